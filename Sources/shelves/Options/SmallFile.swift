internal import Platform

/// Text files that a person writes by hand: templates.
enum SmallFile {
  /// The most bytes such a file can have; a larger one is a mistake in the name.
  static let limit = 1 << 20

  /// The text of a file.
  ///
  /// - Throws: `UsageError` when it cannot be read, is too large or is no UTF-8.
  static func text(_ path: [UInt8]) throws(UsageError) -> String {
    let name = String(decoding: path, as: UTF8.self)
    var bytes: [UInt8] = []
    do {
      bytes = try read(path)
    } catch {
      throw UsageError("\(name): \(error.text)")
    }
    guard bytes.count <= limit else { throw UsageError("\(name): too large for a template") }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw UsageError("\(name): not UTF-8 text")
    }
    return text
  }

  /// Reads one byte beyond the limit at most; calls that a signal interrupts are made again. Calls `open`, `read`.
  private static func read(_ path: [UInt8]) throws(SystemError) -> [UInt8] {
    let terminated = path.map(CChar.init(bitPattern:)) + [0]
    let descriptor = unsafe open(terminated, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
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
