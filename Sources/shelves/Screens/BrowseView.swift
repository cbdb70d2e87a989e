internal import Curses
internal import ShelfKit

/// The browse screen's parts: a line at the top, the grid, a line at the bottom, and a panel at the right when there is one.
final class BrowseView: View {
  let top = BarView()
  let bottom = BarView()
  let grid: View
  /// A panel that takes room from the grid; `nil` for none.
  var panel: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let panel { addSubview(panel) }
      sizeDidChange()
    }
  }

  /// Columns the panel asks for.
  static let panelWidth = 38

  init(grid: View) {
    self.grid = grid
    super.init()
    addSubview(grid)
    addSubview(top)
    addSubview(bottom)
  }

  /// Gives each part its place.
  override func sizeDidChange() {
    let width = bounds.size.width
    let inner = max(0, bounds.size.height - 2)
    let side = panel == nil ? 0 : min(Self.panelWidth, width / 2)
    top.frame = Rect(x: 0, y: 0, width: width, height: 1)
    grid.frame = Rect(x: 0, y: 1, width: width - side, height: inner)
    panel?.frame = Rect(x: width - side, y: 1, width: side, height: inner)
    bottom.frame = Rect(x: 0, y: max(1, bounds.size.height - 1), width: width, height: 1)
  }
}
