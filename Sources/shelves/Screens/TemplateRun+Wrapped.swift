internal import Curses
internal import ShelfKit

extension TemplateRun {
  /// A text in runs of at most a number of columns each, its colours where they were.
  ///
  /// - Complexity: O(length of the text and of the spans for each run).
  static func wrapped(_ text: String, _ spans: [StyleSpan], to columns: Int, _ setter: Typesetter) -> [TemplateRun] {
    let bytes = Array(text.utf8)
    var place = 0
    return setter.wrapped(text, to: columns).map { part in
      var run = TemplateRun(part)
      if spans.isEmpty { return run }
      let count = part.utf8.count
      // Between two parts nothing is left out but blanks and line ends.
      while place + count < bytes.count, !bytes[place..<place + count].elementsEqual(part.utf8) { place += 1 }
      let own = place..<place + count
      run.spans = spans.compactMap { span in
        let common = span.range.clamped(to: own)
        return common.isEmpty ? nil : StyleSpan(common.lowerBound - place..<common.upperBound - place, span.style)
      }
      place += count
      return run
    }
  }
}
