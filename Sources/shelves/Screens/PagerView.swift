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

  /// Keeps the text in view.
  override func sizeDidChange() { scroll(by: 0) }

  /// Draws the lines that are seen.
  override func draw(on canvas: Canvas) {
    let seen = lines.dropFirst(offset).prefix(bounds.size.height)
    canvas.draw(seen.map(\.runs), in: bounds, style: .plain)
  }
}
