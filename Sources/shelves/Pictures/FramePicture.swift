internal import Curses

/// A terminal's frame as an SVG picture, for documents.
///
/// Every piece of text says where it begins and how long it is, lines are drawn as lines: columns stand where the
/// terminal has them, whatever font there is. It refers to nothing outside, and the same frame is always the same picture.
struct FramePicture {
  /// The cells, row by row from the top; the right half of a wide glyph has no text.
  let rows: [[ScreenCell]]
  /// Where the cursor stands, if it is seen.
  let cursor: Point?

  /// The width of a column, the height of a row, the edge around all of them, in units of the picture.
  private let cell = Size(width: 9, height: 18)
  private let margin = 9
  /// From the top of a row down to the line that letters stand on.
  private let ascent = 13

  init(rows: [[ScreenCell]], cursor: Point? = nil) {
    self.rows = rows
    self.cursor = cursor
  }

  /// The picture as a document.
  ///
  /// - Complexity: O(n) for n cells.
  var svg: String {
    let width = (rows.map(\.count).max() ?? 0) * cell.width + 2 * margin
    let height = rows.count * cell.height + 2 * margin
    let plain = PictureColors.plain
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
        + #"viewBox="0 0 \#(width) \#(height)" xml:space="preserve">"#,
      #"<rect width="\#(width)" height="\#(height)" rx="6" fill="\#(plain.background)"/>"#,
      #"<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="15" "#
        + #"fill="\#(plain.foreground)">"#,
    ]
    for y in rows.indices { lines += elements(ofRow: y) }
    lines += ["</g>", "</svg>", ""]
    return lines.joined(separator: "\n")
  }

  private func elements(ofRow y: Int) -> [String] {
    let cells = rows[y]
    var grounds: [String] = []
    var marks: [String] = []
    var start = 0
    while start < cells.count {
      let style = looks(ofCell: start, inRow: y)
      var end = start + 1
      // Both halves of a wide glyph look alike.
      while end < cells.count, cells[end].text.isEmpty || looks(ofCell: end, inRow: y) == style { end += 1 }
      let colors = PictureColors(style)
      if colors.background != PictureColors.plain.background {
        grounds.append(
          #"<rect x="\#(left(of: start))" y="\#(top(of: y))" width="\#((end - start) * cell.width)" "#
            + #"height="\#(cell.height)" fill="\#(colors.background)"/>"#)
      }
      if style.attributes.contains(.underline) {
        marks.append(
          stroke("M\(left(of: start)) \(top(of: y) + ascent + 2).5h\((end - start) * cell.width)", colors, width: 1))
      }
      marks += elements(PictureRun.runs(of: cells[start..<end]), y: y, style: style, colors)
      start = end
    }
    return grounds + marks
  }

  /// How a cell looks; the one under the cursor with its colours exchanged.
  private func looks(ofCell x: Int, inRow y: Int) -> Style {
    var style = rows[y][x].style
    if cursor == Point(x: x, y: y) { style.attributes.formSymmetricDifference(.reverse) }
    return style
  }

  private func elements(_ runs: [PictureRun], y: Int, style: Style, _ colors: PictureColors) -> [String] {
    var path = LinePath(cellWidth: cell.width, cellHeight: cell.height)
    var elements: [String] = []
    for run in runs {
      switch run.kind {
      case .lines: path.add(run.glyphs, x: left(of: run.column), y: top(of: y))
      case .text, .glyph: elements.append(text(run, y: y, style: style, colors))
      }
    }
    if !path.light.isEmpty { elements.append(stroke(path.light, colors, width: 1)) }
    if !path.heavy.isEmpty { elements.append(stroke(path.heavy, colors, width: 3)) }
    return elements
  }

  private func text(_ run: PictureRun, y: Int, style: Style, _ colors: PictureColors) -> String {
    var attributes = #"x="\#(left(of: run.column))" y="\#(top(of: y) + ascent)" "#
    attributes += #"textLength="\#(run.columns * cell.width)""#
    if colors.foreground != PictureColors.plain.foreground { attributes += #" fill="\#(colors.foreground)""# }
    if style.attributes.contains(.bold) { attributes += #" font-weight="bold""# }
    if style.attributes.contains(.italic) { attributes += #" font-style="italic""# }
    return "<text \(attributes)>\(XMLText.escaped(run.glyphs.joined()))</text>"
  }

  private func stroke(_ path: String, _ colors: PictureColors, width: Int) -> String {
    #"<path d="\#(path)" fill="none" stroke="\#(colors.foreground)" stroke-width="\#(width)"/>"#
  }

  private func left(of column: Int) -> Int { margin + column * cell.width }
  private func top(of row: Int) -> Int { margin + row * cell.height }
}
