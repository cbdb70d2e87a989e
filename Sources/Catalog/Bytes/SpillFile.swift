internal import CFiles
internal import Platform

/// A file without a name that keeps what a stream has delivered; it is gone with the process.
struct SpillFile: Sendable {
  /// Its bytes, to be read and added to.
  let bytes: FileBytes
  /// The folder it was made in, for a person.
  let folder: String

  /// Makes one, in the first folder for temporary files that takes it. See `mkstemp(3)`.
  static func make() throws(SystemError) -> SpillFile {
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
        return SpillFile(bytes: FileBytes(descriptor: descriptor), folder: folder)
      }
      failure = SystemError.last
    }
    throw failure
  }

  /// Gives a part of it back to the file system; false where that takes nothing back. Its ends are multiples of a block.
  func giveBack(_ part: Range<Int>) -> Bool {
    cfiles_give_back(bytes.descriptor, off_t(part.lowerBound), off_t(part.count)) == 0
  }

  /// What its file system has; `nil` if that does not say. See `fstatvfs(3)`.
  var space: DiskSpace? {
    var status = statvfs()
    guard unsafe fstatvfs(bytes.descriptor, &status) == 0, status.f_blocks > 0 else { return nil }
    let unit = Int(clamping: status.f_frsize)
    return DiskSpace(
      free: DiskSpace.bytes(Int(clamping: status.f_bavail), of: unit),
      total: DiskSpace.bytes(Int(clamping: status.f_blocks), of: unit))
  }
}
