internal import Curses
internal import ShelfKit

/// The list of a picker: one line an entry, the selected one in view.
final class PickerView: View {
  /// What it shows.
  var list = PickerList([]) {
    didSet {
      keepSelectionInView()
      setNeedsDisplay()
    }
  }
  /// How it looks.
  var appearance = Appearance() { didSet { if appearance != oldValue { setNeedsDisplay() } } }
  /// The first place shown.
  private(set) var offset = 0

  override var isBacked: Bool { true }

  override func sizeDidChange() { keepSelectionInView() }

  private func keepSelectionInView() {
    let height = max(1, bounds.size.height)
    offset = min(offset, max(0, list.shown.count - height))
    if list.selected < offset { offset = list.selected }
    if list.selected >= offset + height { offset = list.selected - height + 1 }
  }

  /// Draws titles at the left and details at the right.
  override func draw(on canvas: Canvas) {
    let width = bounds.size.width
    canvas.fill(bounds, style: .plain)
    for (line, place) in list.shown.dropFirst(offset).prefix(bounds.size.height).enumerated() {
      let entry = list.entries[place]
      let isSelected = line + offset == list.selected
      let style = isSelected ? appearance.selectionStyle : .plain
      canvas.fill(Rect(x: 0, y: line, width: width, height: 1), style: style)
      if entry.isCurrent { canvas.write(appearance.currentMark, at: Point(x: 1, y: line), style: style) }
      let end = canvas.write(entry.title, at: Point(x: 3, y: line), style: style, columns: max(0, width - 4))
      let room = width - end - 6
      let detail = canvas.typesetter.truncated(entry.detail, to: max(0, room))
      let place = Point(x: width - 1 - canvas.typesetter.columns(of: detail), y: line)
      canvas.write(detail, at: place, style: isSelected ? style : appearance.dimStyle)
    }
  }
}
