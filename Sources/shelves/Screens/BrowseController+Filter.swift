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
    if arrangement.filter == nil { unfiltered = Unfiltered(state: grid.state) }
    arrangement.filter = next
    if let problem = content.rearrange(arrangement, keeping: itemsToKeep) { message = problem }
    takeNews()
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
}
