internal import Curses
internal import ShelfKit

/// Putting items on the clipboard of the terminal.
extension BrowseController {
  /// Copies what Enter would print: what is marked, else the item that has the focus.
  func copyItems() { copy(session.options.output) }

  /// Copies the same as JSON, one object a line.
  func copyRecords() { copy(.json) }

  private func copy(_ format: OutputFormat) {
    if refusesOutdated() { return }
    let marked = markedChoices
    guard let focused = focusedChoice ?? marked.first else { return }
    message = session.copy(marked.isEmpty ? [focused] : marked, as: format)
  }
}

extension Session {
  /// Puts items on the clipboard; answers what there is to say about it.
  func copy(_ choices: [Choice], as format: OutputFormat) -> String {
    do throws(UsageError) {
      let bytes = try ClipboardText.bytes(of: choices, as: format)
      let what = choices.count == 1 ? "1 item" : "\(choices.count) items"
      if bytes.count > Terminal.clipboardLimit {
        return "\(what) of \(bytes.count) bytes: a terminal's clipboard takes \(Terminal.clipboardLimit)"
      }
      return copy(bytes) ? "copied \(what), \(bytes.count) bytes" : "this terminal has no clipboard"
    } catch {
      return error.message
    }
  }
}
