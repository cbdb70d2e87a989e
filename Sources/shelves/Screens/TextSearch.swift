internal import Catalog
internal import ShelfKit

/// What was searched for in a text of lines, and the lines that hold it.
///
/// It is written as a filter is: words that must all occur in a line, `!word`, `/regex/`.
struct TextSearch {
  /// What is searched for, as it was written.
  let text: String
  /// The lines that hold it, in order.
  private(set) var places: [Int] = []
  private let matcher: FilterMatcher

  /// Prepares a search; `nil` if nothing was written that could hold, or a pattern is none.
  init?(_ text: String) {
    let expression = FilterExpression(text)
    guard !expression.isEmpty else { return nil }
    do throws(FilterError) {
      matcher = try FilterMatcher(expression, columns: [])
    } catch {
      return nil
    }
    self.text = text
  }

  /// Finds the lines that hold it, and has the parts that are why stand out.
  ///
  /// - Complexity: O(length of the text).
  mutating func look(through lines: inout [PagerView.Line]) {
    places = []
    let scratch = RegexScratch()
    for index in lines.indices {
      let fields = lines[index].runs.map { Field.bytes(Array($0.text.utf8)) }
      guard matcher.verdict(fields, scratch) == .passes else { continue }
      places.append(index)
      for run in lines[index].runs.indices {
        lines[index].runs[run].highlights = matcher.ranges(
          in: Array(lines[index].runs[run].text.utf8), ofColumn: nil)
      }
    }
  }

  /// The next of the lines from one on, or back from it; from the other end where there is none.
  ///
  /// - Complexity: O(log n) for n such lines.
  func next(from line: Int, isForward: Bool, includesLine: Bool = false) -> (line: Int, hasWrapped: Bool)? {
    guard let first = places.first, let last = places.last else { return nil }
    if isForward {
      let index = firstPlace(notBefore: includesLine ? line : line + 1)
      return index < places.count ? (places[index], false) : (first, true)
    }
    let index = firstPlace(notBefore: line)
    return index > 0 ? (places[index - 1], false) : (last, true)
  }

  /// Which of the lines one is, and of how many; only how many where it is none of them.
  func summary(at line: Int?) -> String {
    if places.isEmpty { return "no match" }
    let count = "\(places.count) \(places.count == 1 ? "line" : "lines")"
    guard let line, let index = places.firstIndex(of: line) else { return count }
    return "match \(index + 1) of \(count)"
  }

  private func firstPlace(notBefore line: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < line { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
