/// What the help screen lists: the actions that are there, with their keys.
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
    sections = ActionInfo.Group.allCases.compactMap { group in
      let lines = ActionTable.all.filter { $0.group == group && $0.isAvailable }.map { info in
        let keys = bindings.keys(for: info.action).map { $0.label(ascii: ascii) }
        return Line(keys: keys.joined(separator: " "), title: info.title, synonyms: info.synonyms)
      }
      return lines.isEmpty ? nil : Section(title: group.rawValue, lines: lines)
    }
  }
}
