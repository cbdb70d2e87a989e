import Curses
import ShelfKit

/// The card of the documentation: a film's title in a border.
final class MovieCard: Cell {
  var title = "" {
    didSet { if title != oldValue { setNeedsDisplay() } }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    title = ""
  }

  override func draw(on canvas: Canvas) {
    canvas.stroke(bounds, isFocused ? .heavy : .round, style: .plain)
    canvas.write(title, at: Point(x: 2, y: 1), style: .plain, columns: bounds.size.width - 4)
  }
}
