/// A wish to move the focus.
public enum Move: Hashable, Sendable {
  /// So many items to the left: back, in a row from left to right.
  case left(Int)
  /// So many items to the right: on, in a row from left to right.
  case right(Int)
  /// So many rows up.
  case up(Int)
  /// So many rows down.
  case down(Int)
  /// To the first item of the row.
  case rowStart
  /// To the last item of the row.
  case rowEnd
  /// To the first row.
  case firstRow
  /// To the last row.
  case lastRow
  /// To the row at a place, from 0.
  case row(Int)
  /// To an item of any row.
  case item(IndexPath)
}

/// Which item gets the focus when it moves to another row.
public enum VerticalFocus: String, Hashable, Sendable, CaseIterable {
  /// The one that had it last in that row.
  case memory
  /// The one nearest to the place on screen of the one that had it.
  case column
}
