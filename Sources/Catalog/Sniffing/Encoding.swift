/// What can be told of the encoding of a text from its first bytes.
enum Encoding: Hashable, Sendable {
  /// UTF-8, or bytes that are nearly so.
  case bytes
  /// Two bytes a character, without a mark that says so: guessed.
  case utf16(bigEndian: Bool)
  /// Four bytes a character, after a byte order mark.
  case utf32

  /// Looks at the first bytes.
  ///
  /// Text in UTF-16 whose letters are mostly Latin has a NUL in every other byte, always the same half; a
  /// file of bytes with some NULs in it does not.
  static func sniff(_ bytes: [UInt8]) -> Encoding {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return .utf32 }
    let looked = min(bytes.count, 4096) & ~1
    guard looked >= 4 else { return .bytes }
    var nuls = (even: 0, odd: 0)
    for index in stride(from: 0, to: looked, by: 2) {
      if bytes[index] == 0 { nuls.even += 1 }
      if bytes[index + 1] == 0 { nuls.odd += 1 }
    }
    let pairs = looked / 2
    if nuls.even * 10 > pairs * 6, nuls.odd * 10 < pairs { return .utf16(bigEndian: true) }
    if nuls.odd * 10 > pairs * 6, nuls.even * 10 < pairs { return .utf16(bigEndian: false) }
    return .bytes
  }
}
