/// An array whose records begin on lines of their own, where some have lost a bracket or a quote.
struct DamagedLines {
  /// A record as it stands in the text.
  struct Record {
    var range: Range<Int>
    var isDamaged = false
  }

  private(set) var text = Array("[\n".utf8)
  private(set) var records: [Record] = []

  /// Makes a text.
  ///
  /// - Parameter isPretty: whether values stand on lines of their own, indented, in records too.
  init(records count: Int, isPretty: Bool, using generator: inout some RandomNumberGenerator) {
    let indent = ["", "  ", "\t"].randomElement(using: &generator) ?? ""
    let separator =
      [",\n\(indent)", "\n\(indent), ", "\r\n\(indent)", ",\n\n\(indent)"].randomElement(using: &generator) ?? ""
    text += (separator.contains(", ") ? indent + " " : indent).utf8
    for number in 0..<count {
      if number > 0 { text += separator.utf8 }
      let whole = Self.object(depth: 2, indent: isPretty ? "\n\(indent)" : nil, using: &generator)
      var record = Record(range: 0..<0)
      var bytes = Array(whole.utf8)
      // The bracket of the array would be taken for one that the last record lacks.
      if number < count - 1, Int.random(in: 0...2, using: &generator) == 0 {
        let places = bytes.indices.filter { "}]\"".utf8.contains(bytes[$0]) }
        bytes.remove(at: places.randomElement(using: &generator) ?? 0)
        while bytes.last.map({ " \t\r\n".utf8.contains($0) }) ?? false { bytes.removeLast() }
        record.isDamaged = true
      }
      record.range = text.count..<text.count + bytes.count
      records.append(record)
      text += bytes
    }
    text += "\n]\n".utf8
  }

  private static func object(depth: Int, indent: String?, using generator: inout some RandomNumberGenerator) -> String {
    let inner = indent.map { $0 + "  " }
    let members = (0..<Int.random(in: 1...3, using: &generator)).map { number in
      "\(inner ?? "")\"\(["a", "b", "name"][number])\": " + value(depth: depth, indent: inner, using: &generator)
    }
    return "{" + members.joined(separator: ",") + (indent ?? "") + "}"
  }

  private static func value(depth: Int, indent: String?, using generator: inout some RandomNumberGenerator) -> String {
    switch Int.random(in: 0..<(depth > 0 ? 4 : 2), using: &generator) {
    case 0: return "\(Int.random(in: 0...99, using: &generator))"
    case 1: return "\"" + String(repeating: "word ", count: Int.random(in: 0...20, using: &generator)) + "\""
    case 2: return object(depth: depth - 1, indent: indent, using: &generator)
    default:
      let inner = indent.map { $0 + "  " }
      let elements = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        (inner ?? "") + value(depth: depth - 1, indent: inner, using: &generator)
      }
      return "[" + elements.joined(separator: ",") + (elements.isEmpty ? "" : indent ?? "") + "]"
    }
  }
}
