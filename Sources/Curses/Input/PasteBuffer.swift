/// Collects pasted text until its end.
struct PasteBuffer {
  private var bytes: [UInt8] = []
  /// Up to here the mark of the end was looked for.
  private var searched = 0

  /// A paste longer than this, in bytes, is handed over in pieces.
  static let largestPiece = 16 << 20
  private static let endMark: [UInt8] = Array("\u{1B}[201~".utf8)

  /// Adds bytes.
  mutating func append(_ more: ArraySlice<UInt8>) { bytes.append(contentsOf: more) }

  /// The text and what came after it, if the end has come.
  mutating func takeEnd() -> (text: [UInt8], rest: [UInt8])? {
    let mark = Self.endMark
    while searched + mark.count <= bytes.count {
      if bytes[searched] == mark[0], bytes[searched..<(searched + mark.count)].elementsEqual(mark) {
        return (Array(bytes[..<searched]), Array(bytes[(searched + mark.count)...]))
      }
      searched += 1
    }
    return nil
  }

  /// What may be handed over already, if there is too much to keep.
  mutating func takePiece() -> [UInt8]? {
    guard searched >= Self.largestPiece else { return nil }
    defer {
      bytes.removeFirst(searched)
      searched = 0
    }
    return Array(bytes[..<searched])
  }
}
