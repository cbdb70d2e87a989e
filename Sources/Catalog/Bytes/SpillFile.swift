internal import Platform

/// A file without a name that keeps what a stream has delivered; it is gone with the process.
enum SpillFile {
  /// Makes one, in the first folder for temporary files that takes it. See `mkstemp(3)`.
  static func make() throws(SystemError) -> FileBytes {
    var folders = ["/tmp", "/var/tmp"]
    if let given = unsafe getenv("TMPDIR") {
      folders.insert(unsafe String(cString: given), at: 0)
    }
    var failure = SystemError(code: ENOENT)
    for folder in folders {
      var template = Array("\(folder)/shelves-XXXXXX".utf8CString)
      let descriptor = unsafe template.withUnsafeMutableBufferPointer { buffer -> Int32 in
        guard let path = buffer.baseAddress else { return -1 }
        let descriptor = unsafe mkstemp(path)
        if descriptor >= 0 { _ = unsafe unlink(path) }
        return descriptor
      }
      if descriptor >= 0 {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return FileBytes(descriptor: descriptor)
      }
      failure = SystemError.last
    }
    throw failure
  }
}
