/// A screen of glyphs drawn one after the other: what the real drawing must come to.
struct Drawing {
  let width: Int
  let height: Int
  /// A glyph each cell, from the top left; nothing in the right half of a wide one.
  private(set) var cells: [Unicode.Scalar?]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = Array(repeating: " ", count: width * height)
  }

  /// Draws all rows of a scene.
  mutating func draw(_ scene: [PlacedRow]) {
    for row in scene {
      for item in row.items {
        let room = max(0, item.x)..<max(0, item.x, min(width, item.x + item.width))
        for line in 0..<row.look.item {
          let text = RowLook.line(line, ofItem: item.name, isFocused: item.isFocused, isMarked: item.isMarked)
          write(text, x: item.x, y: row.y + row.look.header + line, room)
        }
      }
      if row.look.footer > 0 {
        write(RowLook.footer(ofRow: row.name), x: 0, y: row.y + row.look.header + row.look.item, 0..<width)
      }
      if row.look.header > 0 {
        // A pinned header hides what is below it.
        let y = row.y + row.headerLine
        write(String(repeating: " ", count: width), x: 0, y: y, 0..<width)
        write(RowLook.header(ofRow: row.name, row.standing), x: 0, y: y, 0..<width)
      }
    }
  }

  /// Writes a text; a wide glyph of which only half is in `room` is left blank.
  private mutating func write(_ text: String, x: Int, y: Int, _ room: Range<Int>) {
    guard y >= 0, y < height else { return }
    var column = x
    for scalar in text.unicodeScalars {
      let columns = scalar.value < 0x2E80 ? 1 : 2
      defer { column += columns }
      guard room.contains(column), columns == 1 || room.contains(column + 1) else { continue }
      cells[y * width + column] = scalar
      if columns == 2 { cells[y * width + column + 1] = nil }
    }
  }
}
