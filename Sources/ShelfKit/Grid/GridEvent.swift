/// Something that happened to a row renderer: for a log that people read. Renderers are named by their numbers.
public enum GridEvent: Hashable, Sendable {
  /// A renderer that had shown no row before was given one.
  case created(cell: Int, row: RowID)
  /// A renderer that had shown another row was taken from the pool.
  case reused(cell: Int, row: RowID)
  /// A row came back to the renderer it had just left, still bound.
  case returned(cell: Int, row: RowID)
  /// A row was made ready that is not on screen yet.
  case prefetched(cell: Int, row: RowID)
  /// A row came on screen that had been made ready.
  case arrived(cell: Int, row: RowID)
  /// A row that had been made ready did not come.
  case prefetchCancelled(cell: Int, row: RowID)
  /// A renderer took the view of a row from another renderer that still held it.
  case adopted(cell: Int, from: Int, row: RowID?)
  /// A renderer remembered the view of a row that another one holds, and let it be.
  case stealPrevented(cell: Int, holder: Int, row: RowID?)
  /// A renderer took the view it remembered, that of a row, away from the one that showed it.
  case lost(cell: Int, holder: Int, row: RowID?)
  /// A frame went on changing under the layout that made it; it is shown as it was after so many passes.
  case unsettled(passes: Int)
}
