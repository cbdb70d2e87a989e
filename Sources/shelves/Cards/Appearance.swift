internal import Curses
internal import ShelfKit

/// How the parts of a screen look on this terminal.
struct Appearance: Hashable, Sendable {
  /// Whether glyphs beyond ASCII may be drawn.
  var isASCII = false

  /// The edge of a card.
  var border: Border { isASCII ? .ascii : .round }
  /// The edge of the focused card: told apart without colour as well.
  var focusedBorder: Border { isASCII ? .heavyASCII : .heavy }
  /// The style of a card's edge.
  var borderStyle: Style { Style(attributes: .dim) }
  /// The style of the focused card's edge.
  var focusedBorderStyle: Style { Style(foreground: .indexed(6), attributes: .bold) }
  /// What is there but says little.
  var dimStyle: Style { Style(attributes: .dim) }
  /// The title of a row.
  var titleStyle: Style { Style(attributes: .bold) }
  /// The title of the row that has the focus.
  var focusedTitleStyle: Style { Style(foreground: .indexed(6), attributes: .bold) }
  /// The line at the top, and the one at the bottom.
  var barStyle: Style { Style(attributes: .reverse) }
  /// What went wrong.
  var problemStyle: Style { Style(foreground: .indexed(1), attributes: .bold) }

  /// Stands between two values.
  var separator: String { isASCII ? " - " : " · " }
  /// Stands before how often something was used again.
  var times: String { isASCII ? " x" : " ×" }
  /// Stands for a value that is missing.
  var missingMark: String { isASCII ? "-" : "—" }
  /// Stands for the title of the row of records whose grouping field is missing.
  var missingRowTitle: String { isASCII ? "<no value>" : "∅ no value" }
  /// Tells a row that has the focus, but no card that could show it.
  var focusMark: String { isASCII ? "*" : "▸" }
  /// What was searched for, where it stands in a card.
  var matchChange: StyleChange { StyleChange(foreground: .indexed(3), attributes: .reverse) }
  /// The same where one went to last; told apart without colour as well.
  var foundMatchChange: StyleChange { StyleChange(foreground: .indexed(6), attributes: [.reverse, .bold, .underline]) }
  /// Stands in the edge of a card that is marked.
  var mark: String { isASCII ? "*" : "●" }
  /// How it looks.
  var markStyle: Style { Style(foreground: .indexed(3), attributes: .bold) }
  /// More lies beyond the leading edge.
  var moreBefore: String { isASCII ? "<" : "‹" }
  /// More lies beyond the trailing edge.
  var moreAfter: String { isASCII ? ">" : "›" }
}
