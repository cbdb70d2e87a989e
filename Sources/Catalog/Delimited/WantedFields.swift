/// Which delimiters of a record have to be found to know where some of its fields are.
///
/// A field stands between two delimiters, so it wants the one before it and the one after it.
struct WantedFields: Sendable {
  /// Where a field begins and ends: places in `delimiters`; `nil` for the record's own start.
  struct Bounds: Sendable {
    var before: Int?
    var after: Int
  }

  /// The delimiters, by number within the record, ascending.
  let delimiters: [UInt32]
  /// The fields, in the order in which they were asked for.
  let bounds: [Bounds]

  /// Finds out for fields by position.
  init(_ columns: [Int]) {
    let delimiters = Set(columns.flatMap { [$0 - 1, $0] }).filter { $0 >= 0 }.sorted()
    self.delimiters = delimiters.map { UInt32(clamping: $0) }
    bounds = columns.map { column in
      Bounds(
        before: column == 0 ? nil : delimiters.firstIndex(of: column - 1),
        after: delimiters.firstIndex(of: column) ?? 0)
    }
  }
}
