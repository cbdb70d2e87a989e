/// Something that happened to a row renderer: for a log that people read.
public enum GridEvent: Hashable, Sendable {
  /// A renderer was made for a row.
  case created(cell: Int, row: RowID)
  /// A renderer that had shown another row was taken from the pool.
  case reused(cell: Int, row: RowID)
  /// A row came back to the renderer it had just left, still bound.
  case returned(cell: Int, row: RowID)
  /// A renderer took a row's view from another one that still held it.
  case adopted(cell: Int, from: Int)
  /// A renderer remembered a view that another one holds, and let it be.
  case stealPrevented(cell: Int, holder: Int)
  /// A renderer took the view it remembered away from the one that showed it.
  case lost(cell: Int, holder: Int)
  /// The layout still changed after so many passes of one frame; what changed it comes with the next frame.
  case unsettled(passes: Int)
}
