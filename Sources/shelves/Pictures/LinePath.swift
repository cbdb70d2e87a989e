/// Line-drawing characters of one screen row as paths: what is drawn with a thin pen, and what with a thick one.
///
/// Lines run from edge to edge of their cells through the middle, so those of neighbouring cells meet whatever font the text has.
struct LinePath {
  private(set) var light = ""
  private(set) var heavy = ""

  /// Half a cell, rounded down: the middle is half a unit further, where a line of odd width is sharp.
  private let half: (x: Int, y: Int)
  private let cell: (width: Int, height: Int)

  init(cellWidth: Int, cellHeight: Int) {
    cell = (cellWidth, cellHeight)
    half = (cellWidth / 2, cellHeight / 2)
  }

  /// Adds a run whose first cell has its corner at a place; equal glyphs side by side become one line.
  mutating func add(_ glyphs: [String], x: Int, y: Int) {
    var index = 0
    while index < glyphs.count {
      var end = index + 1
      if glyphs[index] == "─" || glyphs[index] == "━" {
        while end < glyphs.count, glyphs[end] == glyphs[index] { end += 1 }
      }
      if let glyph = BoxGlyph(glyphs[index]) {
        add(glyph, x: x + index * cell.width, y: y, width: (end - index) * cell.width)
      }
      index = end
    }
  }

  private mutating func add(_ glyph: BoxGlyph, x: Int, y: Int, width: Int) {
    let (right, bottom) = (x + width, y + cell.height)
    let (middle, centre) = ("\(x + half.x).5", "\(y + half.y).5")
    if glyph.isRound {
      let (from, bend) = glyph.up == .none ? (bottom, y + half.y + 4) : (y, y + half.y - 4)
      let (to, end) = glyph.left == .none ? (x + half.x + 4, right) : (x + half.x - 4, x)
      light += "M\(middle) \(from)V\(bend).5Q\(middle) \(centre) \(to).5 \(centre)H\(end)"
      return
    }
    // Arms of a corner reach past the middle by half a pen, so that the corner is whole.
    let reach = [glyph.left, glyph.right, glyph.up, glyph.down].contains(.heavy) ? 1 : 0
    if glyph.left != .none || glyph.right != .none {
      let start = glyph.left == .none ? x + half.x - reach : x
      let end = glyph.right == .none ? x + half.x + 1 + reach : right
      append("M\(start) \(centre)H\(end)", glyph.left == .none ? glyph.right : glyph.left)
    }
    if glyph.up != .none || glyph.down != .none {
      let start = glyph.up == .none ? y + half.y - reach : y
      let end = glyph.down == .none ? y + half.y + 1 + reach : bottom
      append("M\(middle) \(start)V\(end)", glyph.up == .none ? glyph.down : glyph.up)
    }
  }

  private mutating func append(_ path: String, _ weight: BoxGlyph.Weight) {
    switch weight {
    case .none: break
    case .light: light += path
    case .heavy: heavy += path
    }
  }
}
