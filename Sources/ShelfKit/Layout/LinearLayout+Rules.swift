/// The rules of `docs/layout-rules.md`, each applied to a position by itself.
extension LinearLayout {
  /// The position that leaves no gap which elements could fill, but at an edge that the keyline frees (rules 2 and 3).
  func clamped(_ position: Position, viewport: Int) -> Position {
    guard count > 0, viewport > 0 else { return position }
    let kept = keyline?.keptEdges ?? .both
    let here = normalized(position)
    // Nothing below the lowest position begins behind the first element; elsewhere that one need not be measured.
    let lowest = here.index > 0 ? start : beginning(viewport: viewport)
    let first = precedes(here, lowest) ? lowest : here
    guard seesLast(from: first, viewport: viewport) else { return first }
    let highest =
      kept.contains(.trailing) ? ending(at: count - 1, viewport: viewport) : aligned(count - 1, viewport: viewport)
    guard precedes(highest, first) else { return first }
    if kept == .trailing || highest.index > 0 { return highest }
    // Short content: both ends cannot be had.
    let floor = beginning(viewport: viewport)
    return precedes(highest, floor) ? floor : highest
  }

  /// The position that shows an element at the keyline, or by the smallest move beside it (rules 4 and 5).
  func aligned(_ index: Int, viewport: Int) -> Position {
    guard count > 0, viewport > 0, let keyline else { return start }
    let target = min(max(0, index), count - 1)
    let extent = extent(target)
    guard extent <= viewport else { return normalized(leading(target)) }
    let offset = keyline.offset(ofExtent: extent, inViewport: viewport)
    return normalized(Position(index: target, delta: -offset))
  }

  /// The position that shows an element whole, by the smallest move from `position` (rules 4, 7 and 8).
  func revealing(_ index: Int, from position: Position, viewport: Int) -> Position {
    guard count > 0, viewport > 0 else { return position }
    let current = normalized(position)
    let target = min(max(0, index), count - 1)
    let atLeading = normalized(leading(target))
    let fits = extent(target) <= viewport
    let atTrailing = fits ? ending(at: target, viewport: viewport) : atLeading
    if target < current.index || (target == current.index && current.delta > 0) {
      if behavior == .paging { return snappedEnding(atTrailing, before: atLeading) }
      return precedes(atLeading, atTrailing) ? atTrailing : atLeading
    }
    guard precedes(current, atTrailing) else { return current }
    switch behavior {
    case .continuous: return atTrailing
    case .paging: return precedes(atLeading, atTrailing) ? atTrailing : atLeading
    case .itemLeading, .itemPaging, .itemPagingCentered: return snappedEnding(atTrailing, before: atLeading)
    }
  }

  /// The first snapped position from which an element that ends at the trailing edge from `atTrailing` is still whole.
  func snappedEnding(_ atTrailing: Position, before atLeading: Position) -> Position {
    for index in atTrailing.index..<count {
      let candidate = normalized(leading(index))
      if precedes(candidate, atTrailing) { continue }
      return precedes(atLeading, candidate) ? atTrailing : candidate
    }
    return atTrailing
  }

  /// Whether the last element begins in a viewport at a position, or before it.
  private func seesLast(from position: Position, viewport: Int) -> Bool {
    var filled = -position.delta
    for index in position.index..<count - 1 {
      filled += extent(index) + spacing
      if filled >= viewport { return false }
    }
    return true
  }
}
