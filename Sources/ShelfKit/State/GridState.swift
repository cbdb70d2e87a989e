/// All that a person has done to a grid: where it is scrolled to, what has the focus, and the states of its rows.
///
/// It is a value. A grid made from the same data and the same state shows the same frame, cell for cell.
public struct GridState: Hashable, Sendable {
  /// Where the rows are scrolled to; `nil` at the beginning.
  public var anchor: ScrollAnchor<RowID>?
  /// The row that has the focus; `nil` for the first.
  public var focusedRow: RowID?
  /// Whether the view was scrolled away from the focus on purpose, and stays there until the next key.
  public var isDetached = false
  /// The states of the rows.
  public var rows = RowStateStore()
  /// Whether the person has done anything yet; until then a growing source keeps its beginning in view.
  public var isTouched = false

  /// Makes the state of a grid never seen.
  public init() {}
}
