internal import Catalog
internal import ShelfKit

/// Something that is being typed on a browse screen.
struct Prompt {
  /// What it is for.
  var purpose: Purpose
  /// The text so far.
  var editor: LineEditor
  /// What Esc brings back.
  var before: Before
  /// Whether Enter takes the card with the focus rather than keeping what was typed.
  var takesAtOnce = false

  enum Purpose { case search, filter }

  /// How things were when it was opened.
  struct Before {
    var state: GridState
    var text: String
  }

  /// What stands before the text.
  var label: String {
    switch purpose {
    case .search: "/"
    case .filter: "filter: "
    }
  }
}
