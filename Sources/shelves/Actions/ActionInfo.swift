/// What the program says about an action.
struct ActionInfo: Hashable, Sendable {
  /// The action.
  let action: Action
  /// What it does, in a few words that begin small. No key is named in it: each may be bound to something else.
  let title: String
  /// Other words by which people look for it.
  let synonyms: [String]
  /// Where help lists it.
  let group: Group
  /// Whether its effect is there; help passes over one that is not.
  let isAvailable: Bool

  /// Makes an entry of the table.
  init(_ action: Action, _ title: String, also synonyms: String..., in group: Group, isAvailable: Bool = true) {
    self.action = action
    self.title = title
    self.synonyms = synonyms
    self.group = group
    self.isAvailable = isAvailable
  }

  /// The sections of the help, in their order.
  enum Group: String, CaseIterable, Hashable, Sendable {
    case moving = "Moving"
    case opening = "Opening"
    case finding = "Finding"
    case arranging = "Arranging"
    case marking = "Marking and copying"
    case showing = "Showing"
    case leaving = "Leaving"
  }
}
