/// What a column is asked for.
package enum ColumnUse: Hashable, Sendable {
  /// Its values make the rows.
  case grouping
  /// It heads each card.
  case title
  /// The items of each row are ordered by it.
  case order
}

extension Arrangement {
  /// This arrangement without the optional columns that a source does not have. Complexity: O(n) for n columns.
  func fitted(to columns: [Column]) -> Arrangement {
    var fitted = self
    func isMissing(_ name: String) -> Bool { ColumnNames.position(of: name, in: columns) == nil }
    if optional.contains(.grouping) { fitted.groupBy.removeAll(where: isMissing) }
    if optional.contains(.title), let title, isMissing(title) { fitted.title = nil }
    if optional.contains(.order) { fitted.sort.removeAll { isMissing($0.column) } }
    return fitted
  }

  /// Whether it makes no sense for a source without columns.
  var needsColumns: Bool {
    (!groupBy.isEmpty && !optional.contains(.grouping)) || (title != nil && !optional.contains(.title))
  }
}
