internal import Curses
internal import ShelfKit

/// Putting items on the clipboard of the terminal.
extension BrowseController {
  /// Copies what Enter would print: what is marked, else the item that has the focus.
  func copyItems() { copy(session.options.output) }

  /// Copies the same as JSON, one object a line.
  func copyRecords() { copy(.json) }

  private func copy(_ format: OutputFormat) {
    let marked = markedChoices
    guard let focused = focusedChoice ?? marked.first else { return }
    let choices = marked.isEmpty ? [focused] : marked
    do throws(UsageError) {
      let bytes = try ClipboardText.bytes(of: choices, as: format)
      let what = choices.count == 1 ? "1 item" : "\(choices.count) items"
      if bytes.count > Terminal.clipboardLimit {
        message = "\(what) of \(bytes.count) bytes: a terminal's clipboard takes \(Terminal.clipboardLimit)"
      } else {
        message = session.copy(bytes) ? "copied \(what), \(bytes.count) bytes" : "this terminal has no clipboard"
      }
    } catch {
      message = error.message
    }
  }
}
