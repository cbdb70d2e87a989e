public import Curses

/// What a view draws on: a surface seen through a translation and a clip.
///
/// Coordinates are the view's own. Nothing is written outside the clip; a wide glyph that an edge cuts becomes
/// blanks of the same style, so no half of it is ever left. A canvas is the only thing that writes to a pad,
/// and it takes text only through the typesetter: no byte of the data reaches a terminal as a control.
public struct Canvas {
  /// How text is measured and made drawable.
  public let typesetter: Typesetter
  /// The cells that can be written, in the view's coordinates.
  public let clip: Rect
  private let surface: Surface
  private let origin: Point

  init(surface: Surface, typesetter: Typesetter) {
    self.surface = surface
    self.typesetter = typesetter
    origin = .zero
    clip = Rect(origin: .zero, size: surface.size)
  }

  private init(_ canvas: Canvas, origin: Point, clip: Rect) {
    surface = canvas.surface
    typesetter = canvas.typesetter
    self.origin = origin
    self.clip = clip
  }

  /// The canvas of a subview: moved to its frame and clipped to it.
  public func canvas(for frame: Rect) -> Canvas {
    let visible = clip.intersection(frame)
    return Canvas(
      self, origin: Point(x: origin.x + frame.minX, y: origin.y + frame.minY),
      clip: visible.offset(x: -frame.minX, y: -frame.minY))
  }

  /// Blanks a rectangle in a style.
  public func fill(_ rect: Rect, style: Style) {
    let visible = clip.intersection(rect)
    guard !visible.isEmpty else { return }
    surface.fill(visible.offset(x: origin.x, y: origin.y), style: style)
  }

  /// Writes text on one line from a point on; what does not fit into `columns` ends in an ellipsis.
  ///
  /// - Parameters:
  ///   - text: what to write; controls in it become visible marks.
  ///   - point: where it begins, in cells.
  ///   - style: how it looks.
  ///   - columns: the room there is; `nil` up to the edge of the clip, without an ellipsis.
  /// - Returns: the columns taken.
  @discardableResult
  public func write(_ text: String, at point: Point, style: Style, columns: Int? = nil) -> Int {
    guard point.y >= clip.minY, point.y < clip.maxY else { return 0 }
    let room = columns ?? max(0, clip.maxX - point.x)
    guard room > 0 else { return 0 }
    let shown = columns == nil ? text : typesetter.truncated(text, to: room)
    var x = point.x
    for glyph in typesetter.glyphs(of: shown) {
      guard x < clip.maxX else { break }
      put(glyph, at: Point(x: x, y: point.y), style: style)
      x += glyph.columns
    }
    return x - point.x
  }

  /// Writes one glyph.
  public func put(_ glyph: Glyph, at point: Point, style: Style) {
    let box = Rect(origin: point, size: Size(width: glyph.columns, height: 1))
    let visible = clip.intersection(box)
    guard !visible.isEmpty else { return }
    guard visible == box else { return fill(visible, style: style) }
    surface.put(glyph, at: Point(x: origin.x + point.x, y: origin.y + point.y), style: style)
  }
}
