internal import Curses
internal import ShelfKit

/// A terminal's frame as text: for pipes, tests and pictures.
enum FrameText {
  /// The frame in the form that was asked for.
  static func text(of terminal: Terminal, as format: Options.SnapshotFormat) -> [UInt8] {
    let rows = (0..<terminal.size.height).map { y in
      (0..<terminal.size.width).map { terminal.cell(at: Point(x: $0, y: y)) }
    }
    if format == .svg { return Array(FramePicture(rows: rows, cursor: terminal.cursor).svg.utf8) }
    return lines(rows, withLooks: format == .ansi)
  }

  /// One line a screen row, trailing blanks cut; with its looks as escape sequences if asked for.
  private static func lines(_ rows: [[ScreenCell]], withLooks: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for row in rows {
      var cells = row
      while let last = cells.last, last.text == " ", !withLooks || last.style == .plain { cells.removeLast() }
      if withLooks { append(cells, to: &bytes) } else { for cell in cells { bytes.append(contentsOf: cell.text.utf8) } }
      bytes.append(0x0A)
    }
    return bytes
  }

  private static func append(_ cells: [ScreenCell], to bytes: inout [UInt8]) {
    var style = Style.plain
    for cell in cells {
      if cell.style != style {
        style = cell.style
        bytes.append(contentsOf: "\u{1B}[\(SelectGraphicRendition.parameters(of: style))m".utf8)
      }
      bytes.append(contentsOf: cell.text.utf8)
    }
    if style != .plain { bytes.append(contentsOf: "\u{1B}[0m".utf8) }
  }
}

/// The numbers of the escape sequence that sets a style (ECMA-48, SGR).
enum SelectGraphicRendition {
  /// The parameters that bring any style to this one; they begin by setting everything back.
  static func parameters(of style: Style) -> String {
    var numbers = ["0"]
    let attributes: [(Style.Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    ]
    numbers += attributes.filter { style.attributes.contains($0.0) }.map(\.1)
    numbers += color(style.foreground, extended: "38")
    numbers += color(style.background, extended: "48")
    return numbers.joined(separator: ";")
  }

  private static func color(_ color: Color, extended: String) -> [String] {
    switch color {
    case .terminalDefault: []
    case .indexed(let index): [extended, "5", "\(index)"]
    case .rgb(let red, let green, let blue): [extended, "2", "\(red)", "\(green)", "\(blue)"]
    }
  }
}
