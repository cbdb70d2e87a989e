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

  /// The longest viewport that is filled, in cells: what a terminal's library counts to. In something without
  /// bounds a list is still held to a bounded number of elements.
  static let longestViewport = 32_767

  /// How many elements there are.
  let count: Int
  /// Cells between two elements.
  let spacing: Int
  /// Cells before the first element.
  let leadingInset: Int
  /// Cells after the last element.
  let trailingInset: Int
  /// Where a viewport comes to rest.
  let behavior: ScrollBehavior
  /// Where the focused element stands; `nil` where the smallest move decides.
  let keyline: Keyline?
  private let measure: (Int) -> Int

  /// Makes a layout; `extent` answers the cells an element takes and is asked only near the viewport.
  init(
    count: Int, spacing: Int = 0, leadingInset: Int = 0, trailingInset: Int = 0,
    behavior: ScrollBehavior = .itemLeading, alignment: FocusAlignment = .automatic, extent: @escaping (Int) -> Int
  ) {
    self.count = count
    self.spacing = max(0, spacing)
    self.leadingInset = max(0, leadingInset)
    self.trailingInset = max(0, trailingInset)
    self.behavior = behavior
    keyline = alignment.keyline(behavior: behavior, leadingInset: self.leadingInset)
    measure = extent
  }

  /// The cells an element takes, at least 1, and few enough to be added up.
  func extent(_ index: Int) -> Int { min(max(1, measure(index)), 1 << 32) }

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

  /// The same place said with the element that is really there: 0 ≤ delta < its extent and spacing, but at the ends.
  func normalized(_ position: Position) -> Position {
    guard count > 0 else { return start }
    var result = position
    result.index = min(max(0, result.index), count - 1)
    while result.delta < 0, result.index > 0 {
      result.index -= 1
      result.delta += extent(result.index) + spacing
    }
    while result.index < count - 1, result.delta >= extent(result.index) + spacing {
      result.delta -= extent(result.index) + spacing
      result.index += 1
    }
    return result
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

  /// The position from which an element ends at the trailing edge, were there enough before it.
  func ending(at index: Int, viewport: Int) -> Position {
    let offset = viewport - extent(index) - inset(after: index, viewport: viewport)
    return normalized(Position(index: index, delta: -offset))
  }

  /// The cells kept free after an element: those after the last one give way where it would be cut for them.
  private func inset(after index: Int, viewport: Int) -> Int {
    index == count - 1 ? min(trailingInset, max(0, viewport - extent(index))) : 0
  }
}
