@testable import ShelfKit

/// The slow algorithm beside `LinearLayout`: every element's distance from the start, added up.
///
/// It is written from the rules of `docs/layout-rules.md`, with absolute offsets, and shares no code with what it checks.
struct AbsoluteLayout {
  let extents: [Int]
  let spacing: Int
  let lead: Int
  let trail: Int
  let snaps: Bool
  let starts: [Int]

  init(extents: [Int], spacing: Int, lead: Int, trail: Int, snaps: Bool) {
    self.extents = extents
    self.spacing = spacing
    self.lead = lead
    self.trail = trail
    self.snaps = snaps
    var sum = 0
    starts = extents.map { extent in
      defer { sum += extent + spacing }
      return sum
    }
  }

  /// The content offset of a position: how far the viewport's leading edge is from the first element's.
  func offset(_ position: LinearLayout.Position) -> Int { starts[position.index] + position.delta }

  func end(_ index: Int) -> Int { starts[index] + extents[index] }

  /// Rules 2 and 3.
  func clamped(_ offset: Int, _ viewport: Int) -> Int {
    let last = extents.count - 1
    // The trailing inset gives way where the last element would be cut for it.
    let inset = min(trail, max(0, viewport - extents[last]))
    let furthest = max(-lead, end(last) + inset - viewport)
    // An element longer than the viewport may be scrolled through, but never past its end.
    return min(max(offset, -lead), furthest)
  }

  /// Rules 4, 6 and 7.
  func revealing(_ index: Int, _ offset: Int, _ viewport: Int) -> Int {
    let rest = max(starts[index] - lead, -lead)
    guard extents[index] <= viewport else {
      return offset < rest || offset > starts[index] ? rest : offset
    }
    let inset = index == extents.count - 1 ? min(trail, viewport - extents[index]) : 0
    let trailing = max(-lead, end(index) + inset - viewport)
    if offset > starts[index] { return max(rest, trailing) }
    if offset >= trailing { return offset }
    guard snaps else { return trailing }
    let snapped = starts.map { $0 - lead }.first { $0 >= trailing } ?? trailing
    return snapped > rest ? trailing : snapped
  }
}
