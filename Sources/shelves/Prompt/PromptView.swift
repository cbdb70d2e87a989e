internal import Curses
internal import ShelfKit

/// The line at the bottom while something is typed: what it is for, what was typed, and what came of it.
final class PromptView: View {
  /// What the text is for: `/`, `filter:`.
  var label = "" { didSet { if label != oldValue { setNeedsDisplay() } } }
  /// What is typed.
  var editor = LineEditor() { didSet { if editor != oldValue { setNeedsDisplay() } } }
  /// What came of it so far; gives way to what is typed.
  var note = "" { didSet { if note != oldValue { setNeedsDisplay() } } }
  /// How it looks.
  var appearance = Appearance() { didSet { if appearance != oldValue { setNeedsDisplay() } } }

  override var isBacked: Bool { true }

  /// Draws the part of the text that the cursor is in.
  override func draw(on canvas: Canvas) {
    let setter = canvas.typesetter
    let width = bounds.size.width
    canvas.fill(bounds, style: .plain)
    let start = canvas.write(label, at: Point(x: 1, y: 0), style: appearance.headingStyle, columns: width - 2) + 1
    let before = editor.characters[..<editor.cursor]
    let room = max(1, width - start - 1)
    // As much before the cursor as leaves a column for the cursor itself.
    var shown: [Character] = []
    var used = 0
    for character in before.reversed() {
      let columns = setter.columns(of: String(character))
      if used + columns > room - 1 { break }
      used += columns
      shown.insert(character, at: 0)
    }
    canvas.write(String(shown), at: Point(x: start, y: 0), style: .plain)
    let under = editor.cursor < editor.characters.count ? String(editor.characters[editor.cursor]) : " "
    canvas.write(under, at: Point(x: start + used, y: 0), style: appearance.selectionStyle)
    var end = start + used + max(1, setter.columns(of: under))
    if editor.cursor + 1 < editor.characters.count {
      let rest = setter.truncated(String(editor.characters[(editor.cursor + 1)...]), to: max(0, width - end - 1))
      canvas.write(rest, at: Point(x: end, y: 0), style: .plain)
      end += setter.columns(of: rest)
    }
    let noteWidth = setter.columns(of: note)
    if noteWidth > 0, end + 2 + noteWidth < width {
      canvas.write(note, at: Point(x: width - 1 - noteWidth, y: 0), style: appearance.dimStyle)
    }
  }
}
