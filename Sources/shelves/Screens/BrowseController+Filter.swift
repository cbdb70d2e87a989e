internal import Catalog
internal import ShelfKit

/// Filtering on the browse screen: what does not pass goes away, and comes back to the very place.
extension BrowseController {
  /// Shows what passes a filter; an empty one shows everything again.
  func filter(by text: String) {
    guard var arrangement = content.arrangement else { return }
    let expression = FilterExpression(text)
    if expression.mistake != nil { return }
    let next = expression.isEmpty ? nil : expression
    guard next != arrangement.filter else { return }
    if arrangement.filter == nil {
      unfiltered = Unfiltered(state: grid.state)
      // Records that are to leave memory must not be held by this.
      if !content.letsGo {
        unfiltered?.whole = Unfiltered.Whole(
          snapshot: grid.snapshot, arrangement: arrangement, rowOrder: content.rowOrder, edition: content.edition)
      }
    }
    arrangement.filter = next
    unfiltered?.isDue = true
    if let problem = content.rearrange(arrangement, keeping: itemsToKeep) { message = problem }
    takeNews()
  }

  /// The moment from which the state is carried over to what a filter leaves: however it was typed, focus goes to what is
  /// near to where it was, told by what stands there without a filter. `nil` for what is shown now.
  func takeFilterOrigin() -> GridMoment? {
    guard let before = unfiltered, before.isDue, !content.isRearranging else { return nil }
    unfiltered?.isDue = false
    guard let whole = before.whole, var arrangement = content.arrangement, arrangement.filter != nil else { return nil }
    arrangement.filter = nil
    guard arrangement == whole.arrangement, content.rowOrder == whole.rowOrder, content.edition == whole.edition else {
      // It says nothing about what is shown now, and would keep the whole reading in memory.
      unfiltered?.whole = nil
      return nil
    }
    if !before.hasMoved {
      return GridMoment(snapshot: whole.snapshot, state: before.state.marking(as: grid.state))
    }
    // It may have come later.
    guard let focus = grid.focusedIndexPath, let item = focusedID,
      let row = whole.snapshot.rowIndex(of: grid.snapshot.rowID(at: focus.row)),
      whole.snapshot.itemIndex(of: item, inRow: row) != nil
    else { return nil }
    return GridMoment(snapshot: whole.snapshot, state: grid.state)
  }

  /// Has what a filter hides take its marks along to other rows, by way of the rows as they are without it.
  func takeRegrouping() {
    guard let before = regroupedFrom, !content.isRearranging else { return }
    regroupedFrom = nil
    grid.apply(before)
    grid.apply(content.whole)
  }

  /// Brings the view back to where it was before the first filter, now that everything is there again: other rows'
  /// offsets as they were, the focus on the item it was moved to meanwhile, else where it was.
  func leaveFilterIfDone() {
    guard let before = unfiltered, content.arrangement?.filter == nil, !content.isRearranging else { return }
    unfiltered = nil
    let item = grid.focusedIndexPath
    grid.adopt(before.state.marking(as: grid.state))
    if before.hasMoved, let item { grid.perform(.item(item)) }
  }
}

/// How a view was before it was filtered.
struct Unfiltered {
  var state: GridState
  /// Whether the person moved the focus since.
  var hasMoved = false
  /// What was shown; `nil` where that says nothing about what is shown now.
  var whole: Whole?
  /// Whether the filter was changed, and what it leaves has not been shown yet.
  var isDue = false

  /// What was shown, and how it was put together.
  struct Whole {
    var snapshot: any GridSnapshot
    var arrangement: Arrangement
    var rowOrder: RowOrder?
    var edition: Int
  }
}
