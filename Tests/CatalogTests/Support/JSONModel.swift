/// The rules of JSON once more, as slow and plain as can be, with what is lenient here: any bytes may stand in strings
/// that are no controls, and any four digits behind `\u`.
struct JSONModel {
  /// A value.
  indirect enum Value {
    case null
    /// As a field shows it.
    case text([UInt8])
    case array([Value], compact: [UInt8])
    case object([(name: [UInt8], value: Value)], compact: [UInt8])
  }

  private struct Fault: Error {}

  private var rest: ArraySlice<UInt8>

  /// Reads a text that is one value; `nil` if it is not.
  static func read(_ text: [UInt8]) -> Value? {
    var model = JSONModel(rest: text[...])
    guard let value = try? model.value(), model.skipBlanks() == nil else { return nil }
    return value
  }

  /// The leaves below a record, by their names joined with dots. Of a name that comes twice the last one holds.
  static func leaves(_ value: Value) -> [[UInt8]: [UInt8]] {
    var leaves: [[UInt8]: [UInt8]] = [:]
    switch value {
    case .array(let elements, _):
      for (place, element) in elements.enumerated() { add(element, [Array(String(place + 1).utf8)], &leaves) }
    case .object(let members, _): for (name, member) in last(members) { add(member, [name], &leaves) }
    default: add(value, [Array("value".utf8)], &leaves)
    }
    return leaves
  }

  private static func add(_ value: Value, _ path: [[UInt8]], _ leaves: inout [[UInt8]: [UInt8]]) {
    switch value {
    case .null: break
    case .text(let text): leaves[Array(path.joined(separator: [0]))] = text
    case .array(_, let compact): leaves[Array(path.joined(separator: [0]))] = compact
    case .object(let members, let compact):
      if members.isEmpty || path.count == 8 { return leaves[Array(path.joined(separator: [0]))] = compact }
      for (name, member) in last(members) { add(member, path + [name], &leaves) }
    }
  }

  private static func last(_ members: [(name: [UInt8], value: Value)]) -> [(name: [UInt8], value: Value)] {
    members.enumerated().filter { place, member in
      !members[(place + 1)...].contains { $0.name == member.name }
    }.map(\.element)
  }

  private mutating func skipBlanks() -> UInt8? {
    rest = rest.drop { " \t\r\n".utf8.contains($0) }
    return rest.first
  }

  private mutating func value() throws -> Value {
    guard let first = skipBlanks() else { throw Fault() }
    let start = rest.startIndex
    switch first {
    case 0x7B:
      return try container(0x7D) { model in
        guard model.skipBlanks() == 0x22 else { throw Fault() }
        let name = try model.string()
        try model.take(0x3A)
        return (name, try model.value())
      }
    case 0x5B: return try container(0x5D) { model in ([], try model.value()) }
    case 0x22: return .text(try string())
    default:
      let token = Array(rest.prefix { !" \t\r\n,]}[{:\"".utf8.contains($0) })
      rest = rest[(start + token.count)...]
      if token == Array("null".utf8) { return .null }
      let isWord = token == Array("true".utf8) || token == Array("false".utf8)
      guard isWord || Self.isNumber(token) else { throw Fault() }
      return .text(token)
    }
  }

  private mutating func container(
    _ end: UInt8, _ member: (inout JSONModel) throws -> ([UInt8], Value)
  ) throws -> Value {
    let start = rest
    rest = rest.dropFirst()
    var members: [(name: [UInt8], value: Value)] = []
    if skipBlanks() != end {
      repeat { members.append(try member(&self)) } while try takesComma(before: end)
    }
    try take(end)
    let compact = Self.compact(start[..<rest.startIndex])
    return end == 0x7D ? .object(members, compact: compact) : .array(members.map(\.value), compact: compact)
  }

  private mutating func takesComma(before end: UInt8) throws -> Bool {
    switch skipBlanks() {
    case end: return false
    case 0x2C: try take(0x2C)
    default: throw Fault()
    }
    return true
  }

  private mutating func take(_ byte: UInt8) throws {
    guard skipBlanks() == byte else { throw Fault() }
    rest = rest.dropFirst()
  }

  private mutating func string() throws -> [UInt8] {
    rest = rest.dropFirst()
    var units: [UInt16] = []
    var text: [UInt8] = []
    // Units that stand side by side may be pairs.
    func flush() { text += String(decoding: units, as: UTF16.self).utf8; units = [] }
    while let byte = rest.first {
      rest = rest.dropFirst()
      if byte != 0x5C || rest.first != 0x75 { flush() }
      switch byte {
      case 0x22: return text
      case 0..<0x20: throw Fault()
      case 0x5C:
        guard let letter = rest.first else { throw Fault() }
        rest = rest.dropFirst()
        let plain = zip("\"\\/bfnrt".utf8, [0x22, 0x5C, 0x2F, 8, 12, 10, 13, 9] as [UInt8]).first { $0.0 == letter }
        if let plain { text.append(plain.1); continue }
        let digits = String(decoding: rest.prefix(4), as: UTF8.self)
        guard letter == 0x75, digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
          let unit = UInt16(digits, radix: 16)
        else { throw Fault() }
        rest = rest.dropFirst(4)
        units.append(unit)
      default: text.append(byte)
      }
    }
    throw Fault()
  }

  private static func isNumber(_ token: [UInt8]) -> Bool {
    String(decoding: token, as: UTF8.self).wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil
  }

  private static func compact(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var compact: [UInt8] = []
    var quoted = false
    var escaped = false
    for byte in text {
      if !quoted, " \t\r\n".utf8.contains(byte) { continue }
      compact.append(byte)
      if byte == 0x22, !escaped { quoted.toggle() }
      escaped = byte == 0x5C && !escaped
    }
    return compact
  }
}
