/// Strings as JSON writes them (RFC 8259).
enum JSONText {
  /// Appends a quoted string.
  ///
  /// What is no UTF-8 becomes U+FFFD, since JSON has no bytes. Controls beyond ASCII are escaped as well, although
  /// JSON does not ask for it: so no terminal obeys a line of output.
  ///
  /// Complexity: O(n) for n bytes.
  static func append(_ text: [UInt8], to output: inout [UInt8]) {
    // Most texts have nothing in them that is written otherwise.
    if text.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != quote && $0 != backslash }) {
      output.append(quote)
      output.append(contentsOf: text)
      output.append(quote)
      return
    }
    var quoted: [UInt8] = [quote]
    quoted.reserveCapacity(text.count + 2)
    TextBytes.walk(text) { byte in
      switch byte {
      case quote, backslash: quoted.append(contentsOf: [backslash, byte])
      case 0x09: quoted.append(contentsOf: [backslash, UInt8(ascii: "t")])
      case 0x0A: quoted.append(contentsOf: [backslash, UInt8(ascii: "n")])
      case 0x0D: quoted.append(contentsOf: [backslash, UInt8(ascii: "r")])
      case 0x00...0x1F, 0x7F: quoted.append(contentsOf: escape(UInt32(byte)))
      default: quoted.append(byte)
      }
    } other: { scalar in
      if TextBytes.isControl(scalar) {
        quoted.append(contentsOf: escape(scalar.value))
      } else {
        quoted.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
      }
    }
    quoted.append(quote)
    output.append(contentsOf: quoted)
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// `\u001b`; every control stands in the first plane, so four digits are enough.
  private static func escape(_ value: UInt32) -> [UInt8] {
    let digits = String(value, radix: 16)
    return Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
  }
}
