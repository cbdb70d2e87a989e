public import Curses

/// The glyphs of a box's edge.
public struct Border: Hashable, Sendable {
  /// Corners and edges, clockwise from the top left: corner, top, corner, right, corner, bottom, corner, left.
  public var glyphs: [Glyph]

  /// Makes a border from eight narrow glyphs, clockwise from the top left corner.
  public init(_ glyphs: String) {
    precondition(glyphs.count == 8, "a border is eight glyphs, clockwise from the top left corner")
    self.glyphs = glyphs.map { Glyph(text: String($0), columns: 1) }
  }

  /// Thin lines with round corners.
  public static let round = Border("╭─╮│╯─╰│")
  /// Heavy lines: what tells the focused card apart without colour.
  public static let heavy = Border("┏━┓┃┛━┗┃")
  /// For terminals that know ASCII only.
  public static let ascii = Border("+-+|+-+|")
  /// The focused card in ASCII.
  public static let heavyASCII = Border("#=#H#=#H")
}

extension Canvas {
  /// Draws a border just inside a rectangle; one too small for it is left alone.
  public func stroke(_ rect: Rect, _ border: Border, style: Style) {
    guard rect.size.width >= 2, rect.size.height >= 2 else { return }
    let right = rect.maxX - 1
    let bottom = rect.maxY - 1
    for x in max(rect.minX + 1, clip.minX)..<max(rect.minX + 1, clip.minX, min(right, clip.maxX)) {
      put(border.glyphs[1], at: Point(x: x, y: rect.minY), style: style)
      put(border.glyphs[5], at: Point(x: x, y: bottom), style: style)
    }
    for y in rect.minY + 1..<bottom {
      put(border.glyphs[7], at: Point(x: rect.minX, y: y), style: style)
      put(border.glyphs[3], at: Point(x: right, y: y), style: style)
    }
    put(border.glyphs[0], at: rect.origin, style: style)
    put(border.glyphs[2], at: Point(x: right, y: rect.minY), style: style)
    put(border.glyphs[4], at: Point(x: right, y: bottom), style: style)
    put(border.glyphs[6], at: Point(x: rect.minX, y: bottom), style: style)
  }
}
