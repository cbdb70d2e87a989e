/// A view above or below the items of a row: its header or its footer.
///
/// What it shows of the data is bound by the data source. What it shows of the row's state is its ``presentation``,
/// which the row keeps up to date.
open class SupplementaryView: Cell {
  /// How the row stands at this moment.
  public internal(set) var presentation = RowPresentation() {
    didSet { if presentation != oldValue { setNeedsDisplay() } }
  }
}

/// How a row stands at this moment: for its header to show.
public struct RowPresentation: Hashable, Sendable {
  /// The place of the row, from 0.
  public var row = 0
  /// How many items it has.
  public var itemCount = 0
  /// The place of the item that has, or gets back, the focus, from 0.
  public var focusedItem = 0
  /// Whether the row has the focus.
  public var isFocused = false
  /// Whether there is more beyond the leading edge.
  public var hasMoreBefore = false
  /// Whether there is more beyond the trailing edge.
  public var hasMoreAfter = false
}
