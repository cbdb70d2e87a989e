/// Decides which element holds a viewport when the order of the elements changes: `docs/updates.md`, "Which element
/// holds the viewport". One axis; rows and items are decided by the same rules.
///
/// - Complexity: O(w²) for w elements in the window, and two lookups each; independent of how many there are in all.
struct ViewportHold<ID: Hashable & Sendable> {
  /// How many elements before the change there were, and which.
  let oldCount: Int
  let oldID: (Int) -> ID
  let oldIndex: (ID) -> Int?
  /// Where an element is after the change.
  let newIndex: (ID) -> Int?

  /// Elements beyond those seen that bear witness, on either side.
  private static var margin: Int { 8 }

  private struct Witness {
    var id: ID
    var old: Int
    var new: Int
  }

  /// The anchor to keep in place of `anchor`, whose element is still there.
  func anchor(insteadOf anchor: ScrollAnchor<ID>, seen: [SeenPlaces.Place<ID>]) -> ScrollAnchor<ID> {
    let window = window(around: seen)
    guard let place = seen.first(where: { $0.id == anchor.id }),
      let own = window.firstIndex(where: { $0.id == anchor.id })
    else { return anchor }
    let others = Array(window[..<own] + window[(own + 1)...])
    let kept = longestKept(others)
    guard kept.count >= longestThrough(own, of: window) else { return anchor }
    let offsets = Dictionary(seen.map { ($0.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let candidates = kept.map { others[$0] }.filter { offsets[$0.id] != nil }
    guard let holder = firstOfMost(candidates), let offset = offsets[holder.id] else { return anchor }
    return ScrollAnchor(id: holder.id, delta: anchor.delta - (offset - place.offset))
  }

  /// The survivors among what was seen and its surroundings, in the old order.
  private func window(around seen: [SeenPlaces.Place<ID>]) -> [Witness] {
    let places = seen.compactMap { oldIndex($0.id) }
    guard let low = places.min(), let high = places.max(), high - low < 1_000 else { return [] }
    return (max(0, low - Self.margin)...min(oldCount - 1, high + Self.margin)).compactMap { place in
      let id = oldID(place)
      return newIndex(id).map { Witness(id: id, old: place, new: $0) }
    }
  }

  /// The places in `list` of the longest part of it whose order is kept; the earliest such part.
  private func longestKept(_ list: [Witness]) -> [Int] {
    var length = [Int](repeating: 1, count: list.count)
    for index in list.indices.reversed() {
      for later in index + 1..<max(list.count, index + 1) where list[later].new > list[index].new {
        length[index] = max(length[index], length[later] + 1)
      }
    }
    var result: [Int] = []
    var wanted = length.max() ?? 0
    for index in list.indices where length[index] == wanted {
      if let last = result.last, list[last].new > list[index].new { continue }
      result.append(index)
      wanted -= 1
    }
    return result
  }

  /// The length of the longest part that holds an element and whose order is kept.
  private func longestThrough(_ own: Int, of list: [Witness]) -> Int {
    let place = list[own].new
    let before = list[..<own].filter { $0.new < place }
    let after = list[(own + 1)...].filter { $0.new > place }
    return longestKept(before).count + 1 + longestKept(after).count
  }

  /// The first of those that went by as many places as most of them did.
  private func firstOfMost(_ candidates: [Witness]) -> Witness? {
    var counts: [Int: Int] = [:]
    for candidate in candidates { counts[candidate.new - candidate.old, default: 0] += 1 }
    let most = counts.values.max()
    return candidates.first { counts[$0.new - $0.old] == most }
  }
}
