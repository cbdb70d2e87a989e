internal import Curses

/// The items of one row, from left to right, as a viewport of so many columns shows them.
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
      trailingInset: metrics.trailingInset, snaps: metrics.scrollBehavior == .itemLeading, extent: width)
    self.viewport = viewport
    self.metrics = metrics
  }

  /// Which items are seen from a position, and where, in the row's coordinates.
  func frames(from position: LinearLayout.Position) -> [(index: Int, frame: Rect)] {
    axis.placements(from: position, viewport: viewport).map { place in
      (place.index, Rect(x: place.offset, y: metrics.headerHeight, width: place.extent, height: metrics.itemHeight))
    }
  }

  /// The position for a row's state: the stored one as the rules have it for this viewport.
  func position(stored: LinearLayout.Position?, focus: Int?) -> LinearLayout.Position {
    axis.shown(stored: stored, focus: focus, viewport: viewport)
  }

  /// The frame of an item as seen from a position; it may lie outside the viewport, but must not be far from it.
  func frame(of index: Int, from position: LinearLayout.Position) -> Rect? {
    frames(from: position).first { $0.index == index }?.frame
  }

  /// How many items are wholly seen from a position.
  func wholeCount(from position: LinearLayout.Position) -> Int {
    axis.wholeCount(from: position, viewport: viewport)
  }
}
