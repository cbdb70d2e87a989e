@testable import ShelfKit

/// The slow algorithm beside `LinearLayout`: every element's distance from the start, added up.
///
/// It is written from the rules of `docs/layout-rules.md`, with absolute offsets, and shares no code with what it checks.
struct AbsoluteLayout {
  let extents: [Int]
  let spacing: Int
  let lead: Int
  let trail: Int
  let behavior: ScrollBehavior
  let alignment: FocusAlignment
  let starts: [Int]

  init(
    extents: [Int], spacing: Int, lead: Int, trail: Int, behavior: ScrollBehavior,
    alignment: FocusAlignment = .automatic
  ) {
    self.extents = extents
    self.spacing = spacing
    self.lead = lead
    self.trail = trail
    self.behavior = behavior
    self.alignment = alignment
    var sum = 0
    starts = extents.map { extent in
      defer { sum += extent + spacing }
      return sum
    }
  }

  private var last: Int { extents.count - 1 }

  /// The content offset of a position: how far the viewport's leading edge is from the first element's.
  func offset(_ position: LinearLayout.Position) -> Int { starts[position.index] + position.delta }

  func end(_ index: Int) -> Int { starts[index] + extents[index] }

  /// Where the viewport begins for an element to rest at its leading edge.
  func rest(_ index: Int) -> Int { starts[index] - lead }

  /// Where the viewport begins for an element to end at its trailing edge; the trailing inset gives way to the element.
  func trailing(_ index: Int, _ viewport: Int) -> Int {
    let inset = index == last ? min(trail, max(0, viewport - extents[index])) : 0
    return end(index) + inset - viewport
  }

  /// The line the focused element stands at, the place of it that does, and the ends that are kept.
  private func line(_ viewport: Int) -> (column: Int, percent: Int, edges: Keyline.Edges)? {
    switch (alignment, behavior) {
    case (.leading, _), (.automatic, .itemPaging): (lead, 0, .both)
    case (.center, _): (viewport / 2, 50, .both)
    case (.automatic, .itemPagingCentered): (viewport / 2, 50, [])
    case (.automatic, _): nil
    case (.keyline(let keyline), _):
      switch keyline.place {
      case .cells(let cells): (max(0, min(cells, viewport)), keyline.itemPercent, keyline.keptEdges)
      case .percent(let percent): (percent * viewport / 100, keyline.itemPercent, keyline.keptEdges)
      }
    }
  }

  /// Rules 4 and 5.
  func aligned(_ index: Int, column: Int, percent: Int, _ viewport: Int) -> Int {
    if extents[index] > viewport { return rest(index) }
    let wanted = starts[index] + extents[index] * percent / 100 - column
    return max(end(index) - viewport, min(starts[index], wanted))
  }

  /// Rules 2 and 3.
  func clamped(_ offset: Int, _ viewport: Int) -> Int {
    let line = line(viewport)
    func atLine(_ index: Int) -> Int {
      line.map { aligned(index, column: $0.column, percent: $0.percent, viewport) } ?? 0
    }
    let edges = line?.edges ?? .both
    var low = edges.contains(.leading) ? -lead : atLine(0)
    var high = edges.contains(.trailing) ? trailing(last, viewport) : atLine(last)
    if edges == .trailing { low = min(low, high) } else { high = max(low, high) }
    return min(max(offset, low), high)
  }

  /// Rules 4, 7 and 8.
  func revealing(_ index: Int, _ offset: Int, _ viewport: Int) -> Int {
    guard extents[index] <= viewport else {
      return offset < rest(index) || offset > starts[index] ? rest(index) : offset
    }
    let isBefore = offset > starts[index]
    if !isBefore, offset >= trailing(index, viewport) { return offset }
    switch behavior {
    case .continuous: return isBefore ? max(rest(index), trailing(index, viewport)) : trailing(index, viewport)
    case .paging:
      return isBefore ? pageEnding(index, viewport) : max(rest(index), trailing(index, viewport))
    default:
      return isBefore ? max(rest(index), trailing(index, viewport)) : pageEnding(index, viewport)
    }
  }

  /// The first rest of an element from which another one is seen to its end.
  private func pageEnding(_ index: Int, _ viewport: Int) -> Int {
    guard extents[index] <= viewport else { return rest(index) }
    let furthest = trailing(index, viewport)
    let snapped = extents.indices.map(rest).first { $0 >= furthest } ?? furthest
    return snapped > rest(index) ? furthest : snapped
  }

  /// All the rules.
  func shown(_ stored: Int, focus: Int?, _ viewport: Int) -> Int {
    guard let focus else { return clamped(stored, viewport) }
    let wanted =
      line(viewport).map { aligned(focus, column: $0.column, percent: $0.percent, viewport) }
      ?? revealing(focus, stored, viewport)
    return clamped(wanted, viewport)
  }

  /// The elements of which something is seen.
  func visible(_ offset: Int, _ viewport: Int) -> [Int] {
    extents.indices.filter { end($0) > offset && starts[$0] < offset + viewport }
  }

  /// The elements that are seen from end to end.
  func whole(_ offset: Int, _ viewport: Int) -> [Int] {
    extents.indices.filter { starts[$0] >= offset && end($0) <= offset + viewport }
  }

  /// The table of scroll behaviours.
  func stepped(_ offset: Int, by steps: Int, _ viewport: Int) -> Int {
    guard steps != 0 else { return offset }
    let here = extents.indices.last { starts[$0] <= offset } ?? 0
    func bounded(_ index: Int) -> Int { min(max(0, index), last) }
    switch behavior {
    case .continuous, .itemLeading, .itemPaging:
      if steps > 0 {
        let current = extents.indices.last { rest($0) <= offset } ?? 0
        return clamped(rest(bounded(current + steps)), viewport)
      }
      let before = extents.indices.last { rest($0) < offset } ?? 0
      return clamped(rest(bounded(before + steps + 1)), viewport)
    case .paging:
      let page = whole(offset, viewport)
      let first = page.first ?? visible(offset, viewport).first ?? here
      let length = max(1, page.count)
      if steps > 0 { return clamped(rest(bounded(first + length * steps)), viewport) }
      guard first > 0 else { return clamped(-lead, viewport) }
      return clamped(pageEnding(bounded(first - 1 + length * (steps + 1)), viewport), viewport)
    case .itemPagingCentered:
      let distance = { (index: Int) in abs(2 * (starts[index] - offset) + extents[index] - viewport) }
      let current = visible(offset, viewport).min { distance($0) < distance($1) } ?? here
      return clamped(aligned(bounded(current + steps), column: viewport / 2, percent: 50, viewport), viewport)
    }
  }
}
