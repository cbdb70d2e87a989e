public import Curses

/// One run of a card's line, ready to be drawn: the text of a segment and how it is set.
public struct TemplateRun: Hashable, Sendable {
  /// What is written.
  public var text: String
  /// Columns it takes; `nil` for as many as the text needs.
  public var width: Int?
  /// Which side of `width` it stands at.
  public var alignment: TemplateAlignment
  /// What changes in the style around it.
  public var style: StyleChange

  /// Makes a run.
  public init(
    _ text: String, width: Int? = nil, alignment: TemplateAlignment = .leading, style: StyleChange = .none
  ) {
    self.text = text
    self.width = width
    self.alignment = alignment
    self.style = style
  }
}

extension TemplateSegment where Field == FieldSlot {
  /// The run this segment becomes for one item.
  ///
  /// - Parameter value: answers a field's text and what changes in its style.
  public func run(_ value: (FieldSlot) -> (text: String, style: StyleChange)) -> TemplateRun {
    switch content {
    case .literal(let text):
      return TemplateRun(text, width: width, alignment: alignment, style: style)
    case .field(let slot):
      let found = value(slot)
      return TemplateRun(found.text, width: width, alignment: alignment, style: style.followed(by: found.style))
    }
  }
}

extension Canvas {
  /// Draws lines of runs into a rectangle, from its top; each line that is too long ends in an ellipsis.
  ///
  /// - Complexity: O(cells of the rectangle), however long the texts are.
  public func draw(_ lines: [[TemplateRun]], in rect: Rect, style: Style) {
    for (index, runs) in lines.prefix(rect.size.height).enumerated() {
      draw(runs, at: Point(x: rect.minX, y: rect.minY + index), columns: rect.size.width, style: style)
    }
  }

  private func draw(_ runs: [TemplateRun], at point: Point, columns: Int, style: Style) {
    var used = 0
    for (index, run) in runs.enumerated() where used < columns {
      let room = min(run.width ?? columns, columns - used)
      let isLast = index == runs.count - 1
      // A run that leaves no room for the next one says so at the edge.
      let text = typesetter.truncated(run.text, to: room)
      let taken = typesetter.columns(of: text)
      let width = run.width.map { min($0, columns - used) } ?? taken
      let indent =
        switch run.alignment {
        case .leading: 0
        case .center: (width - taken) / 2
        case .trailing: width - taken
        }
      write(text, at: Point(x: point.x + used + indent, y: point.y), style: run.style.applied(to: style))
      used += width
      if used == columns, !isLast, run.width == nil { return }
    }
  }
}
