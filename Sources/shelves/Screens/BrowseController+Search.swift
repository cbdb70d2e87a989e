internal import Catalog
internal import ShelfKit

/// Searching on the browse screen: all rows, as one types.
extension BrowseController {
  /// Searches for a text, from where the focus was when typing began; an empty one ends the search.
  func look(for text: String) {
    endSearch()
    let expression = FilterExpression(text)
    guard !expression.isEmpty, expression.mistake == nil else { return }
    do throws(SourceError) {
      guard let matches = try content.matches(of: expression) else { return }
      search = Search(expression, matches: matches, arrangement: content.arrangement, edition: content.edition)
      isSeeking = true
      content.highlight(expression)
      grid.reload()
      session.watch(matches) { [weak self] in self?.takeMatches() }
      takeMatches()
    } catch {
      message = error.reason
    }
  }

  /// Ends the search, and what stood out because of it.
  func endSearch() {
    guard let ended = search else { return }
    session.unwatch(ended.matches)
    ended.matches.stop()
    search = nil
    isSeeking = false
    content.highlight(nil)
    grid.reload()
  }

  /// Searches again where the items are arranged in another way now; the focus stays.
  func refreshSearch() {
    guard let search, !content.isRearranging,
      search.arrangement != content.arrangement || search.edition != content.edition
    else { return }
    look(for: search.expression.text)
    isSeeking = false
  }

  /// Takes in which items hold what is searched for.
  func takeMatches() {
    guard let search else { return }
    _ = search.matches.takeNews()
    guard isSeeking else { return }
    // While one types, the search begins anew from where typing began.
    if let before = prompt?.before.state, prompt?.purpose == .search {
      grid.adopt(before.marking(as: grid.state))
    }
    let hit = search.next(from: grid.focusedIndexPath, isForward: true, includesPlace: true, in: grid.snapshot)
    if let hit {
      grid.perform(.item(hit.path))
      isSeeking = false
    } else if search.isComplete {
      isSeeking = false
    }
  }

  /// Goes to another match.
  func goToMatch(isForward: Bool, times: Int) {
    guard let search else {
      message = session.nothingSearched
      return
    }
    isSeeking = false
    unfiltered?.hasMoved = true
    var wrapped = false
    for _ in 0..<min(times, max(1, search.count)) {
      guard let hit = search.next(from: grid.focusedIndexPath, isForward: isForward, in: grid.snapshot) else {
        message = search.isComplete ? "nothing holds \(search.expression.text)" : "still searching"
        return
      }
      grid.perform(.item(hit.path))
      wrapped = wrapped || hit.hasWrapped
    }
    message = searchSummary + (wrapped ? isForward ? ", on from the beginning" : ", on from the end" : "")
  }

  /// Which match has the focus, of how many.
  var searchSummary: String {
    guard let search else { return "" }
    let count = search.count
    let more = search.isComplete ? "" : "+"
    if count == 0 { return search.isComplete ? "no match" : "searching" }
    let number = grid.focusedIndexPath.flatMap { search.number(at: $0, in: grid.snapshot) }
    return number.map { "match \($0) of \(count)\(more)" } ?? "\(count)\(more) \(count == 1 ? "match" : "matches")"
  }
}
