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
  /// The parts of the text that stand out, such as those that were searched for: bytes of its UTF-8, in order.
  public var highlights: [Range<Int>] = []
  /// The parts of the text that look otherwise than the rest, in order.
  public var spans: [StyleSpan] = []

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

/// What a field says of one item, and how that looks.
public struct FieldText: Hashable, Sendable {
  /// The text.
  public var text: String
  /// What changes in the style around it.
  public var style: StyleChange
  /// The parts that stand out: bytes of the text's UTF-8, in order.
  public var highlights: [Range<Int>]
  /// The parts that look otherwise than the rest, in order.
  public var spans: [StyleSpan] = []

  /// Makes a text; nothing of it stands out unless said otherwise.
  public init(_ text: String, style: StyleChange = .none, highlights: [Range<Int>] = []) {
    self.text = text
    self.style = style
    self.highlights = highlights
  }
}

extension TemplateSegment where Field == FieldSlot {
  /// The run this segment becomes for one item.
  ///
  /// - Parameter value: answers a field's text and how it looks.
  public func run(_ value: (FieldSlot) -> FieldText) -> TemplateRun {
    switch content {
    case .literal(let text):
      return TemplateRun(text, width: width, alignment: alignment, style: style)
    case .field(let slot):
      let found = value(slot)
      var run = TemplateRun(found.text, width: width, alignment: alignment, style: style.followed(by: found.style))
      run.highlights = found.highlights
      run.spans = found.spans
      return run
    }
  }
}

extension Canvas {
  /// Draws lines of runs into a rectangle, from its top; each line that is too long ends in an ellipsis.
  ///
  /// - Parameters:
  ///   - lines: the runs of each line.
  ///   - rect: where they go, in cells.
  ///   - style: how a run looks that says nothing else.
  ///   - highlight: what changes where a run says that something stands out.
  /// - Complexity: O(cells of the rectangle), however long the texts are.
  public func draw(
    _ lines: [[TemplateRun]], in rect: Rect, style: Style, highlight: StyleChange = StyleChange(attributes: .reverse)
  ) {
    for (index, runs) in lines.prefix(rect.size.height).enumerated() {
      draw(
        runs, at: Point(x: rect.minX, y: rect.minY + index), columns: rect.size.width, style: style,
        highlight: highlight)
    }
  }

  private func draw(
    _ runs: [TemplateRun], at point: Point, columns: Int, style: Style, highlight: StyleChange
  ) {
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
      let place = Point(x: point.x + used + indent, y: point.y)
      let look = run.style.applied(to: style)
      write(text, at: place, style: look)
      for span in run.spans { write(text, [span.range], at: place, style: span.style.applied(to: look)) }
      if !run.highlights.isEmpty { write(text, run.highlights, at: place, style: highlight.applied(to: look)) }
      used += width
      if used == columns, !isLast, run.width == nil { return }
    }
  }

  /// Writes parts of a text once more, where they stand.
  ///
  /// - Complexity: O(length of the text), which is what is seen of it.
  private func write(_ text: String, _ parts: [Range<Int>], at point: Point, style: Style) {
    var offset = 0
    var x = point.x
    for character in text {
      let bytes = offset..<offset + character.utf8.count
      let columns = typesetter.columns(of: String(character))
      if parts.contains(where: { $0.overlaps(bytes) }) {
        write(String(character), at: Point(x: x, y: point.y), style: style)
      }
      offset = bytes.upperBound
      x += columns
    }
  }
}
