/// Tells on which rows records stand, by the values of some of their columns.
struct RecordPlacer: Sendable {
  /// What has to be looked at of a record.
  enum Way: Sendable {
    /// Nothing: all records stand on one row.
    case whole
    /// A value that is the row.
    case value
    /// The first letter of a value.
    case initial
    /// Values together, each combination of which is asked about once.
    case combination
  }

  /// Where records stand.
  let grouper: Grouper
  /// The columns whose values are needed, by position, each once.
  let columns: [Int]
  /// How it is found out.
  let way: Way
  /// How many fields a record should have; `nil` if any number is right.
  let expectedWidth: Int?
  private let filter: RowFilter

  /// Prepares to place records.
  ///
  /// - Parameter filter: which records stand on a row at all.
  init(grouper: Grouper, filter: RowFilter, expectedWidth: Int?) {
    self.grouper = grouper
    self.filter = filter
    self.expectedWidth = expectedWidth
    columns = grouper.columns + filter.columns.filter { !grouper.columns.contains($0) }
    way = filter.isEmpty ? grouper.way : .combination
  }

  /// The rows that a combination of values stands on; empty if its value is missing, `nil` if it is left out.
  ///
  /// - Parameter values: those of `columns`; `nil` for one that is missing.
  func targets(_ values: [ArraySlice<UInt8>?]) -> [Grouper.Target]? {
    let passes = filter.passes { column in columns.firstIndex(of: column).flatMap { values[$0] } }
    return passes ? grouper.targets(Array(values.prefix(grouper.columns.count))) : nil
  }
}
