internal import Curses
internal import ShelfKit

/// The pane beside or below the cards that shows what a command says about the focused item.
final class PreviewView: View {
  /// The text, scrolled by lines.
  let pager = PagerView()
  /// Whether the pane is below the cards; else it is at their right.
  var isBelow = false {
    didSet {
      if isBelow != oldValue {
        sizeDidChange()
        setNeedsDisplay()
      }
    }
  }
  private let appearance: Appearance

  init(appearance: Appearance) {
    self.appearance = appearance
    super.init()
    addSubview(pager)
  }

  override var isBacked: Bool { true }

  /// Leaves a line or a column for the edge.
  override func sizeDidChange() {
    let size = bounds.size
    pager.frame =
      isBelow
      ? Rect(x: 1, y: 1, width: max(0, size.width - 2), height: max(0, size.height - 1))
      : Rect(x: 2, y: 0, width: max(0, size.width - 3), height: size.height)
  }

  /// Draws the edge.
  override func draw(on canvas: Canvas) {
    canvas.fill(bounds, style: .plain)
    let style = appearance.borderStyle
    if isBelow {
      canvas.write(String(repeating: appearance.isASCII ? "-" : "─", count: bounds.size.width), at: .zero, style: style)
    } else {
      for y in 0..<bounds.size.height {
        canvas.write(appearance.isASCII ? "|" : "│", at: Point(x: 0, y: y), style: style)
      }
    }
  }
}
