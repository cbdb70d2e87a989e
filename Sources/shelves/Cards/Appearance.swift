internal import Catalog
internal import Curses
internal import ShelfKit

/// How the parts of a screen look on this terminal.
struct Appearance: Hashable, Sendable {
  /// Whether glyphs beyond ASCII may be drawn.
  var isASCII = false
  /// The looks of the parts.
  var theme = Theme.standard

  /// The edge of a card.
  var border: Border { isASCII ? .ascii : .round }
  /// The edge of the focused card: told apart without colour as well.
  var focusedBorder: Border { isASCII ? .heavyASCII : .heavy }
  /// The style of a card's edge.
  var borderStyle: Style { theme.style(.border) }
  /// The style of the focused card's edge.
  var focusedBorderStyle: Style { theme.style(.focusedBorder) }
  /// What is there but says little.
  var dimStyle: Style { theme.style(.dim) }
  /// The title of a row.
  var titleStyle: Style { theme.style(.title) }
  /// The title of the row that has the focus.
  var focusedTitleStyle: Style { theme.style(.focusedTitle) }
  /// What the program says where data would stand.
  var noteStyle: Style { theme.style(.note) }
  /// What stands before typed text.
  var headingStyle: Style { theme.style(.heading) }
  /// The chosen line of a list, and the cursor in typed text.
  var selectionStyle: Style { theme.style(.selection) }
  /// The line at the top.
  var barStyle: Style { theme.style(.bar) }
  /// What went wrong.
  var problemStyle: Style { theme.style(.problem) }

  /// Stands between two values.
  var separator: String { isASCII ? " - " : " · " }
  /// Stands before how often something was used again.
  var times: String { isASCII ? " x" : " ×" }
  /// Stands for a value that is missing.
  var missingMark: String { isASCII ? "-" : "—" }
  /// Stands for the title of the row of records whose grouping field is missing.
  var missingRowTitle: String { isASCII ? "<no value>" : CatalogRow.missingTitle }
  /// Tells a row that has the focus, but no card that could show it.
  var focusMark: String { isASCII ? "*" : "▸" }
  /// What was searched for, where it stands in a card.
  var matchChange: StyleChange { theme[.match] }
  /// The same where one went to last; told apart without colour as well.
  var foundMatchChange: StyleChange { theme[.found] }
  /// Stands in the edge of a card that is marked.
  var mark: String { isASCII ? "*" : "●" }
  /// How it looks.
  var markStyle: Style { theme.style(.mark) }
  /// Marks what holds now in a list.
  var currentMark: String { isASCII ? "*" : "•" }
  /// More lies beyond the leading edge.
  var moreBefore: String { isASCII ? "<" : "‹" }
  /// More lies beyond the trailing edge.
  var moreAfter: String { isASCII ? ">" : "›" }
}
