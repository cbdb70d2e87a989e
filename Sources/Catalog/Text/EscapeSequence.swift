/// The escape sequences of ECMA-48, as far as one must know them to pass over them.
package enum EscapeSequence {
  /// Where the sequence that starts at a place ends; `nil` if it has not ended yet.
  package static func end(of bytes: [UInt8], from start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "["):
      // Parameters and intermediates, then a final byte; anything else ends it before.
      var place = start + 2
      while place < bytes.count, (0x20...0x3F).contains(bytes[place]) { place += 1 }
      guard place < bytes.count else { return nil }
      return (0x40...0x7E).contains(bytes[place]) ? place + 1 : place
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      // A string: it ends with BEL or ST.
      var place = start + 2
      while place < bytes.count {
        if bytes[place] == 0x07 { return place + 1 }
        if bytes[place] == 0x1B {
          guard place + 1 < bytes.count else { return nil }
          return bytes[place + 1] == UInt8(ascii: "\\") ? place + 2 : place
        }
        place += 1
      }
      return nil
    case 0x20...0x2F:
      var place = start + 2
      while place < bytes.count, (0x20...0x2F).contains(bytes[place]) { place += 1 }
      return place < bytes.count ? place + 1 : nil
    default: return start + 2
    }
  }

  /// Text without its sequences; one that does not end takes the rest with it.
  ///
  /// - Complexity: O(n) for n bytes.
  package static func stripped(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x1B) else { return bytes }
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] == 0x1B {
        guard let end = end(of: bytes, from: place) else { break }
        place = end
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return result
  }

  /// The same, line by line: a sequence that does not end takes the rest of its line with it.
  static func strippedLines(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x1B) else { return bytes }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return Array(lines.map { stripped(Array($0)) }.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// The parameters of a sequence that sets how text looks; `nil` for any other. A parameter left out is 0.
  package static func graphicRendition(_ sequence: ArraySlice<UInt8>) -> [Int]? {
    guard sequence.last == UInt8(ascii: "m"), sequence.starts(with: [0x1B, UInt8(ascii: "[")]) else { return nil }
    let inside = sequence.dropFirst(2).dropLast()
    guard inside.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    return inside.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).flatMap { part in
      part.split(separator: UInt8(ascii: ":")).map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
        + (part.isEmpty ? [0] : [])
    }
  }
}
