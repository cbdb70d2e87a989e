import Curses
import ShelfKit

/// The header of the documentation: a genre, and which of its films has the focus.
final class GenreHeader: SupplementaryView {
  var genre = "" {
    didSet { if genre != oldValue { setNeedsDisplay() } }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    genre = ""
  }

  override func draw(on canvas: Canvas) {
    let place = "\(presentation.focusedItem + 1) / \(presentation.itemCount)"
    canvas.write("\(genre)  \(place)", at: Point(x: 1, y: 0), style: Style(attributes: .bold))
  }
}
