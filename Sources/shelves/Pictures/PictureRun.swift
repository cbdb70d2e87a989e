internal import Curses

/// Neighbouring cells of a screen row that a picture shows as one thing.
struct PictureRun: Hashable {
  /// How a run is drawn.
  enum Kind: Hashable {
    /// As one piece of text: glyphs of one column that every font with fixed widths has.
    case text
    /// As a glyph by itself, so that a font of another width, or a script from right to left, moves nothing beside it.
    case glyph
    /// As lines: what a font makes of them need not meet from cell to cell.
    case lines
  }

  var kind: Kind
  /// The first column.
  var column: Int
  /// How many columns it covers.
  var columns: Int
  /// The glyphs, the first one first.
  var glyphs: [String]

  /// The runs of cells that look alike; blanks make none, and two of them end one.
  ///
  /// - Complexity: O(n) for n cells.
  static func runs(of cells: ArraySlice<ScreenCell>) -> [PictureRun] {
    var runs: [PictureRun] = []
    var blanks = 0
    for column in cells.indices {
      let text = cells[column].text
      // The right half of a wide glyph belongs to the cell before.
      if text.isEmpty {
        if let last = runs.indices.last, blanks == 0, runs[last].kind == .glyph { runs[last].columns += 1 }
        continue
      }
      if text == " " {
        blanks += 1
        continue
      }
      let kind = kind(of: text)
      if kind != .glyph, blanks < 2, let last = runs.indices.last, runs[last].kind == kind, kind == .text || blanks == 0
      {
        runs[last].glyphs += Array(repeating: " ", count: blanks) + [text]
        runs[last].columns += blanks + 1
      } else {
        runs.append(PictureRun(kind: kind, column: column, columns: 1, glyphs: [text]))
      }
      blanks = 0
    }
    return runs
  }

  private static func kind(of text: String) -> Kind {
    let scalars = text.unicodeScalars
    guard scalars.count == 1, let value = scalars.first?.value else { return .glyph }
    if BoxGlyph(text) != nil { return .lines }
    // Latin, Greek and Cyrillic, without marks that join the letter before.
    return value < 0x300 || (0x370..<0x483).contains(value) ? .text : .glyph
  }
}
