internal import Curses
internal import ShelfKit

/// The browse screen's parts: a line at the top, the grid, a line at the bottom, and a panel at the right when there is one.
final class BrowseView: View {
  let top = BarView()
  let bottom = BarView()
  let prompt = PromptView()
  let grid: View
  /// A panel that takes room from the grid; `nil` for none.
  var panel: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let panel { addSubview(panel) }
      sizeDidChange()
    }
  }

  /// A pane that takes room from the grid: beside it where the screen is wide, else below; `nil` for none.
  var preview: PreviewView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let preview { addSubview(preview) }
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
    addSubview(prompt)
    prompt.isHidden = true
  }

  /// Gives each part its place.
  override func sizeDidChange() {
    let width = bounds.size.width
    let inner = max(0, bounds.size.height - 2)
    let side = panel == nil ? 0 : min(Self.panelWidth, width / 2)
    top.frame = Rect(x: 0, y: 0, width: width, height: 1)
    grid.frame = placePreview(in: Rect(x: 0, y: 1, width: width - side, height: inner))
    panel?.frame = Rect(x: width - side, y: 1, width: side, height: inner)
    bottom.frame = Rect(x: 0, y: max(1, bounds.size.height - 1), width: width, height: 1)
    prompt.frame = bottom.frame
  }

  /// Gives the preview its part of a rectangle; answers what is left.
  private func placePreview(in room: Rect) -> Rect {
    guard let preview else { return room }
    // A glyph is about twice as high as it is wide.
    preview.isBelow = room.size.width < 80 || room.size.width < room.size.height * 3
    if preview.isBelow {
      // A line that parts it from the grid and nothing below it would only cost a card one of its lines.
      let height = room.size.height < 4 ? 0 : room.size.height / 2
      preview.frame = Rect(x: room.minX, y: room.maxY - height, width: room.size.width, height: height)
      return Rect(x: room.minX, y: room.minY, width: room.size.width, height: room.size.height - height)
    }
    let width = room.size.width / 2
    preview.frame = Rect(x: room.maxX - width, y: room.minY, width: width, height: room.size.height)
    return Rect(x: room.minX, y: room.minY, width: room.size.width - width, height: room.size.height)
  }
}
