/// A column that items are ordered by.
package struct SortKey: Hashable, Sendable {
  /// The column, as the user named it: its name or 1-based number.
  package var column: String
  /// Whether the largest come first.
  package var descending: Bool

  package init(column: String, descending: Bool = false) {
    self.column = column
    self.descending = descending
  }
}
