internal import Catalog
internal import ShelfKit

/// Marking items on the browse screen, to print or copy several at once.
extension BrowseController {
  /// Does what an action of marking means.
  func mark(_ action: Action, times: Int) {
    guard session.allowsMarks else {
      message = "one is to be chosen: --multi chooses several"
      return
    }
    guard focusedChoice != nil else { return }
    switch action {
    case .mark where grid.isMarkingRange, .markRange:
      grid.isMarkingRange && action == .mark ? grid.toggleMark() : grid.toggleRange()
      // A range may have marked what was never seen.
      if !content.letsGo { content.remember(grid.namedItems) }
    case .mark: mark(times)
    default: content.arrangement?.filter == nil ? grid.invertMarks() : grid.invertShownMarks()
    }
    // What may leave is kept as a whole, as it is named now.
    if content.letsGo { content.remember(grid.namedItems) }
  }

  /// Marks so many cards from the focused one on. Of many keys at once, none but the last may come to be seen.
  private func mark(_ times: Int) {
    var marked = NamedItems()
    for _ in 0..<min(times, itemsFromFocus) {
      if let focus = grid.focusedIndexPath, let item = focusedID {
        marked.insert(item, inRow: grid.snapshot.rowID(at: focus.row))
      }
      grid.toggleMark()
      grid.perform(.right(1))
    }
    if !content.letsGo { content.remember(marked) }
  }

  /// What is marked: what is there in the order of the screen, then what a filter hides, in the order of its source.
  var markedChoices: [Choice] {
    let hidden = grid.hiddenMarks.compactMap { content.choice(of: $0.item, inRow: $0.row) }
    return grid.markedPaths.compactMap(content.choice) + hidden.sorted { $0.item.number < $1.item.number }
  }

  /// What the line at the top says about marks.
  var markSummary: String {
    let count = grid.markCount
    let parts = [count > 0 ? "\(count) marked" : "", grid.isMarkingRange ? "range" : ""]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private var itemsFromFocus: Int {
    grid.focusedIndexPath.map { grid.snapshot.itemCount(inRow: $0.row) - $0.item } ?? 0
  }
}
