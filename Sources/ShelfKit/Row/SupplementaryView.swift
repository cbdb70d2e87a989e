/// A view above or below the items of a row: its header or its footer.
///
/// What it shows of the data is bound by the data source. What it shows of the row's state is its ``presentation``,
/// which the row keeps up to date.
open class SupplementaryView: Cell {
  /// How the row stands at this moment.
  public internal(set) var presentation = RowPresentation() {
    didSet { if presentation != oldValue { setNeedsDisplay() } }
  }
  /// Whether it stands over its row's items instead of in a place of its own.
  ///
  /// As long as it does it has a surface of its own: it hides what is below, and moving it draws nothing.
  public internal(set) var isPinned = false {
    didSet {
      guard isPinned != oldValue else { return }
      surface = nil
      setNeedsDisplay()
      superview?.setNeedsDisplay()
    }
  }

  /// Whether it is pinned.
  override public var isBacked: Bool { isPinned }

  /// Brings the view back to its own place in a row. A subclass calls this one too.
  override open func prepareForReuse() {
    super.prepareForReuse()
    isPinned = false
    presentation = RowPresentation()
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
  /// Which way the items go: the leading edge is the left one, or the right one.
  public var direction = LayoutDirection.leftToRight
}
