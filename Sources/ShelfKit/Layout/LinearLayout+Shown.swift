extension LinearLayout {
  /// What the rules make of a stored position: the three steps of `docs/layout-rules.md`.
  ///
  /// - Parameters:
  ///   - stored: where the list was left; `nil` at its beginning.
  ///   - focus: the element that must be seen whole; `nil` while the view is detached from the focus.
  ///   - viewport: cells.
  func shown(stored: Position?, focus: Int?, viewport: Int) -> Position {
    var position = normalized(stored ?? beginning(viewport: viewport))
    guard count > 0, viewport > 0 else { return position }
    if let focus {
      position =
        keyline == nil
        ? revealing(focus, from: position, viewport: viewport) : aligned(focus, viewport: viewport)
    }
    return clamped(position, viewport: viewport)
  }

  /// Where a list stands that was never scrolled: its first element at the leading edge, or at the keyline if that
  /// frees the edge.
  func beginning(viewport: Int) -> Position {
    guard let keyline, !keyline.keptEdges.contains(.leading) else { return start }
    return aligned(0, viewport: viewport)
  }

  /// Whether a list at a position stands as if never scrolled; far from the beginning nothing is measured for it.
  func isBeginning(_ position: Position, viewport: Int) -> Bool {
    position.index == 0 && position == beginning(viewport: viewport)
  }

  /// Whether a list at a position is seen as it is when never scrolled and held by no focus.
  func isUnmoved(_ position: Position, viewport: Int) -> Bool {
    position.index == 0 && viewport > 0 && position == shown(stored: nil, focus: nil, viewport: viewport)
  }

  /// How many elements are wholly in a viewport at a position.
  func wholeCount(from position: Position, viewport: Int) -> Int {
    placements(from: position, viewport: viewport).count { $0.offset >= 0 && $0.offset + $0.extent <= viewport }
  }
}
