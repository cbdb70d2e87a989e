internal import Platform

/// Text files of a size that a person writes by hand: templates, themes, the configuration, and what is kept between runs.
enum SmallFile {
  /// The most bytes such a file can have; a larger one is a mistake in the name.
  static let limit = 1 << 20

  /// Whether there is something of that name, or may be. Not where there is nothing, nor in a folder that is closed to this
  /// user: the home of whoever called `su`, for one.
  ///
  /// Calls `access`, which needs no permission on the file itself.
  static func isThere(_ path: [UInt8]) -> Bool {
    unsafe access(path.map(CChar.init(bitPattern:)) + [0], F_OK) == 0 || ![ENOENT, ENOTDIR, EACCES].contains(errno)
  }

  /// The text of a file.
  ///
  /// - Parameters:
  ///   - onlyRegular: whether a pipe, which nobody may ever write to, or a device is refused.
  ///   - shown: what messages call the file, if not by its path.
  /// - Throws: `UsageError` when it cannot be read, is too large or is no UTF-8.
  static func text(_ path: [UInt8], onlyRegular: Bool = false, shownAs shown: String? = nil) throws(UsageError)
    -> String
  {
    let name = shown ?? String(decoding: path, as: UTF8.self)
    var found: [UInt8]?
    do {
      found = try read(path, onlyRegular: onlyRegular)
    } catch {
      throw UsageError("\(name): \(error.text)")
    }
    guard let bytes = found else { throw UsageError("\(name): not a regular file") }
    guard bytes.count <= limit else { throw UsageError("\(name): more than \(limit) bytes") }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw UsageError("\(name): not UTF-8 text")
    }
    return text
  }

  /// Reads one byte beyond the limit at most; calls that a signal interrupts are made again. `nil` for what was to be a
  /// regular file, and is none. Calls `open`, `fstat` and `read`.
  private static func read(_ path: [UInt8], onlyRegular: Bool) throws(SystemError) -> [UInt8]? {
    let terminated = path.map(CChar.init(bitPattern:)) + [0]
    // Opening a pipe would wait for somebody who writes.
    let descriptor = unsafe open(terminated, O_RDONLY | O_CLOEXEC | (onlyRegular ? O_NONBLOCK : 0))
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    if onlyRegular {
      var status = stat()
      guard unsafe fstat(descriptor, &status) == 0 else { throw SystemError.last }
      guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = unsafe part.withUnsafeMutableBytes { buffer in
        unsafe Platform.read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count == 0 { break }
      if count > 0 {
        bytes.append(contentsOf: part[..<count])
      } else if errno != EINTR {
        throw SystemError.last
      }
    }
    return bytes
  }
}
