/// JSON texts with what is easily cut wrong: brackets and quotes in strings, blanks anywhere, values in values.
struct RandomJSON {
  /// How the records stand in a text.
  enum Style: CaseIterable { case array, lines, values, members }

  /// A record as it was put into the text.
  struct Record: Equatable {
    var raw: [UInt8]
    var start: Int
    var line: Int
    /// The name of the array it stands in.
    var member: [UInt8]?
  }

  private(set) var text: [UInt8] = []
  private(set) var records: [Record] = []
  private var member: [UInt8]?

  /// Makes a text.
  init(_ style: Style, records count: Int, using generator: inout some RandomNumberGenerator) {
    let mayBreak = style != .lines
    switch style {
    case .lines:
      for _ in 0..<count {
        if Bool.random(using: &generator) { add("\n") }
        add(record: Self.value(depth: 3, mayBreak: false, using: &generator))
        add(Bool.random(using: &generator) ? "\n" : "\r\n")
      }
    case .values:
      for _ in 0..<count {
        add(record: Self.object(depth: 3, mayBreak: true, using: &generator))
        add(Self.blank(mayBreak, using: &generator))
      }
    case .array:
      addArray(count, using: &generator)
    case .members:
      add("{")
      for name in 0..<3 {
        add(name == 0 ? "" : "," + Self.blank(true, using: &generator))
        add("\"m\(name)\"" + Self.blank(true, using: &generator) + ":" + Self.blank(true, using: &generator))
        member = Array("m\(name)".utf8)
        addArray(count / 3 + 1, using: &generator)
        member = nil
      }
      add("}\n")
    }
  }

  /// The text with some bytes changed, added or taken out.
  func damaged(using generator: inout some RandomNumberGenerator) -> [UInt8] {
    let special = Array("\"\\{}[],:\n\r\t a1-.etfu\u{E9}".utf8) + [0, 0xFF, 0xD8, 0x01]
    var bytes = text
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      let byte = special.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes[place] = byte
      case 1: bytes.insert(byte, at: place)
      default: bytes.remove(at: place)
      }
    }
    return bytes
  }

  private mutating func addArray(_ count: Int, using generator: inout some RandomNumberGenerator) {
    add("[" + Self.blank(true, using: &generator))
    for number in 0..<count {
      if number > 0 { add(Self.blank(true, using: &generator) + "," + Self.blank(true, using: &generator)) }
      add(record: Self.value(depth: 3, mayBreak: true, using: &generator))
    }
    add(Self.blank(true, using: &generator) + "]")
  }

  private mutating func add(_ string: String) { text += string.utf8 }

  private mutating func add(record: String) {
    let line = text.count { $0 == 0x0A } + 1
    records.append(Record(raw: Array(record.utf8), start: text.count, line: line, member: member))
    add(record)
  }

  private static func blank(_ mayBreak: Bool, using generator: inout some RandomNumberGenerator) -> String {
    let blanks = mayBreak ? ["", "", "", " ", "\n", "\r\n  ", "\t"] : ["", "", " ", "\t"]
    return blanks.randomElement(using: &generator) ?? ""
  }

  /// Any value.
  static func value(depth: Int, mayBreak: Bool, using generator: inout some RandomNumberGenerator) -> String {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &generator) {
    case 0: return "null"
    case 1: return Bool.random(using: &generator) ? "true" : "false"
    case 2:
      return ["0", "-1", "12.50", "1e9", "-0.1E-20", "123456789012345678901234567890"]
        .randomElement(using: &generator) ?? "0"
    case 3, 4: return string(using: &generator)
    case 5:
      let inner = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        let gap = blank(mayBreak, using: &generator)
        return gap + value(depth: depth - 1, mayBreak: mayBreak, using: &generator)
      }
      return "[" + inner.joined(separator: ",") + blank(mayBreak, using: &generator) + "]"
    default: return object(depth: depth, mayBreak: mayBreak, using: &generator)
    }
  }

  /// An object with few names, some of which come twice, and a few that are rare.
  static func object(depth: Int, mayBreak: Bool, using generator: inout some RandomNumberGenerator) -> String {
    let names = ["a", "b", "\\u0061", "a name that is longer than sixteen bytes", "", "c.d", "\u{E9}"]
    let rare = "rare \(Int.random(in: 0..<60, using: &generator))"
    let members = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      let gaps = (0..<3).map { _ in blank(mayBreak, using: &generator) }
      let name = Int.random(in: 0..<9, using: &generator) == 0 ? rare : names.randomElement(using: &generator) ?? ""
      let value = value(depth: depth - 1, mayBreak: mayBreak, using: &generator)
      return "\(gaps[0])\"\(name)\"\(gaps[1]):\(gaps[2])\(value)"
    }
    return "{" + members.joined(separator: ",") + blank(mayBreak, using: &generator) + "}"
  }

  private static func string(using generator: inout some RandomNumberGenerator) -> String {
    let pieces = [
      "x", "word ", "{", "}", "[", "]", ",", ":", "\\\"", "\\\\", "\\n", "\\/", "\\u00e9", "\\ud83d\\ude00", "\\ud83d",
      "\u{E9}", "\u{1F600}", "a text that is long enough to fill a block of sixty-four bytes and more than that",
    ]
    let count = Int.random(in: 0...5, using: &generator)
    return "\"" + (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined() + "\""
  }
}
