/// A JSON value with its tokens as they were written.
indirect enum JSONNode {
  /// A string with its quotes, a number, or a word.
  case token(String)
  case array([JSONNode])
  case object([Member])

  /// A name with its quotes, and what it names.
  struct Member {
    var name: String
    var value: JSONNode
  }

  /// Reads a text that is one value, with nothing but blanks around it; `nil` if it is anything else (RFC 8259).
  ///
  /// - Complexity: O(n) for n bytes.
  init?(_ bytes: [UInt8]) {
    var reader = JSONNodeReader(bytes)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  /// Whether it is an array or an object without anything in it.
  var isEmpty: Bool {
    switch self {
    case .token: false
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    }
  }

  /// The value on one line; `nil` if something in it nests further.
  var flat: String? {
    switch self {
    case .token(let text): return text
    case .array(let elements):
      let parts = elements.compactMap(\.inner)
      return parts.count == elements.count ? "[" + parts.joined(separator: ", ") + "]" : nil
    case .object(let members):
      let parts = members.compactMap { member in member.value.inner.map { member.name + ": " + $0 } }
      return parts.count == members.count ? "{" + parts.joined(separator: ", ") + "}" : nil
    }
  }

  /// The value inside of a line: a token, or what is empty.
  private var inner: String? {
    if case .token(let text) = self { return text }
    return isEmpty ? flat : nil
  }
}

/// Reads JSON token by token.
private struct JSONNodeReader {
  private let bytes: [UInt8]
  private var place = 0

  /// How deep values may nest.
  private static let deepest = 100

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether nothing but blanks is left.
  var isAtEnd: Bool { bytes[place...].allSatisfy { Self.isBlank($0) } }

  mutating func value(depth: Int) -> JSONNode? {
    guard depth <= Self.deepest else { return nil }
    skipBlanks()
    guard place < bytes.count else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "["):
      return list(until: UInt8(ascii: "]")) { $0.value(depth: depth + 1) }.map { .array($0) }
    case UInt8(ascii: "{"):
      return list(until: UInt8(ascii: "}")) { $0.member(depth: depth + 1) }.map { .object($0) }
    case UInt8(ascii: "\""): return string().map { .token($0) }
    default: return word().map { .token($0) }
    }
  }

  private mutating func member(depth: Int) -> JSONNode.Member? {
    skipBlanks()
    guard let name = string() else { return nil }
    skipBlanks()
    guard take(UInt8(ascii: ":")), let value = value(depth: depth) else { return nil }
    return JSONNode.Member(name: name, value: value)
  }

  /// Parts with commas between them, from the bracket that opens to the one that closes.
  private mutating func list<Part>(until end: UInt8, _ part: (inout JSONNodeReader) -> Part?) -> [Part]? {
    place += 1
    var parts: [Part] = []
    skipBlanks()
    if take(end) { return parts }
    while true {
      guard let one = part(&self) else { return nil }
      parts.append(one)
      skipBlanks()
      if take(end) { return parts }
      guard take(UInt8(ascii: ",")) else { return nil }
    }
  }

  private mutating func string() -> String? {
    let start = place
    guard take(UInt8(ascii: "\"")) else { return nil }
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place += 1
        return String(decoding: bytes[start..<place], as: UTF8.self)
      case UInt8(ascii: "\\"): place += 2
      case 0..<0x20: return nil
      default: place += 1
      }
    }
    return nil
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() -> String? {
    let start = place
    while place < bytes.count, Self.isPartOfWord(bytes[place]) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if ["true", "false", "null"].contains(text) { return text }
    let isNumber =
      bytes[start..<place].allSatisfy { $0 < 0x40 || $0 | 0x20 == UInt8(ascii: "e") } && Double(text) != nil
    return isNumber ? text : nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() {
    while place < bytes.count, Self.isBlank(bytes[place]) { place += 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45].contains(byte)
  }
}
