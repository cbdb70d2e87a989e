internal import Curses
internal import ShelfKit

/// The line above a row's cards: its title, which card has the focus, and whether there are more at either end.
final class RowHeader: SupplementaryView {
  /// How it looks; set by whoever binds.
  var appearance = Appearance()
  /// What the row is called, and whether that is data or said by the program.
  var title = RowTitle() {
    didSet { if title != oldValue { setNeedsDisplay() } }
  }

  /// Blank, without a row.
  override func prepareForReuse() {
    super.prepareForReuse()
    title = RowTitle()
  }

  /// Draws the title at the left, place and count at the right.
  override func draw(on canvas: Canvas) {
    let width = bounds.size.width
    let style = presentation.isFocused ? appearance.focusedTitleStyle : appearance.titleStyle
    let place = counter
    let placeWidth = canvas.typesetter.columns(of: place)
    if presentation.isFocused, presentation.itemCount == 0 {
      // Without a card there is no heavy border to tell where the focus is.
      canvas.write(appearance.focusMark, at: .zero, style: style)
    }
    if presentation.hasMoreBefore {
      canvas.write(appearance.moreBefore, at: .zero, style: style)
    }
    if presentation.hasMoreAfter {
      canvas.write(appearance.moreAfter, at: Point(x: width - 1, y: 0), style: style)
    }
    let room = max(0, width - placeWidth - 6)
    let used = canvas.write(
      title.text, at: Point(x: 2, y: 0), style: title.isData ? style : appearance.noteStyle,
      columns: room)
    if let problem = title.problem {
      canvas.write(
        problem, at: Point(x: used + 4, y: 0), style: appearance.problemStyle, columns: max(0, room - used - 2))
    }
    canvas.write(place, at: Point(x: width - 2 - placeWidth, y: 0), style: appearance.dimStyle)
  }

  private var counter: String {
    let count = presentation.itemCount
    let focused = count == 0 ? 0 : presentation.focusedItem + 1
    return "\(focused) / \(count)\(title.isComplete ? "" : "+")"
  }
}

/// What a row is called.
struct RowTitle: Hashable, Sendable {
  /// The text to show.
  var text = ""
  /// Whether the text is a value of the data; what the program says instead of one looks otherwise.
  var isData = true
  /// Whether the row has all its items.
  var isComplete = true
  /// Why its items cannot be read.
  var problem: String?
}
