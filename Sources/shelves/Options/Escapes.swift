/// Escapes that people type where a shell would pass them on: `-d '\t'`.
enum Escapes {
  /// The bytes with `\t`, `\n`, `\r`, `\0`, `\\` and `\xHH` resolved; any other backslash stands for itself.
  ///
  /// Complexity: O(n) for n bytes.
  static func resolve(_ bytes: [UInt8]) -> [UInt8] {
    var resolved: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let (value, length) = escape(rest) else {
        resolved.append(byte)
        continue
      }
      resolved.append(value)
      rest = rest.dropFirst(length)
    }
    return resolved
  }

  /// The byte that an escape stands for and its length, the backslash left out.
  private static func escape(_ rest: ArraySlice<UInt8>) -> (UInt8, Int)? {
    switch rest.first {
    case UInt8(ascii: "t"): return (0x09, 1)
    case UInt8(ascii: "n"): return (0x0A, 1)
    case UInt8(ascii: "r"): return (0x0D, 1)
    case UInt8(ascii: "0"): return (0x00, 1)
    case UInt8(ascii: "\\"): return (UInt8(ascii: "\\"), 1)
    case UInt8(ascii: "x"):
      let digits = rest.dropFirst().prefix(2).compactMap(hexValue)
      guard digits.count == 2 else { return nil }
      return (digits[0] << 4 | digits[1], 3)
    default: return nil
    }
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
