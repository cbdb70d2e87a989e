internal import Platform

/// Opening files by the bytes of their paths.
enum OpenFile {
  /// Opens a file for reading only; never waits for the other end of a named pipe. See `open(2)`.
  static func open(_ path: [UInt8], flags: Int32 = 0) throws(SystemError) -> Int32 {
    // A path with a NUL in it names nothing; the call would only see its start.
    if path.contains(0) { throw SystemError(code: ENOENT) }
    let name = path.map { CChar(bitPattern: $0) } + [0]
    while true {
      let descriptor = unsafe Platform.open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | flags)
      if descriptor >= 0 { return descriptor }
      if errno != EINTR { throw SystemError.last }
    }
  }
}
