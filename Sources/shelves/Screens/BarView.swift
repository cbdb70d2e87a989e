internal import Curses
internal import ShelfKit

/// One line across the screen: text at the left, and text at the right that gives way last.
final class BarView: View {
  /// What it says at the left.
  var leading = "" { didSet { if leading != oldValue { setNeedsDisplay() } } }
  /// What it says at the right.
  var trailing = "" { didSet { if trailing != oldValue { setNeedsDisplay() } } }
  /// How it looks.
  var style = Style.plain { didSet { if style != oldValue { setNeedsDisplay() } } }

  override var isBacked: Bool { true }

  /// Draws the line over its whole width.
  override func draw(on canvas: Canvas) {
    let width = bounds.size.width
    canvas.fill(bounds, style: style)
    let end = canvas.typesetter.truncated(trailing, to: width)
    let endWidth = canvas.typesetter.columns(of: end)
    canvas.write(leading, at: .zero, style: style, columns: max(0, width - endWidth - (endWidth > 0 ? 1 : 0)))
    canvas.write(end, at: Point(x: width - endWidth, y: 0), style: style)
  }
}
