internal import Catalog
internal import Curses
internal import ShelfKit

/// The line at the top of the browse screen.
extension BrowseController {
  /// What it is, how much of it, and how it is put together.
  var topLine: String {
    let summary = content.summary
    let filter = prompt == nil ? content.arrangement?.filter.map { "filter \($0.text)" } ?? "" : ""
    let verdict = summary.verdict.map { " \($0.rawValue)" } ?? ""
    func line(grouping: String) -> String {
      let parts = [summary.amount, filter, markSummary, grouping, summary.progress ?? ""] + summary.notes
      return verdict + parts.filter { !$0.isEmpty }.map { "   " + $0 }.joined()
    }
    // The end of a long path says more than its beginning, and the rest says more than both.
    func room(beside rest: String) -> Int {
      browseView.top.bounds.size.width - session.typesetter.columns(of: rest + place) - 3
    }
    var rest = line(grouping: summary.grouping)
    var name = PathText.shortened(summary.name, to: room(beside: rest), session.typesetter)
    // What was lost is told nowhere else; how the rows are made can be seen.
    if !summary.notes.isEmpty, session.typesetter.columns(of: name) > room(beside: rest) {
      rest = line(grouping: "")
      name = PathText.shortened(summary.name, to: room(beside: rest), session.typesetter)
    }
    return name + rest
  }

  /// Where the focus is, at the right.
  var place: String {
    let rows = grid.snapshot.rowCount
    guard let focus = grid.focusedIndexPath else {
      return content.isSettled && content.summary.verdict == nil ? "nothing to show" : ""
    }
    return "row \(focus.row + 1) of \(rows)"
  }
}
