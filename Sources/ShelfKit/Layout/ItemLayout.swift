internal import Curses

/// The items of one row, in its direction, as a viewport of so many columns shows them.
struct ItemLayout {
  /// The axis it is laid out along.
  let axis: LinearLayout
  /// The columns of the viewport.
  let viewport: Int
  /// What the row measures.
  let metrics: RowMetrics

  /// Makes the layout of a row; `width` answers an item's columns and is asked only near the viewport.
  init(count: Int, metrics: RowMetrics, viewport: Int, width: @escaping (Int) -> Int) {
    axis = LinearLayout(
      count: count, spacing: metrics.itemSpacing, leadingInset: metrics.leadingInset,
      trailingInset: metrics.trailingInset, behavior: metrics.scrollBehavior, alignment: metrics.focusAlignment,
      extent: width)
    self.viewport = min(viewport, LinearLayout.longestViewport)
    self.metrics = metrics
  }

  /// Which items are seen from a position, in their order, and where, in the row's coordinates.
  ///
  /// Positions are logical. Here, and nowhere else, they are mirrored in a row that goes from right to left.
  func frames(from position: LinearLayout.Position) -> [(index: Int, frame: Rect)] {
    axis.placements(from: position, viewport: viewport).map { place in
      let x = metrics.direction == .leftToRight ? place.offset : viewport - place.offset - place.extent
      return (place.index, Rect(x: x, y: metrics.headerHeight, width: place.extent, height: metrics.itemHeight))
    }
  }

  /// Whether a position leaves something beyond the leading and beyond the trailing edge.
  func hasMore(from position: LinearLayout.Position) -> (before: Bool, after: Bool) {
    let last = axis.placements(from: position, viewport: viewport).last
    return (
      axis.precedes(axis.start, position),
      last.map { $0.index < axis.count - 1 || $0.offset + $0.extent > viewport } ?? false
    )
  }

  /// The position for a row's state: the stored one as the rules have it for this viewport.
  func position(stored: LinearLayout.Position?, focus: Int?) -> LinearLayout.Position {
    axis.shown(stored: stored, focus: focus, viewport: viewport)
  }

  /// The frame of an item as seen from a position; it may lie outside the viewport, but must not be far from it.
  func frame(of index: Int, from position: LinearLayout.Position) -> Rect? {
    frames(from: position).first { $0.index == index }?.frame
  }

  /// How many items a page holds as seen from a position, at least 1.
  func pageLength(from position: LinearLayout.Position) -> Int { axis.pageLength(from: position, viewport: viewport) }

  /// The position so many steps of the row's behaviour on, or back.
  func stepped(_ position: LinearLayout.Position, by steps: Int) -> LinearLayout.Position {
    axis.stepped(position, by: steps, viewport: viewport)
  }
}
