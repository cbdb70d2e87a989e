extension LinearLayout {
  /// What the rules make of a stored position: the three steps of `docs/layout-rules.md`.
  ///
  /// - Parameters:
  ///   - stored: where the list was left; `nil` at its beginning.
  ///   - focus: the element that must be seen whole; `nil` while the view is detached from the focus.
  ///   - viewport: cells.
  func shown(stored: Position?, focus: Int?, viewport: Int) -> Position {
    var position = normalized(stored ?? start)
    if let focus { position = revealing(focus, from: position, viewport: viewport) }
    return clamped(position, viewport: viewport)
  }

  /// How many elements are wholly in a viewport at a position.
  func wholeCount(from position: Position, viewport: Int) -> Int {
    placements(from: position, viewport: viewport).count { $0.offset >= 0 && $0.offset + $0.extent <= viewport }
  }

  /// The position so many elements on (or back, if negative), beginning at an element.
  func stepped(_ position: Position, by elements: Int, viewport: Int) -> Position {
    guard count > 0 else { return start }
    let current = normalized(position)
    var index = current.index
    // With an inset, a position that begins at an element names the one before it. Back from the middle of an
    // element, its own beginning is the first step.
    while index < count - 1, !precedes(current, normalized(leading(index + 1))) { index += 1 }
    if elements < 0, precedes(normalized(leading(index)), current) { index += 1 }
    let (sum, overflow) = index.addingReportingOverflow(elements)
    let target = overflow ? (elements < 0 ? 0 : count - 1) : min(max(0, sum), count - 1)
    return clamped(normalized(leading(target)), viewport: viewport)
  }
}
