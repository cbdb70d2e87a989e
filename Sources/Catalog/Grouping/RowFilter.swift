/// Lets through the records that stand on chosen rows of other groupings.
struct RowFilter: Sendable {
  private let choices: [(grouper: Grouper, key: RowKey)]

  /// Prepares to choose.
  ///
  /// - Parameters:
  ///   - separator: what stands between several values of a field.
  ///   - wholeTitle: what the only row is called where nothing groups.
  init(_ choices: [RowChoice], separator: [UInt8]?, wholeTitle: [UInt8]) {
    self.choices = choices.map { choice in
      (Grouper(choice.grouping, separator: separator, wholeTitle: wholeTitle), choice.key)
    }
  }

  /// Whether every record passes.
  var isEmpty: Bool { choices.isEmpty }

  /// The columns whose fields it needs, by position, each once.
  var columns: [Int] {
    var columns: [Int] = []
    for column in choices.flatMap(\.grouper.columns) where !columns.contains(column) { columns.append(column) }
    return columns
  }

  /// Whether a record stands on all of the chosen rows.
  ///
  /// - Parameter field: gives the record's value of a column; `nil` if it has none.
  func passes(_ field: (Int) -> ArraySlice<UInt8>?) -> Bool {
    choices.allSatisfy { choice in
      let targets = choice.grouper.targets(choice.grouper.columns.map(field))
      return choice.key == .missing ? targets.isEmpty : targets.contains { $0.key == choice.key }
    }
  }
}
