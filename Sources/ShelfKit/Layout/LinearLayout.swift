/// Elements one after the other along one axis, and what a viewport shows of them.
///
/// The rules it follows are ranked and numbered in `docs/layout-rules.md`. It keeps no state and adds up no
/// distances: a ``Position`` names an element and a delta, and every question walks over the elements near it.
///
/// - Complexity: each method asks for the extents of the elements in the viewport before and after, and of at
///   most one more on either side; never for all of them.
struct LinearLayout {
  /// Where the leading edge of a viewport is: `delta` cells behind the leading edge of the element at `index`.
  struct Position: Hashable {
    var index: Int
    var delta: Int
  }

  /// An element in a viewport: `offset` is the place of its leading edge, negative where it is cut.
  struct Placement: Hashable {
    var index: Int
    var offset: Int
    var extent: Int
  }

  /// How many elements there are.
  let count: Int
  /// Cells between two elements.
  let spacing: Int
  /// Cells before the first element.
  let leadingInset: Int
  /// Cells after the last element.
  let trailingInset: Int
  /// Whether a viewport prefers to begin at an element.
  let snaps: Bool
  private let measure: (Int) -> Int

  /// Makes a layout; `extent` answers the cells an element takes and is asked only near the viewport.
  init(
    count: Int, spacing: Int = 0, leadingInset: Int = 0, trailingInset: Int = 0, snaps: Bool = true,
    extent: @escaping (Int) -> Int
  ) {
    self.count = count
    self.spacing = max(0, spacing)
    self.leadingInset = max(0, leadingInset)
    self.trailingInset = max(0, trailingInset)
    self.snaps = snaps
    measure = extent
  }

  /// The cells an element takes, at least 1.
  func extent(_ index: Int) -> Int { max(1, measure(index)) }

  /// The position of the first element, the leading inset before it.
  var start: Position { leading(0) }

  /// The position that begins at an element, the leading inset before it.
  func leading(_ index: Int) -> Position { Position(index: index, delta: -leadingInset) }

  /// What a viewport at a position shows, from the leading edge on.
  func placements(from position: Position, viewport: Int) -> [Placement] {
    guard viewport > 0, count > 0 else { return [] }
    let first = normalized(position)
    var result: [Placement] = []
    var offset = -first.delta
    var index = first.index
    while offset < viewport, index < count {
      let extent = extent(index)
      if offset + extent > 0 { result.append(Placement(index: index, offset: offset, extent: extent)) }
      offset += extent + spacing
      index += 1
    }
    return result
  }

  /// The same place said with the element that is really there: 0 ≤ delta < its extent and spacing, but for the insets.
  func normalized(_ position: Position) -> Position {
    guard count > 0 else { return start }
    var result = position
    result.index = min(max(0, result.index), count - 1)
    while result.delta < 0, result.index > 0 {
      result.index -= 1
      result.delta += extent(result.index) + spacing
    }
    if result.index == 0 { result.delta = max(result.delta, -leadingInset) }
    while result.index < count - 1, result.delta >= extent(result.index) + spacing {
      result.delta -= extent(result.index) + spacing
      result.index += 1
    }
    return result
  }

  /// The position that leaves no gap which elements could fill (rules 2 and 3).
  func clamped(_ position: Position, viewport: Int) -> Position {
    guard count > 0, viewport > 0 else { return position }
    let first = normalized(position)
    var filled = -first.delta
    for index in first.index..<count {
      filled += extent(index)
      let end = index == count - 1 ? filled + inset(after: index, viewport: viewport) : filled
      if end >= viewport { return first }
      filled += spacing
    }
    let last = ending(at: count - 1, viewport: viewport)
    return precedes(last, first) ? last : first
  }

  /// The position that shows an element whole, by the smallest move from `position` (rules 4, 6 and 7).
  func revealing(_ index: Int, from position: Position, viewport: Int) -> Position {
    guard count > 0, viewport > 0 else { return position }
    let current = normalized(position)
    let target = min(max(0, index), count - 1)
    let atLeading = normalized(leading(target))
    let fits = extent(target) <= viewport
    let atTrailing = fits ? ending(at: target, viewport: viewport) : atLeading
    if target < current.index || (target == current.index && current.delta > 0) {
      return precedes(atLeading, atTrailing) ? atTrailing : atLeading
    }
    guard precedes(current, atTrailing) else { return current }
    guard snaps else { return atTrailing }
    let next = snappedForward(atTrailing)
    return precedes(atLeading, next) ? atTrailing : next
  }

  /// The position moved by cells, towards the end if positive; not beyond what rules 2 and 3 allow.
  func moved(_ position: Position, by cells: Int, viewport: Int) -> Position {
    var result = normalized(position)
    result.delta += cells
    return clamped(normalized(result), viewport: viewport)
  }

  /// Whether one position lies before another.
  func precedes(_ one: Position, _ other: Position) -> Bool {
    (one.index, one.delta) < (other.index, other.delta)
  }

  /// The position from which an element ends at the trailing edge, or as near to it as rule 2 allows.
  private func ending(at index: Int, viewport: Int) -> Position {
    var offset = viewport - extent(index) - inset(after: index, viewport: viewport)
    var first = index
    while offset > 0, first > 0 {
      first -= 1
      offset -= spacing + extent(first)
    }
    return normalized(Position(index: first, delta: -offset))
  }

  /// The cells kept free after an element: those after the last one give way where it would be cut for them.
  private func inset(after index: Int, viewport: Int) -> Int {
    index == count - 1 ? min(trailingInset, max(0, viewport - extent(index))) : 0
  }

  /// The first snapped position at or after a position.
  private func snappedForward(_ position: Position) -> Position {
    for index in position.index..<count {
      let candidate = normalized(leading(index))
      if !precedes(candidate, position) { return candidate }
    }
    return position
  }
}
