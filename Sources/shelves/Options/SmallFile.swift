internal import Platform

/// Text files of a size that a person writes by hand: templates, and what is kept between runs.
enum SmallFile {
  /// The most bytes such a file can have; a larger one is a mistake in the name.
  static let limit = 1 << 20

  /// The text of a file.
  ///
  /// - Parameter onlyRegular: whether a pipe, which nobody may ever write to, or a device is refused.
  /// - Throws: `UsageError` when it cannot be read, is too large or is no UTF-8.
  static func text(_ path: [UInt8], onlyRegular: Bool = false) throws(UsageError) -> String {
    let name = String(decoding: path, as: UTF8.self)
    var found: [UInt8]?
    do {
      found = try read(path, onlyRegular: onlyRegular)
    } catch {
      throw UsageError("\(name): \(error.text)")
    }
    guard let bytes = found else { throw UsageError("\(name): not a regular file") }
    guard bytes.count <= limit else { throw UsageError("\(name): too large for a template") }
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
