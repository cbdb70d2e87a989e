internal import Catalog
internal import Curses
internal import ShelfKit

/// A record as a screen of its own: all its fields, each wrapped as far as it goes.
final class DetailController: PagerController {
  private var choice: Choice
  private let place: () -> String
  private let step: (Move) -> Choice?

  /// Makes the screen.
  ///
  /// - Parameters:
  ///   - choice: the record.
  ///   - place: where it stands in its row, for the line at the top.
  ///   - step: moves the focus below, and answers the record that has it then.
  init(_ choice: Choice, session: Session, place: @escaping () -> String, step: @escaping (Move) -> Choice?) {
    self.choice = choice
    self.place = place
    self.step = step
    super.init(session: session)
  }

  override var heading: String {
    "\(String(decoding: choice.item.source, as: UTF8.self))   record \(choice.item.number)   \(place())"
  }

  override var hint: String { " ↑↓ scroll  ←→ record  Esc back  q leave" }

  /// The names at the left, the values beside them.
  override func text(columns: Int) -> [PagerView.Line] {
    let names = (0..<max(choice.columns.count, choice.item.fields.count)).map { index in
      index < choice.columns.count ? choice.columns[index].name : "\(index + 1)"
    }
    let setter = session.typesetter
    let widest = names.map { setter.columns(of: $0) }.max() ?? 0
    let nameWidth = min(widest, max(4, columns / 3))
    let valueWidth = max(1, columns - nameWidth - 2)
    return names.enumerated().flatMap { index, name in
      lines(name, choice.item.field(index), nameWidth: nameWidth, valueWidth: valueWidth)
    }
  }

  private func lines(_ name: String, _ field: Field, nameWidth: Int, valueWidth: Int) -> [PagerView.Line] {
    let (text, style): (String, StyleChange) =
      field == .missing
      ? ("\(session.appearance.missingMark) missing", StyleChange(attributes: .dim)) : (field.text, .none)
    let parts = session.typesetter.wrapped(text, to: valueWidth)
    return (parts.isEmpty ? [""] : parts).enumerated().map { index, part in
      let label = index == 0 ? name : ""
      return PagerView.Line([
        TemplateRun(label, width: nameWidth, style: StyleChange(attributes: .bold)), TemplateRun("  "),
        TemplateRun(part, style: style),
      ])
    }
  }

  /// Left and right lead to the records beside this one.
  override func perform(_ action: Action) -> Bool {
    let move: Move
    switch action {
    case .previousItem: move = .left(1)
    case .nextItem: move = .right(1)
    default: return super.perform(action)
    }
    if let next = step(move) {
      choice = next
      setNeedsText()
    }
    pager.scroll(by: -pager.lines.count)
    return true
  }
}
