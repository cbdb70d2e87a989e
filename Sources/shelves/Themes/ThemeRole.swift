/// A part of the screen that a theme gives a look.
enum ThemeRole: String, CaseIterable, Hashable, Sendable {
  case border
  case focusedBorder = "focused-border"
  case title
  case focusedTitle = "focused-title"
  case heading
  case dim
  case note
  case bar
  case problem
  case match
  case found
  case mark
  case selection

  /// What it is, for people who write a theme.
  var meaning: String {
    switch self {
    case .border: "the edge of a card"
    case .focusedBorder: "the edge of the card that has the focus"
    case .title: "the title of a row"
    case .focusedTitle: "the title of the row that has the focus"
    case .heading: "headings of help, names of fields, what stands before typed text"
    case .dim: "what is there but says little: counts, hints, missing values"
    case .note: "what the program says where data would stand"
    case .bar: "the line at the top"
    case .problem: "what went wrong"
    case .match: "what was searched for, where it stands in a card; put over the card's own look"
    case .found: "the same in a text, where one went to last"
    case .mark: "the mark of a card"
    case .selection: "the chosen line of a list, and the cursor in typed text"
    }
  }
}
