/// What an emulated terminal shows at one moment.
struct TerminalScreen {
  /// Rows from the top, each with one cell a column.
  var cells: [[TerminalCell]]
  /// Where the cursor stands, from 0.
  var cursor: (row: Int, column: Int)

  /// Rows as text, blanks at their ends cut.
  var lines: [String] {
    cells.map { row in
      let line = row.map(\.text).joined()
      guard let last = line.lastIndex(where: { $0 != " " }) else { return "" }
      return String(line[...last])
    }
  }

  /// The screen as text, empty lines at its end cut.
  var text: String {
    let lines = lines
    guard let last = lines.lastIndex(where: { !$0.isEmpty }) else { return "" }
    return lines[...last].joined(separator: "\n")
  }

  /// Whether some line has this text.
  func contains(_ text: String) -> Bool {
    lines.contains { $0.contains(text) }
  }

  /// The first line that has this text, from 0.
  func row(of text: String) -> Int? {
    lines.firstIndex { $0.contains(text) }
  }
}
