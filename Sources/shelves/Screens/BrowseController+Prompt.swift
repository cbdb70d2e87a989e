internal import Catalog
internal import Curses
internal import ShelfKit

/// Typing on the browse screen: what is searched for, what is filtered by.
extension BrowseController {
  /// Begins to type something.
  func open(_ purpose: Prompt.Purpose) {
    guard content.arrangement != nil else {
      message = "the demo computes its cards: there is nothing to look through"
      return
    }
    let text = purpose == .filter ? content.arrangement?.filter?.text ?? "" : ""
    let before = purpose == .search ? search?.expression.text ?? "" : text
    prompt = Prompt(
      purpose: purpose, editor: LineEditor(text), before: Prompt.Before(state: grid.state, text: before))
  }

  /// Begins to type a filter whose Enter takes the card that has the focus then.
  func openToFind() {
    open(.filter)
    prompt?.takesAtOnce = true
  }

  /// Does what an event means while something is typed; answers whether it means anything.
  func type(_ event: Event) -> Bool {
    guard var prompt else { return false }
    if case .key(let key) = event {
      switch (key.code, key.modifiers) {
      case (.enter, []) where prompt.takesAtOnce: take(prompt)
      case (.enter, []): close()
      case (.escape, []): abandon(prompt)
      case (.backspace, []) where prompt.editor.isEmpty: abandon(prompt)
      case (.up, []): perform(.previousRow)
      case (.down, []): perform(.nextRow)
      case (.tab, []): perform(.mark)
      case (.pageUp, []): perform(.previousRowPage)
      case (.pageDown, []): perform(.nextRowPage)
      default: return session.perform(session.bindings.actionWhileTyping(for: key)) || edit(&prompt, event)
      }
      return true
    }
    return edit(&prompt, event)
  }

  private func edit(_ prompt: inout Prompt, _ event: Event) -> Bool {
    let before = prompt.editor.text
    guard prompt.editor.take(event) else { return false }
    self.prompt = prompt
    if prompt.editor.text != before { apply(prompt.editor.text, prompt.purpose) }
    // Nothing is looked for any more, so nothing was found.
    if prompt.purpose == .search, prompt.editor.isEmpty { returnToStart(of: prompt) }
    return true
  }

  /// Keeps what was typed.
  private func close() {
    if let mistake = prompt.flatMap({ FilterExpression($0.editor.text).mistake }) {
      message = "nothing changed: \(mistake.message)"
    }
    prompt = nil
  }

  /// Takes the card with the focus, as soon as what is shown is what was typed; a mistake is no filter to take from.
  private func take(_ prompt: Prompt) {
    close()
    guard FilterExpression(prompt.editor.text).mistake == nil else { return }
    isTaking = true
    takeIfDone()
  }

  /// Takes the card with the focus, if that was asked for while the filter was still at work.
  func takeIfDone() {
    guard isTaking, !content.isRearranging else { return }
    isTaking = false
    enter()
  }

  /// Brings back what was before.
  private func abandon(_ prompt: Prompt) {
    self.prompt = nil
    apply(prompt.before.text, prompt.purpose)
    if prompt.purpose == .search { returnToStart(of: prompt) }
  }

  private func returnToStart(of prompt: Prompt) { grid.adopt(prompt.before.state.marking(as: grid.state)) }

  private func apply(_ text: String, _ purpose: Prompt.Purpose) {
    switch purpose {
    case .search: look(for: text)
    case .filter: filter(by: text)
    }
  }

  /// What the prompt's line says of what came of the text so far.
  var promptNote: String {
    guard let prompt, !prompt.editor.isEmpty else { return "" }
    if let mistake = FilterExpression(prompt.editor.text).mistake { return mistake.message }
    switch prompt.purpose {
    case .search: return searchSummary
    case .filter: return content.isRearranging ? "…" : content.summary.amount
    }
  }
}

extension GridState {
  /// This state with the marks of another one.
  func marking(as other: GridState) -> GridState {
    var result = self
    for id in Set(Array(rows.ids) + Array(other.rows.ids)) {
      var row = result.rows[id]
      row.marks = other.rows[id].marks
      row.rangeStart = other.rows[id].rangeStart
      if row != result.rows[id] { result.rows[id] = row }
    }
    return result
  }
}
