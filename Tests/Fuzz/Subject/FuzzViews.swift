import Curses
import ShelfKit

/// A cell that says its item's name on each of its lines.
class FuzzCell: Cell {
  /// The item it was bound to.
  var item = 0 { didSet { if item != oldValue { setNeedsDisplay() } } }

  override func prepareForReuse() {
    super.prepareForReuse()
    item = 0
  }

  override func draw(on canvas: Canvas) {
    for line in 0..<bounds.size.height {
      let text = RowLook.line(line, ofItem: item, isFocused: isFocused, isMarked: isMarked)
      canvas.write(text, at: Point(x: 0, y: line), style: isFocused ? Style(attributes: .bold) : .plain)
    }
  }
}

/// A second type, so that cells of two types share the rows.
final class OtherFuzzCell: FuzzCell {}

/// A header that says how its row stands.
final class FuzzHeader: SupplementaryView {
  /// The row it was bound to.
  var row = 0 { didSet { if row != oldValue { setNeedsDisplay() } } }

  override func prepareForReuse() {
    super.prepareForReuse()
    row = 0
  }

  override func draw(on canvas: Canvas) {
    let standing = RowStanding(
      place: presentation.row, item: presentation.focusedItem, count: presentation.itemCount,
      isFocused: presentation.isFocused, hasMoreBefore: presentation.hasMoreBefore,
      hasMoreAfter: presentation.hasMoreAfter)
    canvas.write(RowLook.header(ofRow: row, standing), at: .zero, style: Style(attributes: .underline))
  }
}

/// A footer that says its row's name.
final class FuzzFooter: SupplementaryView {
  /// The row it was bound to.
  var row = 0 { didSet { if row != oldValue { setNeedsDisplay() } } }

  override func prepareForReuse() {
    super.prepareForReuse()
    row = 0
  }

  override func draw(on canvas: Canvas) {
    canvas.write(RowLook.footer(ofRow: row), at: .zero, style: Style(attributes: .dim))
  }
}
