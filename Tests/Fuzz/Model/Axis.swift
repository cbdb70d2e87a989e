/// Elements along one axis with every distance from the first one added up: the slow way, which is easy to see through.
///
/// An *offset* is how far the viewport's leading edge is behind the first element's. The rules are those of
/// `docs/layout-rules.md`, said with absolute numbers.
struct Axis {
  let extents: [Int]
  let starts: [Int]
  let lead: Int
  let trail: Int
  let resting: Resting
  let line: FocusLine?

  init(extents: [Int], spacing: Int, lead: Int, trail: Int, resting: Resting = .atItems, line: FocusLine? = nil) {
    self.extents = extents
    self.lead = lead
    self.trail = trail
    self.resting = resting
    self.line = line
    var sum = 0
    starts = extents.map { extent in
      defer { sum += extent + spacing }
      return sum
    }
  }

  var count: Int { extents.count }
  /// The offset with which the first element rests at the leading edge.
  var start: Int { -lead }
  func end(_ index: Int) -> Int { starts[index] + extents[index] }

  /// The offset with which an element rests at the leading edge.
  func rest(_ index: Int) -> Int { starts[index] - lead }

  /// The offset with which it ends at the trailing edge. The inset after the last one gives way to it.
  private func trailing(_ index: Int, _ viewport: Int) -> Int {
    end(index) - viewport + (index == count - 1 ? min(trail, max(0, viewport - extents[index])) : 0)
  }

  /// The offset with which it stands at a line: whole, if it fits at all.
  func aligned(_ index: Int, to line: FocusLine, _ viewport: Int) -> Int {
    if extents[index] > viewport { return rest(index) }
    let column = line.column(viewport, lead: lead) - extents[index] * line.itemPercent / 100
    return starts[index] - min(max(0, column), viewport - extents[index])
  }

  /// Where a list never scrolled stands.
  func beginning(_ viewport: Int) -> Int {
    guard viewport > 0, count > 0, let line, !line.keepsLeading else { return start }
    return aligned(0, to: line, viewport)
  }

  /// No gap before the first element and none after the last one if others could fill it, but at freed ends.
  func clamped(_ offset: Int, _ viewport: Int) -> Int {
    guard count > 0, viewport > 0 else { return offset }
    let lowest = beginning(viewport)
    // Narrower than the inset the viewport may have neither the last element nor a gap after it to show.
    if starts[count - 1] >= max(offset, lowest) + viewport { return max(offset, lowest) }
    var highest = trailing(count - 1, viewport)
    if let line, !line.keepsTrailing { highest = aligned(count - 1, to: line, viewport) }
    if highest >= lowest { return min(max(offset, lowest), highest) }
    // Too short for both ends: it stands at the leading one, unless only the trailing one is kept.
    return line?.keepsLeading == false && line?.keepsTrailing == true ? highest : lowest
  }

  /// The offset nearest to `offset` with which an element is seen whole, of those at which the list rests.
  private func revealing(_ index: Int, _ offset: Int, _ viewport: Int) -> Int {
    let atLeading = rest(index)
    guard extents[index] <= viewport else {
      return offset < atLeading || offset > starts[index] ? atLeading : offset
    }
    let atTrailing = trailing(index, viewport)
    let fromBehind = max(atLeading, atTrailing)
    if offset > starts[index] { return resting == .atPages ? firstRest(showing: index, viewport) : fromBehind }
    if offset >= atTrailing { return offset }
    switch resting {
    case .anywhere: return atTrailing
    case .atPages: return fromBehind
    default: return firstRest(showing: index, viewport)
    }
  }

  /// The first rest from which an element is seen to its end.
  private func firstRest(showing index: Int, _ viewport: Int) -> Int {
    guard extents[index] <= viewport else { return rest(index) }
    let atTrailing = trailing(index, viewport)
    let first = (0..<count).map(rest).first { $0 >= atTrailing } ?? atTrailing
    return first > rest(index) ? atTrailing : first
  }

  /// What the rules make of a stored offset.
  func shown(_ stored: Int?, focus: Int?, _ viewport: Int) -> Int {
    guard count > 0 else { return start }
    var offset = stored ?? beginning(viewport)
    guard viewport > 0 else { return offset }
    if let focus {
      offset = line.map { aligned(focus, to: $0, viewport) } ?? revealing(focus, offset, viewport)
    }
    return clamped(offset, viewport)
  }

  /// So many turns of the wheel on, or back.
  func stepped(_ offset: Int, by steps: Int, _ viewport: Int) -> Int {
    guard count > 0, viewport > 0, steps != 0 else { return offset }
    func bounded(_ index: Int) -> Int { min(max(0, index), count - 1) }
    let indices = 0..<count
    switch resting {
    case .anywhere, .atItems, .atFocus:
      let from =
        steps > 0 ? indices.last { rest($0) <= offset } ?? 0 : (indices.last { rest($0) < offset } ?? 0) + 1
      return clamped(rest(bounded(from + steps)), viewport)
    case .atPages:
      let page = whole(offset, viewport)
      let first = page.first ?? seen(offset, viewport).first?.index ?? indices.last { starts[$0] <= offset } ?? 0
      let length = max(1, page.count)
      if steps > 0 { return clamped(rest(bounded(first + steps * length)), viewport) }
      if first == 0 { return clamped(start, viewport) }
      return clamped(firstRest(showing: bounded(first - 1 + (steps + 1) * length), viewport), viewport)
    case .atCenter:
      let distances = seen(offset, viewport).map { ($0.index, abs(2 * $0.place + extents[$0.index] - viewport)) }
      let nearest = distances.first { $0.1 == distances.map(\.1).min() }?.0
      let from = nearest ?? indices.last { starts[$0] <= offset } ?? 0
      return clamped(aligned(bounded(from + steps), to: .center, viewport), viewport)
    }
  }

  /// How many elements a page holds.
  func pageLength(_ offset: Int, _ viewport: Int) -> Int {
    resting == .atFocus || resting == .atCenter ? 1 : max(1, whole(offset, viewport).count)
  }

  /// The elements in a viewport, with their places in it.
  func seen(_ offset: Int, _ viewport: Int) -> [(index: Int, place: Int)] {
    guard viewport > 0 else { return [] }
    return (0..<count).filter { end($0) > offset && starts[$0] < offset + viewport }.map { ($0, starts[$0] - offset) }
  }

  /// Those of them that are whole.
  private func whole(_ offset: Int, _ viewport: Int) -> [Int] {
    seen(offset, viewport).filter { $0.place >= 0 && $0.place + extents[$0.index] <= viewport }.map(\.index)
  }

  /// The element that holds the viewport: the first of which something is seen, or the next if it rests at the edge.
  func holder(_ offset: Int) -> Int {
    let first = (0..<count).last { starts[$0] <= offset } ?? 0
    guard first < count - 1 else { return max(0, first) }
    return end(first) <= offset || rest(first + 1) <= offset ? first + 1 : first
  }
}
