/// What the cards of one of several sources show, as positions among the columns of all.
package struct CardColumns: Hashable, Sendable {
  /// The column that heads each card; `nil` if there is none.
  package var title: Int?
  /// The source's own columns, but those that have one value on a whole row, in its own order.
  package var columns: [Int]

  package init(title: Int?, columns: [Int]) {
    self.title = title
    self.columns = columns
  }
}
