/// A sheet of cells that is drawn into once and copied to the screen wherever it is wanted.
///
/// A pad is owned: it cannot be copied, and its cells are freed with it. It keeps its terminal alive. It belongs to the
/// thread of the terminal.
///
/// 1. Nothing is drawn outside; a wide glyph that would lie half outside becomes a blank of its style.
/// 2. A cell never shows half a glyph: writing over one half of a wide glyph leaves the other one a blank in its style.
///
/// ```swift
/// let pad = Pad(on: terminal, size: Size(width: 20, height: 3))
/// pad.fill(Rect(x: 0, y: 0, width: 20, height: 3), style: .plain)
/// pad.put(Glyph(text: "x", columns: 1), at: Point(x: 2, y: 1), style: Style(attributes: .bold))
/// pad.show(Rect(x: 0, y: 0, width: 20, height: 3), at: Point(x: 5, y: 5))
/// terminal.present()
/// ```
public struct Pad: ~Copyable {
  /// Columns and lines, as asked for, but neither above 32,767.
  public let size: Size
  private let window: Window

  /// Makes a pad of blanks; an empty size is fine and draws nothing.
  ///
  /// Behind it stands `newpad`.
  public init(on terminal: Terminal, size: Size) {
    self.size = Screen.clamped(size)
    window = Window(padOn: terminal, size: size)
  }

  /// Draws one glyph with its left column at `point`.
  ///
  /// Behind it stands `mvwadd_wchnstr`.
  public func put(_ glyph: Glyph, at point: Point, style: Style) {
    guard point.y >= 0, point.y < size.height, point.x < size.width, point.x + glyph.columns > 0 else { return }
    if point.x >= 0 && point.x + glyph.columns <= size.width {
      window.put(glyph, at: point, style: style)
    } else {
      window.blank(at: Point(x: max(0, point.x), y: point.y), width: 1, style: style)
    }
  }

  /// Makes the cells of a rectangle blanks of one style.
  ///
  /// Behind it stands `mvwadd_wchnstr`.
  public func fill(_ rect: Rect, style: Style) {
    let inside = rect.intersection(Rect(origin: .zero, size: size))
    if inside.isEmpty { return }
    for y in inside.minY..<inside.maxY {
      window.blank(at: Point(x: inside.minX, y: y), width: inside.size.width, style: style)
    }
  }

  /// Copies a part of the pad to the virtual screen; `Terminal.present` brings that to the glass.
  ///
  /// What lies outside the pad or the screen is left out. A wide glyph cut by an edge of the part is a blank there.
  ///
  /// - Parameters:
  ///   - part: The cells to copy, in the pad.
  ///   - point: Where the top left cell of `part` goes, on the screen.
  ///
  /// Behind it stands `pnoutrefresh`.
  public func show(_ part: Rect, at point: Point) {
    let dx = point.x - part.minX
    let dy = point.y - part.minY
    let visible = part.intersection(Rect(origin: .zero, size: size))
      .offset(x: dx, y: dy)
      .intersection(Rect(origin: .zero, size: window.terminal.size))
    if visible.isEmpty { return }
    window.show(visible.offset(x: -dx, y: -dy), at: visible.origin)
  }

  /// What stands in a cell; a blank outside.
  ///
  /// Behind it stands `mvwin_wch`.
  public func cell(at point: Point) -> ScreenCell {
    Rect(origin: .zero, size: size).contains(point) ? window.cell(at: point) : .blank
  }

  /// What stands in a part of one line, from left to right; what lies outside is left out.
  ///
  /// To read many cells this is faster than to ask for each.
  ///
  /// Behind it stands `mvwin_wch`.
  public func cells(y: Int, columns: Range<Int>) -> [ScreenCell] {
    let inside = columns.clamped(to: 0..<size.width)
    return y >= 0 && y < size.height && !inside.isEmpty ? window.cells(y: y, columns: inside) : []
  }
}
