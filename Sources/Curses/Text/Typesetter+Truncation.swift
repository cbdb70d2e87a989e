extension Typesetter {
  /// The text, cut to a number of columns; what is cut off is shown by a `…` (`~` in ASCII) that counts as one of them.
  ///
  /// No cluster is split: where a wide one does not fit, the result is a column shorter.
  ///
  /// - Parameters:
  ///   - text: Any text; it is not made drawable, only measured as if it were.
  ///   - columns: The most columns the result may take.
  /// - Complexity: O(`columns`), whatever the length of the text.
  public func truncated(_ text: some StringProtocol, to columns: Int) -> String {
    guard columns > 0 else { return "" }
    var rest = Substring(text)
    var used = 0
    // Where the text is cut if it turns out not to fit: the last place that leaves a column for the mark.
    var cut = rest.startIndex
    var scratch: [Glyph] = []
    let start = rest.startIndex
    let end = rest.endIndex
    // A cluster may be as long as the text. Looking at no more of it than could be drawn keeps the promise above.
    let scalars = rest.unicodeScalars
    let reach = (min(columns, 1 << 20) + 1) * Self.longestCluster
    let limit = scalars.index(start, offsetBy: reach, limitedBy: end) ?? end
    rest = Substring(scalars[start..<limit])
    var index = start
    for character in rest {
      used += self.columns(of: character, scratch: &scratch)
      if used > columns { return String(text[start..<cut]) + ellipsis }
      index = rest.index(after: index)
      if used < columns { cut = index }
    }
    return limit == end ? String(text) : String(text[start..<cut]) + ellipsis
  }
}
