internal import Curses

/// The rows of a grid, from top to bottom, as a viewport of some size shows them.
struct RowLayout {
  /// The axis they are laid out along.
  let axis: LinearLayout
  /// The size of the viewport, in cells.
  let viewport: Size

  /// Makes the layout; `height` answers a row's lines and is asked only near the viewport.
  init(count: Int, spacing: Int, viewport: Size, height: @escaping (Int) -> Int) {
    axis = LinearLayout(count: count, spacing: spacing, extent: height)
    self.viewport = Size(
      width: min(viewport.width, LinearLayout.longestViewport),
      height: min(viewport.height, LinearLayout.longestViewport))
  }

  /// Which rows are seen from a position, and where, in the grid's coordinates.
  func frames(from position: LinearLayout.Position) -> [(index: Int, frame: Rect)] {
    axis.placements(from: position, viewport: viewport.height).map { place in
      (place.index, Rect(x: 0, y: place.offset, width: viewport.width, height: place.extent))
    }
  }

  /// The position for a grid's state: the stored one as the rules have it for this viewport.
  func position(stored: LinearLayout.Position?, focus: Int?) -> LinearLayout.Position {
    axis.shown(stored: stored, focus: focus, viewport: viewport.height)
  }

  /// How many rows a page holds as seen from a position, at least 1.
  func pageLength(from position: LinearLayout.Position) -> Int {
    axis.pageLength(from: position, viewport: viewport.height)
  }

  /// The position so many rows on, or back.
  func stepped(_ position: LinearLayout.Position, by rows: Int) -> LinearLayout.Position {
    axis.stepped(position, by: rows, viewport: viewport.height)
  }
}
