/// How the bytes of a text are stored, told by their first few.
enum StoredForm: Hashable, Sendable {
  /// As they are.
  case plain
  /// Compressed.
  case gzip, zstd
  /// Two bytes a character, after a byte order mark.
  case utf16(bigEndian: Bool)

  /// The last sixteen are those of frames to be skipped, as `pzstd` puts them before each of zstd's.
  private static let marks: [(mark: [UInt8], form: StoredForm)] =
    [
      // Deflate is the only method of gzip there is.
      ([0x1F, 0x8B, 0x08], .gzip),
      ([0x28, 0xB5, 0x2F, 0xFD], .zstd),
      // UTF-32 begins as UTF-16 does, and is not decoded.
      ([0xFF, 0xFE, 0, 0], .plain),
      ([0xFE, 0xFF], .utf16(bigEndian: true)),
      ([0xFF, 0xFE], .utf16(bigEndian: false)),
    ] + (0x50...0x5F).map { ([$0, 0x2A, 0x4D, 0x18], .zstd) }

  /// The longest mark, in bytes.
  static let longestMark = 4

  /// Looks at the start of a text; `nil` if only more bytes can tell.
  ///
  /// - Parameter isAll: whether no more bytes will come.
  static func sniff(_ start: [UInt8], isAll: Bool) -> StoredForm? {
    if !isAll, marks.contains(where: { $0.mark.count > start.count && $0.mark.starts(with: start) }) { return nil }
    return marks.first { start.starts(with: $0.mark) }?.form ?? .plain
  }

  /// Whether it is a compression, inside of which is a text that may be stored in another form again.
  var isCompressed: Bool { self == .gzip || self == .zstd }

  /// The name endings of compressed files, in lower case.
  static let compressedExtensions: Set<String> = ["gz", "zst"]
}
