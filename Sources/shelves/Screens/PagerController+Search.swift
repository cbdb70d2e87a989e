internal import Catalog
internal import Curses
internal import ShelfKit

/// Searching in a screen of text, as one types.
extension PagerController {
  /// What is being typed, and what Esc brings back.
  struct Typing {
    var editor = LineEditor()
    var searchBefore: TextSearch?
    var lineBefore: Int?
    var offsetBefore = 0
  }

  /// Begins to type what is searched for.
  func openSearch() {
    typing = Typing(searchBefore: search, lineBefore: foundLine, offsetBefore: pager.offset)
  }

  /// Does what an event means while something is typed; answers whether it means anything.
  func type(_ event: Event) -> Bool {
    guard var current = typing else { return false }
    if case .key(let key) = event {
      switch (key.code, key.modifiers) {
      case (.enter, []):
        typing = nil
        if search != nil { message = summary }
        return true
      case (.escape, []): return abandon(current)
      case (.backspace, []) where current.editor.isEmpty: return abandon(current)
      default: if session.perform(session.bindings.actionWhileTyping(for: key)) { return true }
      }
    }
    let before = current.editor.text
    guard current.editor.take(event) else { return false }
    typing = current
    if current.editor.text != before { look(for: current.editor.text, from: current) }
    return true
  }

  /// Goes to another line that holds what was searched for.
  func goToMatch(isForward: Bool) {
    guard let search else {
      message = session.nothingSearched
      return
    }
    let start = foundLine ?? (isForward ? pager.offset - 1 : pager.offset)
    guard let next = search.next(from: start, isForward: isForward) else {
      message = "nothing holds \(search.text)"
      return
    }
    show(next.line)
    message = summary + (next.hasWrapped ? isForward ? ", on from the beginning" : ", on from the end" : "")
  }

  /// Ends the search, and what stood out because of it; answers whether there was one.
  func endSearch() -> Bool {
    guard search != nil else { return false }
    search = nil
    foundLine = nil
    setNeedsText()
    return true
  }

  /// What came of what is typed.
  var typingNote: String {
    guard let typing, !typing.editor.isEmpty else { return "" }
    return FilterExpression(typing.editor.text).mistake?.message ?? (search == nil ? "" : summary)
  }

  private var summary: String { search?.summary(at: foundLine) ?? "" }

  /// Looks for a text from where the screen was when typing began.
  private func look(for text: String, from start: Typing) {
    search = TextSearch(text)
    foundLine = nil
    layOut()
    pager.scroll(to: start.offsetBefore)
    let next = search?.next(from: start.lineBefore ?? start.offsetBefore, isForward: true, includesLine: true)
    if let next { show(next.line) }
  }

  private func abandon(_ typing: Typing) -> Bool {
    self.typing = nil
    search = typing.searchBefore
    foundLine = typing.lineBefore
    layOut()
    pager.scroll(to: typing.offsetBefore)
    return true
  }

  /// Marks a line as the one that was gone to, and brings it into view with some lines around it.
  private func show(_ line: Int) {
    foundLine = line
    let height = pager.bounds.size.height
    guard !(pager.offset..<pager.offset + height).contains(line) else { return }
    pager.scroll(to: line - height / 2)
  }
}
