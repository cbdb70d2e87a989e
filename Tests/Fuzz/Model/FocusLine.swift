/// Where a list comes to rest.
enum Resting: Int, Hashable, CaseIterable {
  /// Anywhere.
  case anywhere
  /// With an item at the leading edge.
  case atItems
  /// A page at a time.
  case atPages
  /// With the focused item at the leading edge.
  case atFocus
  /// With the focused item in the centre.
  case atCenter
}

/// The line a focused item stands at.
struct FocusLine: Hashable {
  /// Columns from the leading edge; the leading inset if neither this nor a percentage is said.
  var column: Int?
  /// So much of the viewport.
  var percent: Int?
  /// Which place of the item stands there.
  var itemPercent = 0
  /// Whether the first item keeps to the leading edge rather than to the line.
  var keepsLeading = true
  /// Whether the last one keeps to the trailing edge.
  var keepsTrailing = true

  /// The middle of both, both ends freed.
  static let center = FocusLine(percent: 50, itemPercent: 50, keepsLeading: false, keepsTrailing: false)

  /// The column, within a viewport.
  func column(_ viewport: Int, lead: Int) -> Int {
    min(percent.map { viewport * $0 / 100 } ?? column ?? lead, viewport)
  }
}
