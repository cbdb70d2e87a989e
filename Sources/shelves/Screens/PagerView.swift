internal import Curses
internal import ShelfKit

/// A text taller than the screen, scrolled by lines.
final class PagerView: View {
  /// A line and how it looks.
  struct Line: Hashable {
    var runs: [TemplateRun]

    init(_ runs: [TemplateRun]) { self.runs = runs }
    init(_ text: String, style: StyleChange = .none) { runs = [TemplateRun(text, style: style)] }
  }

  /// The text.
  var lines: [Line] = [] {
    didSet {
      scroll(by: 0)
      setNeedsDisplay()
    }
  }
  /// What changes where something that is searched for stands.
  var highlight = StyleChange(attributes: .reverse)
  /// The same in the line that the search went to.
  var foundHighlight = StyleChange(attributes: .reverse)
  /// That line.
  var foundLine: Int? { didSet { if foundLine != oldValue { setNeedsDisplay() } } }
  /// The first line shown.
  private(set) var offset = 0

  override var isBacked: Bool { true }

  /// Moves by lines, as far as there are any.
  func scroll(by count: Int) {
    let furthest = max(0, lines.count - bounds.size.height)
    let (sum, overflow) = offset.addingReportingOverflow(count)
    let target = min(max(0, overflow ? (count < 0 ? 0 : furthest) : sum), furthest)
    guard target != offset else { return }
    offset = target
    setNeedsDisplay()
  }

  /// Moves so that a line is the first one shown, as far as there are lines below it.
  func scroll(to line: Int) { scroll(by: line - offset) }

  /// Keeps the text in view.
  override func sizeDidChange() { scroll(by: 0) }

  /// Draws the lines that are seen.
  override func draw(on canvas: Canvas) {
    for (y, line) in lines.indices.dropFirst(offset).prefix(bounds.size.height).enumerated() {
      canvas.draw(
        [lines[line].runs], in: Rect(x: 0, y: y, width: bounds.size.width, height: 1), style: .plain,
        highlight: line == foundLine ? foundHighlight : highlight)
    }
  }
}
