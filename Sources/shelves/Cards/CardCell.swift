internal import Curses
internal import ShelfKit

/// A card: a border, and lines of text that a template made for one item.
class CardCell: Cell {
  /// How cards look; set by whoever binds.
  var appearance = Appearance() {
    didSet { if appearance != oldValue { setNeedsDisplay() } }
  }
  /// What its type was registered with, for the types that have a template.
  final var template: CardTemplate?
  /// The lines inside the border.
  var lines: [[TemplateRun]] = [] {
    didSet { if lines != oldValue { setNeedsDisplay() } }
  }
  /// Whether the item has not been delivered yet: the card keeps its place, and says that it waits.
  var isPlaceholder = false {
    didSet { if isPlaceholder != oldValue { setNeedsDisplay() } }
  }

  /// Blank, without an item.
  override func prepareForReuse() {
    super.prepareForReuse()
    lines = []
    isPlaceholder = false
  }

  /// Draws border and lines.
  override func draw(on canvas: Canvas) {
    let border = isFocused ? appearance.focusedBorder : appearance.border
    let style = isFocused ? appearance.focusedBorderStyle : appearance.borderStyle
    canvas.stroke(bounds, border, style: style)
    if isMarked, bounds.size.width > 4 {
      canvas.write(appearance.mark, at: Point(x: 2, y: 0), style: appearance.markStyle)
    }
    let inside = Rect(x: 2, y: 1, width: bounds.size.width - 4, height: bounds.size.height - 2)
    if isPlaceholder {
      canvas.write("…", at: inside.origin, style: appearance.dimStyle, columns: inside.size.width)
    } else {
      canvas.draw(lines, in: inside, style: .plain, highlight: appearance.matchChange)
    }
  }
}
