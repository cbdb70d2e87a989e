internal import Catalog
internal import Curses
internal import ShelfKit

/// A record as a screen of its own: all its fields, each wrapped as far as it goes.
final class DetailController: PagerController {
  private var choice: Choice
  private let actions: Actions
  /// Whether the record may have changed since it was opened: then the one in focus is the one shown.
  private var followsFocus = false

  /// What the screen below does for this one.
  struct Actions {
    /// Where the record stands in its row, for the line at the top.
    var place: () -> String
    /// Moves the focus, and answers the record that has it then.
    var step: (Move) -> Choice?
    /// Answers the record that has the focus.
    var focused: () -> Choice?
    /// Whether something else stands in its place by now.
    var isOutdated: () -> Bool
    /// Edits the source of that record; answers what there is to say.
    var edit: () -> String?
  }

  init(_ choice: Choice, session: Session, actions: Actions) {
    self.choice = choice
    self.actions = actions
    super.init(session: session)
  }

  override func heading(columns: Int) -> String {
    let place = "   record \(choice.item.number)   \(actions.place())"
    let room = columns - session.typesetter.columns(of: place)
    return PathText.shortened(String(decoding: choice.item.source, as: UTF8.self), to: room, session.typesetter) + place
  }

  override var hints: [([Action], String)] {
    [Self.scrollHint, ([.previousItem, .nextItem], "record")] + super.hints.dropFirst()
  }

  /// The names at the left, the values beside them.
  override func text(columns: Int) -> [PagerView.Line] {
    let fields = choice.shownFields
    let names = fields.map { $0 < choice.columns.count ? choice.columns[$0].name : "\($0 + 1)" }
    let setter = session.typesetter
    let widest = names.map { setter.columns(of: $0) }.max() ?? 0
    let nameWidth = min(widest, max(4, columns / 3))
    let valueWidth = max(1, columns - nameWidth - 2)
    let colors = FieldColors(of: choice.item)
    return warning(columns)
      + zip(fields, names).flatMap { field, name in
        let parts = parts(of: choice.item.field(field), colors.spans(ofField: field), columns: valueWidth)
        return lines(name, parts, nameWidth: nameWidth)
      }
  }

  /// What is to be known before the fields are read; nothing where all is well.
  private func warning(_ columns: Int) -> [PagerView.Line] {
    let text: String
    if choice.item.isCut {
      text = "The file became shorter: what is gone of this record is shown as missing."
    } else if actions.isOutdated() {
      text = "The file was changed: this is what stands in the record's place now, until R reads it again."
    } else {
      return []
    }
    return session.typesetter.wrapped(text, to: columns).map {
      PagerView.Line($0, style: session.appearance.theme[.problem])
    }
      + [PagerView.Line("")]
  }

  private func lines(_ name: String, _ parts: [TemplateRun], nameWidth: Int) -> [PagerView.Line] {
    (parts.isEmpty ? [TemplateRun("")] : parts).enumerated().map { index, part in
      let label = index == 0 ? name : ""
      return PagerView.Line([
        TemplateRun(label, width: nameWidth, style: session.appearance.theme[.heading]), TemplateRun("  "), part,
      ])
    }
  }

  /// A value on lines: JSON as it nests, anything else as it stands.
  private func parts(of field: Field, _ spans: [StyleSpan], columns: Int) -> [TemplateRun] {
    let setter = session.typesetter
    guard case .bytes(let bytes) = field else {
      return [TemplateRun("\(session.appearance.missingMark) missing", style: session.appearance.theme[.dim])]
    }
    guard let json = IndentedJSON(bytes, columns: columns, measure: setter.columns) else {
      let value = LongValue(bytes)
      let note = value.note.map { [TemplateRun($0, style: session.appearance.theme[.dim])] } ?? []
      return TemplateRun.wrapped(Field.bytes(value.shown).text, spans, to: columns, setter) + note
    }
    return json.lines.flatMap { line in
      // However deep something stands, half of the width is left for it.
      let indent = min(line.depth * IndentedJSON.step, columns / 2)
      let blanks = String(repeating: " ", count: indent)
      return setter.wrapped(line.text, to: columns - indent).map { TemplateRun(blanks + $0) }
    }
  }

  override func prepareFrame() {
    if followsFocus, let focused = actions.focused(), focused.item != choice.item { show(focused) }
    super.prepareFrame()
  }

  private func show(_ other: Choice) {
    choice = other
    foundLine = nil
    setNeedsText()
  }

  /// Left and right lead to the records beside this one; it can be copied and edited from here.
  override func perform(_ action: Action, times: Int?) -> Bool {
    let move: Move
    switch action {
    case .previousItem: move = .left(max(1, times ?? 1))
    case .nextItem: move = .right(max(1, times ?? 1))
    case .copyItem, .copyRecord:
      message = session.copy([choice], as: action == .copyItem ? session.options.output : .json)
      return true
    case .edit:
      message = actions.edit()
      followsFocus = true
      return true
    default: return super.perform(action, times: times)
    }
    if let next = actions.step(move) { show(next) }
    pager.scroll(to: 0)
    return true
  }
}
