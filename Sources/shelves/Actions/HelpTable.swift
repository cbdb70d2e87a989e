/// What the help screen lists: the actions that are there, with their keys, and what else can be typed or done.
struct HelpTable: Hashable, Sendable {
  /// The groups in order, none of them empty.
  let sections: [Section]

  /// A group of actions.
  struct Section: Hashable, Sendable {
    var title: String
    var lines: [Line]
  }

  /// An action.
  struct Line: Hashable, Sendable {
    /// Its keys, with blanks between them.
    var keys: String
    /// What it does.
    var title: String
    /// Other words for that.
    var synonyms: [String] = []
  }

  /// Makes the table for some bindings.
  init(_ bindings: KeyBindings, ascii: Bool = false) {
    let actions: [Section] = ActionInfo.Group.allCases.compactMap { group in
      let lines = ActionTable.all.filter { $0.group == group && $0.isAvailable }.map { info in
        let keys = bindings.keys(for: info.action).map { $0.label(ascii: ascii) }
        return Line(keys: keys.joined(separator: " "), title: info.title, synonyms: info.synonyms)
      }
      return lines.isEmpty ? nil : Section(title: group.rawValue, lines: lines)
    }
    sections = actions + [Self.others]
  }

  /// What asks for something without being the key of an action.
  static let others = Section(
    title: "Numbers and mouse",
    lines: [
      Line(keys: "a number", title: "before a move: how many times"),
      Line(keys: "click", title: "focus a card, or a row"),
      Line(keys: "two clicks", title: "open, or accept, at once"),
      Line(keys: "wheel", title: "rows up and down; the focus stays"),
      Line(keys: "Shift-wheel", title: "the cards of the row under the pointer"),
    ])
}
