/// An identity as one word of printable ASCII, and back.
extension Identity {
  /// `number:17`, `text:New%20York` or `bytes:00ff`.
  var word: String {
    switch self {
    case .number(let number): "number:\(number)"
    case .text(let text): "text:" + text.utf8.map(Self.escaped).joined()
    case .bytes(let bytes): "bytes:" + bytes.map(Self.hexadecimal).joined()
    }
  }

  /// Reads such a word; `nil` if it is none.
  init?(word: String) {
    guard let colon = word.firstIndex(of: ":") else { return nil }
    let value = Array(word[word.index(after: colon)...].utf8)
    switch word[..<colon] {
    case "number":
      guard let number = Int(String(decoding: value, as: UTF8.self)) else { return nil }
      self = .number(number)
    case "text":
      guard let bytes = Self.unescaped(value), let text = String(validating: bytes, as: UTF8.self) else { return nil }
      self = .text(text)
    case "bytes":
      guard let bytes = Self.bytes(hexadecimal: value) else { return nil }
      self = .bytes(bytes)
    default: return nil
    }
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
      String(UnicodeScalar(byte))
    default: "%" + hexadecimal(byte)
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }

  private static func unescaped(_ text: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      guard rest.count >= 2, let escaped = bytes(hexadecimal: Array(rest.prefix(2))) else { return nil }
      result += escaped
      rest = rest.dropFirst(2)
    }
    return result
  }

  private static func bytes(hexadecimal text: [UInt8]) -> [UInt8]? {
    guard text.count % 2 == 0 else { return nil }
    var result: [UInt8] = []
    for place in stride(from: 0, to: text.count, by: 2) {
      let digits = String(decoding: text[place...place + 1], as: UTF8.self)
      guard !digits.hasPrefix("+"), !digits.hasPrefix("-"), let byte = UInt8(digits, radix: 16) else { return nil }
      result.append(byte)
    }
    return result
  }
}
