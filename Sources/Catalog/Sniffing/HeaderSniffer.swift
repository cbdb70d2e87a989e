/// Tells whether the first record of a sample names the columns.
enum HeaderSniffer {
  /// Looks at the records of a sample.
  ///
  /// A column that the user asks for by name and that the first record holds settles it. Else a number over numbers is
  /// data, unless the first ones count up by one, as years do, and so is a date over dates; a name over numbers is a
  /// header; a first field that comes again as values do is data, as is a first record without a value. A first record
  /// that comes again whole is a header that was joined in, and says nothing.
  /// Without any of this a table has a header, and text cut at an unusual delimiter has none; nor has text that may be
  /// no table, such as what another program printed, unless all of the first record could be names.
  ///
  /// - Parameter isTable: whether the user or the name of the file says that it is a table.
  /// - Complexity: O(fields of the sample).
  static func hasHeader(
    _ records: [FieldSplitter.Record], isUsualDelimiter: Bool, isTable: Bool, asked: AskedColumns = AskedColumns()
  ) -> Bool {
    guard let first = records.first?.fields, first.contains(where: { $0 != .missing }) else { return false }
    if asked.areNamed(in: first) { return true }
    var rest = Array(records.dropFirst())
    if first.count > 1, first.allSatisfy(canBeName), rest.contains(where: { $0.fields != first }) {
      rest.removeAll { $0.fields == first }
    }
    var numbers: [Int] = []
    var namesOverNumbers = 0
    var recurs = false
    for (position, field) in first.enumerated() {
      guard case .bytes(let name) = field else { continue }
      let column = ValuesBelow(name: name, position: position, in: rest)
      if NumberText.isNumber(name) {
        if column.areNumbers { numbers.append(position) }
      } else if column.areNumbers, column.count > 0, !NumberText.isPlaceholder(name) {
        namesOverNumbers += 1
      } else if column.shareOutline {
        return false
      } else if column.recursAsValue {
        recurs = true
      }
    }
    if !numbers.isEmpty, !areYears(numbers, of: first, over: rest) { return false }
    if namesOverNumbers > 0 { return true }
    return isUsualDelimiter && !recurs && (isTable || first.allSatisfy { $0 == .missing || isNamelike($0) })
  }

  /// Whether a field begins as names do: a record that comes again with a path, a date or nothing in it is one like others.
  private static func canBeName(_ field: Field) -> Bool {
    guard case .bytes(let name) = field, let first = name.first(where: { $0 != UInt8(ascii: " ") }) else {
      return false
    }
    return first >= 0x80 || first == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20)
  }

  /// Whether a field begins as names do, perhaps behind a sign: `#genre`, `% done`.
  private static func isNamelike(_ field: Field) -> Bool {
    guard case .bytes(let name) = field else { return false }
    let signs = Array("#%@$*([ ".utf8)
    return canBeName(.bytes(Array(name.drop(while: signs.contains))))
  }

  /// Whether numbers of a first record are a run of years, over records that are none themselves.
  private static func areYears(
    _ columns: [Int], of first: [Field], over rest: [FieldSplitter.Record]
  ) -> Bool {
    guard let years = run(columns, of: first), years >= 1000, years < 3000 else { return false }
    return !rest.contains { run(columns, of: $0.fields) != nil }
  }

  /// Where fields begin that count up by one; `nil` if they do not.
  private static func run(_ columns: [Int], of fields: [Field]) -> Int? {
    guard columns.count >= 2 else { return nil }
    let numbers = columns.map { fields.indices.contains($0) ? Int(fields[$0].text) : nil }
    guard let start = numbers[0] else { return nil }
    for (distance, number) in numbers.enumerated() where number != start &+ distance { return nil }
    return start
  }
}
