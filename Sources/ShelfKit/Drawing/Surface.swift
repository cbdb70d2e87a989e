internal import Curses

/// The pad of a backed view, and the count of what was drawn on it.
final class Surface {
  /// The pad's extent in cells; the pad itself is never smaller than one cell.
  let size: Size
  private let pad: Pad

  /// Makes a blank surface.
  init(on terminal: Terminal, size: Size) {
    self.size = size
    pad = Pad(on: terminal, size: size)
  }

  /// Blanks all of it.
  func erase(style: Style) { pad.fill(Rect(origin: .zero, size: size), style: style) }

  /// Writes one glyph; the caller has clipped it.
  func put(_ glyph: Glyph, at point: Point, style: Style) { pad.put(glyph, at: point, style: style) }

  /// Blanks a rectangle.
  func fill(_ rect: Rect, style: Style) { pad.fill(rect, style: style) }

  /// Copies a part to the screen.
  func show(_ part: Rect, at point: Point) { pad.show(part, at: point) }

  /// Reads a part of a line back.
  func cells(y: Int, columns: Range<Int>) -> [ScreenCell] { pad.cells(y: y, columns: columns) }
}
