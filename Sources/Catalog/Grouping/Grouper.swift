/// Tells on which rows a record stands, by its grouping fields.
struct Grouper: Sendable {
  /// A row, as a record names it.
  struct Target: Hashable, Sendable {
    /// What tells it from other rows of this grouping.
    var id: [UInt8]
    /// What it is known by.
    var key: RowKey
    /// What its header says.
    var title: [UInt8]
  }

  /// What is shown for a missing part of a nested key; its identity is told apart by more than this text.
  static let missingPart = Array(CatalogRow.missingTitle.utf8)
  /// What is shown for a value without a byte.
  static let emptyPart = Array("(empty)".utf8)
  private static let joint = Array(" / ".utf8)

  /// What is shown for a value.
  static func title(of value: ArraySlice<UInt8>) -> [UInt8] { value.isEmpty ? emptyPart : Array(value) }

  /// The columns whose fields it needs, by position, each once.
  let columns: [Int]
  /// For each part of the key, its place in `columns`.
  private let parts: [Int]
  private let grouping: Grouping
  private let separator: [UInt8]?
  private let wholeTitle: [UInt8]

  /// Prepares to group.
  ///
  /// - Parameters:
  ///   - separator: what stands between several values of a field; `nil` if a field is one value.
  ///   - wholeTitle: what the only row is called where nothing groups.
  init(_ grouping: Grouping, separator: [UInt8]?, wholeTitle: [UInt8]) {
    self.grouping = grouping
    self.separator = separator.flatMap { $0.isEmpty ? nil : $0 }
    self.wholeTitle = wholeTitle
    var columns: [Int] = []
    var parts: [Int] = []
    for position in grouping == .member ? [JSONLayout.memberColumn] : grouping.positions {
      let place = columns.firstIndex(of: position)
      if place == nil { columns.append(position) }
      parts.append(place ?? columns.count - 1)
    }
    self.columns = columns
    self.parts = parts
  }

  /// How much of a record decides where it stands.
  var way: RecordPlacer.Way {
    switch grouping {
    case .none: .whole
    case .initial: .initial
    case .member: .value
    case .columns(let positions): positions.count == 1 && separator == nil ? .value : .combination
    }
  }

  /// Whether a record's fields tell where it stands; else that is told by where it stands in the source.
  var isOfFields: Bool { grouping != .member }

  /// The row of an identity, where that is also its title: not for `combination`.
  func target(_ id: [UInt8]) -> Target {
    if case .columns = grouping { return Target(id: id, key: .value(id), title: Self.title(of: id[...])) }
    return Target(id: id, key: .named(id), title: Self.title(of: id[...]))
  }

  /// The rows of a record, each once; none if its value is missing.
  ///
  /// - Parameter fields: the values of `columns`; `nil` for one that is missing.
  /// - Complexity: O(bytes of the fields), times the combinations where several fields are split.
  func targets(_ fields: [ArraySlice<UInt8>?]) -> [Target] {
    switch grouping {
    case .none:
      return [Target(id: wholeTitle, key: .named(wholeTitle), title: wholeTitle)]
    case .initial:
      guard let value = fields[0], let initial = Initial.of(value) else { return [] }
      return [Target(id: initial, key: .named(initial), title: initial)]
    case .member:
      guard let name = fields[0] else { return [] }
      return [Target(id: Array(name), key: .named(Array(name)), title: Self.title(of: name))]
    case .columns:
      let values = parts.map { Self.values(of: fields[$0], separator: separator) }
      if values.count == 1 {
        return values[0].map { Target(id: Array($0), key: .value(Array($0)), title: Self.title(of: $0)) }
      }
      if values.allSatisfy(\.isEmpty) { return [] }
      return Self.combinations(of: values).map(Self.nested)
    }
  }

  /// The values of a field, each once, in order.
  private static func values(of field: ArraySlice<UInt8>?, separator: [UInt8]?) -> [ArraySlice<UInt8>] {
    guard let field else { return [] }
    guard let separator, !field.isEmpty else { return [field] }
    var values: [ArraySlice<UInt8>] = []
    var start = field.startIndex
    var position = start
    while position <= field.endIndex {
      let isEnd = position == field.endIndex
      guard isEnd || field[position...].starts(with: separator) else {
        position += 1
        continue
      }
      let value = trimmed(field[start..<position])
      if !value.isEmpty, !values.contains(value) { values.append(value) }
      if isEnd { break }
      position += separator.count
      start = position
    }
    return values
  }

  private static func trimmed(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let blank = UInt8(ascii: " ")
    var rest = value.drop { $0 == blank }
    while rest.last == blank { rest.removeLast() }
    return rest
  }

  private static func combinations(of values: [[ArraySlice<UInt8>]]) -> [[ArraySlice<UInt8>?]] {
    var combinations: [[ArraySlice<UInt8>?]] = [[]]
    for part in values {
      let choices: [ArraySlice<UInt8>?] = part.isEmpty ? [nil] : part
      combinations = combinations.flatMap { start in choices.map { start + [$0] } }
    }
    return combinations
  }

  /// A nested key. Its bytes have each part's length before it, so that no value can imitate two.
  private static func nested(_ parts: [ArraySlice<UInt8>?]) -> Target {
    var id: [UInt8] = []
    var title: [UInt8] = []
    for (index, part) in parts.enumerated() {
      id += part.map { Array("\($0.count):".utf8) + $0 } ?? [UInt8(ascii: "-")]
      title += (index == 0 ? [] : joint) + (part.map { Self.title(of: $0) } ?? missingPart)
    }
    return Target(id: id, key: .value(id), title: title)
  }
}
