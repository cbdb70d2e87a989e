/// What a row measures, in cells.
public struct RowMetrics: Hashable, Sendable {
  /// Which renderers can show it: rows of one kind share them. Rows of different heights are of different kinds.
  public var kind: String
  /// Lines of the header.
  public var headerHeight: Int
  /// Lines of the items.
  public var itemHeight: Int
  /// Lines of the footer.
  public var footerHeight: Int
  /// Columns between two items.
  public var itemSpacing: Int
  /// Columns before the first item.
  public var leadingInset: Int
  /// Columns after the last item.
  public var trailingInset: Int
  /// Where the row comes to rest when it scrolls.
  public var scrollBehavior: ScrollBehavior
  /// Where the focused item stands.
  public var focusAlignment: FocusAlignment
  /// Whether the header stays at the top edge of the grid while the row is cut there.
  public var pinsHeader: Bool
  /// Which way the items follow each other.
  public var direction: LayoutDirection

  /// Makes metrics; heights in lines, widths in columns.
  public init(
    kind: String = "row", headerHeight: Int = 1, itemHeight: Int = 4, footerHeight: Int = 0, itemSpacing: Int = 1,
    leadingInset: Int = 1, trailingInset: Int = 1, scrollBehavior: ScrollBehavior = .itemLeading,
    focusAlignment: FocusAlignment = .automatic, pinsHeader: Bool = false, direction: LayoutDirection = .leftToRight
  ) {
    self.kind = kind
    self.headerHeight = headerHeight
    self.itemHeight = itemHeight
    self.footerHeight = footerHeight
    self.itemSpacing = itemSpacing
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
    self.scrollBehavior = scrollBehavior
    self.focusAlignment = focusAlignment
    self.pinsHeader = pinsHeader
    self.direction = direction
  }

  /// Lines of the whole row.
  public var height: Int { headerHeight + itemHeight + footerHeight }

  /// The line of the row its header stands at, of which the grid's top edge hides some.
  ///
  /// - Parameter hiddenLines: lines of the row above the edge.
  func headerLine(hiddenLines: Int) -> Int {
    pinsHeader ? min(max(0, hiddenLines), max(0, height - headerHeight)) : 0
  }
}
