/// Where the focused item of a row stands.
public enum FocusAlignment: Hashable, Sendable {
  /// Where the scroll behaviour puts it.
  case automatic
  /// At the leading edge, behind the leading inset.
  case leading
  /// In the middle.
  case center
  /// At a line of one's own.
  case keyline(Keyline)

  /// The line it means for a row; `nil` where the smallest move decides.
  func keyline(behavior: ScrollBehavior, leadingInset: Int) -> Keyline? {
    switch self {
    case .automatic: behavior.keyline(leadingInset: leadingInset)
    case .leading: Keyline(.cells(leadingInset))
    case .center: .centered()
    case .keyline(let line): line
    }
  }
}
