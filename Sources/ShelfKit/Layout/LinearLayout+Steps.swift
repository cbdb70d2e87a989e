/// How far a turn of the wheel, or of a page, goes: the table in `docs/layout-rules.md`.
extension LinearLayout {
  /// How many elements a page holds as seen from a position, at least 1.
  func pageLength(from position: Position, viewport: Int) -> Int {
    switch behavior {
    case .continuous, .itemLeading, .paging: max(1, wholeCount(from: position, viewport: viewport))
    case .itemPaging, .itemPagingCentered: 1
    }
  }

  /// The position so many steps on (or back, if negative).
  func stepped(_ position: Position, by steps: Int, viewport: Int) -> Position {
    guard count > 0, steps != 0, viewport > 0 else { return position }
    let current = normalized(position)
    let target =
      switch behavior {
      case .continuous, .itemLeading, .itemPaging: elementStep(current, steps)
      case .paging: pageStep(current, steps, viewport)
      case .itemPagingCentered: centeredStep(current, steps, viewport)
      }
    return clamped(target, viewport: viewport)
  }

  private func elementStep(_ current: Position, _ steps: Int) -> Position {
    var index = current.index
    // With an inset, a position that begins at an element names the one before it. Back from the middle of an
    // element, its own beginning is the first step.
    while index < count - 1, !precedes(current, normalized(leading(index + 1))) { index += 1 }
    if steps < 0, precedes(normalized(leading(index)), current) { index += 1 }
    return normalized(leading(element(index, movedBy: steps)))
  }

  private func pageStep(_ current: Position, _ steps: Int, _ viewport: Int) -> Position {
    let places = placements(from: current, viewport: viewport)
    let page = pageLength(from: current, viewport: viewport)
    let isWhole: (Placement) -> Bool = { $0.offset >= 0 && $0.offset + $0.extent <= viewport }
    let first = (places.first(where: isWhole) ?? places.first)?.index ?? current.index
    let (length, overflow) = page.multipliedReportingOverflow(by: abs(max(steps, -Int.max)) - (steps < 0 ? 1 : 0))
    let distance = overflow ? Int.max : length
    if steps > 0 { return normalized(leading(element(first, movedBy: distance))) }
    guard first > 0 else { return start }
    let last = element(first - 1, movedBy: -distance)
    let atLeading = normalized(leading(last))
    let fits = extent(last) <= viewport
    return snappedEnding(fits ? ending(at: last, viewport: viewport) : atLeading, before: atLeading)
  }

  private func centeredStep(_ current: Position, _ steps: Int, _ viewport: Int) -> Position {
    // Twice the distance of an element's middle from that of the viewport: no half cells.
    let distance: (Placement) -> Int = { abs(2 * $0.offset + $0.extent - viewport) }
    let nearest = placements(from: current, viewport: viewport).min { distance($0) < distance($1) }
    let target = element(nearest?.index ?? current.index, movedBy: steps)
    let extent = extent(target)
    guard extent <= viewport else { return normalized(leading(target)) }
    let offset = Keyline.centered().offset(ofExtent: extent, inViewport: viewport)
    return normalized(Position(index: target, delta: -offset))
  }

  private func element(_ index: Int, movedBy distance: Int) -> Int {
    let (sum, overflow) = index.addingReportingOverflow(distance)
    return overflow ? (distance < 0 ? 0 : count - 1) : min(max(0, sum), count - 1)
  }
}
