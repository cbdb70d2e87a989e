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

  /// What is marked, in the order of the screen as it is without a filter. Where cards are sorted, those of a row that a
  /// filter hides come after the others, in the order of their source; what has left comes last.
  var markedChoices: [Choice] {
    let shown = grid.markedPaths
    let hidden = grid.hiddenMarks
    if hidden.isEmpty { return shown.compactMap(content.choice) }
    let whole = content.whole
    let isSorted = content.arrangement?.sort.isEmpty == false
    var marked: [(place: MarkedPlace, choice: Choice)] = []
    for path in shown {
      let row = whole.rowIndex(of: grid.snapshot.rowID(at: path.row))
      let item = row.flatMap { whole.itemIndex(of: grid.snapshot.itemID(at: path.item, inRow: path.row), inRow: $0) }
      guard let choice = content.choice(at: path) else { continue }
      marked.append((MarkedPlace(row: row, isHidden: false, item: isSorted ? path.item : item), choice))
    }
    for mark in hidden {
      let row = whole.rowIndex(of: mark.row)
      let item = row.flatMap { whole.itemIndex(of: mark.item, inRow: $0) }
      guard let choice = content.choice(of: mark.item, inRow: mark.row) else { continue }
      let place = MarkedPlace(row: item == nil ? nil : row, isHidden: isSorted, item: item ?? choice.item.number)
      marked.append((place, choice))
    }
    return marked.sorted { $0.place.order < $1.place.order }.map(\.choice)
  }

  /// The items that are marked, and the one that has the focus.
  var chosenItems: NamedItems {
    var items = NamedItems()
    items.insert(from: grid.state)
    if let focus = grid.focusedIndexPath, let item = focusedID {
      items.insert(item, inRow: grid.snapshot.rowID(at: focus.row))
    }
    return items
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

/// Where a marked item is printed among the others.
private struct MarkedPlace {
  /// The row as it is without a filter; `nil` for what is there no more.
  var row: Int?
  /// Whether it comes after the others of its row.
  var isHidden: Bool
  var item: Int?

  /// What it is ordered by.
  var order: (Int, Int, Int) { (row ?? .max, isHidden ? 1 : 0, item ?? .max) }
}
