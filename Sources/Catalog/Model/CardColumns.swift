/// What one of several sources has to show, as positions among the columns of all.
package struct CardColumns: Hashable, Sendable {
  /// The column that heads each card; `nil` if there is none.
  package var title: Int?
  /// All of the source's own columns, in its own order.
  package var own: [Int]
  /// The same, but those that have one value on a whole row: what is left for its cards.
  package var columns: [Int]

  package init(title: Int?, own: [Int], columns: [Int]) {
    self.title = title
    self.own = own
    self.columns = columns
  }
}
