extension TerminalScreen {
  /// The first line of the focused card, which is the one with the heavy border; nil if none is on the screen.
  var focusedCard: String? {
    let lines = lines
    guard let top = lines.firstIndex(where: { $0.contains("┏") }), top + 1 < lines.count else { return nil }
    let sides = lines[top + 1].split(separator: "┃", omittingEmptySubsequences: false)
    guard sides.count > 1 else { return nil }
    return trimmed(sides[1])
  }

  /// The status line, the first of the screen.
  var status: String { trimmed(lines.first?[...] ?? "") }

  private func trimmed(_ text: Substring) -> String {
    guard let first = text.firstIndex(where: { $0 != " " }), let last = text.lastIndex(where: { $0 != " " })
    else { return "" }
    return String(text[first...last])
  }
}
