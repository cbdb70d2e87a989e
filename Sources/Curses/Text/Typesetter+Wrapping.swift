extension Typesetter {
  /// The text broken into lines of at most a number of columns: at line ends, else between words, else between clusters.
  ///
  /// Blanks at a break are dropped. A cluster wider than a line stands on a line of its own, to be cut by the canvas.
  ///
  /// - Complexity: O(length of `text`).
  public func wrapped(_ text: some StringProtocol, to columns: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isLineEnd }) {
      wrap(Substring(paragraph), to: max(columns, 1), into: &lines)
    }
    return lines
  }

  private func wrap(_ paragraph: Substring, to columns: Int, into lines: inout [String]) {
    var lineStart = paragraph.startIndex
    // Columns from `lineStart` on, and the last blank seen there with the columns after it.
    var used = 0
    var lastBlank: Substring.Index?
    var usedAfterBlank = 0
    var hasWord = false
    var scratch: [Glyph] = []
    var index = paragraph.startIndex
    while index < paragraph.endIndex {
      let character = paragraph[index]
      let width = self.columns(of: character, scratch: &scratch)
      let next = paragraph.index(after: index)
      if character == " " {
        // Blanks that begin a line indent it; breaking there would leave an empty line.
        if hasWord {
          lastBlank = index
          usedAfterBlank = 0
        }
        used += width
      } else {
        while used + width > columns && lineStart < index {
          let end = lastBlank ?? index
          lines.append(String(paragraph[lineStart..<end].trimmingBlanksAtEnd))
          lineStart = lastBlank.map { paragraph.index(after: $0) } ?? index
          used = lastBlank == nil ? 0 : usedAfterBlank
          lastBlank = nil
        }
        hasWord = true
        used += width
        usedAfterBlank += width
      }
      index = next
    }
    lines.append(String(paragraph[lineStart...].trimmingBlanksAtEnd))
  }
}

extension Character {
  /// Whether a line ends here.
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}

extension Substring {
  /// Without the blanks at its end.
  fileprivate var trimmingBlanksAtEnd: Substring {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return self[startIndex..<end]
  }
}
