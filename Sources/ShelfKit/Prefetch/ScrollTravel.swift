/// Which way the rows have moved, frame by frame: what will be seen next is probably on that side.
///
/// It counts frames and rows and never looks at a clock, so the same keys prefetch the same rows every time.
struct ScrollTravel {
  /// A side of the viewport.
  enum Direction {
    case forward, backward
  }

  /// Where the viewport begins: a row, and how many of its lines are above.
  struct Place: Equatable {
    var row: Int
    var hiddenLines: Int
  }

  /// The way the rows moved last; towards the end before they ever moved.
  private(set) var direction = Direction.forward
  /// For how long they have moved this way: frames without a stop, and a move over several rows counts as two.
  private(set) var run = 0
  private var last: (place: Place, generation: UInt64)?

  /// Takes in where a frame's viewport begins. Places of other data say nothing of movement.
  mutating func note(_ place: Place, generation: UInt64) {
    defer { last = (place, generation) }
    guard let last, last.generation == generation, last.place != place else {
      run = 0
      return
    }
    let before = (last.place.row, last.place.hiddenLines)
    let moved: Direction = before < (place.row, place.hiddenLines) ? .forward : .backward
    run = (moved == direction ? run : 0) + (abs(place.row - last.place.row) > 1 ? 2 : 1)
    direction = moved
  }

  /// How many rows to have ready beyond the edge: one, and all that is allowed while a key repeats.
  func rowsAhead(atMost limit: Int) -> Int { run > 1 ? limit : min(1, limit) }

  /// The places of up to `count` rows beyond what is seen, the nearest first.
  func places(beyond seen: ClosedRange<Int>, rowCount: Int, count: Int) -> [Int] {
    switch direction {
    case .forward: Array(min(seen.upperBound + 1, rowCount)..<min(seen.upperBound + 1 + count, rowCount))
    case .backward: Array(max(0, seen.lowerBound - count)..<seen.lowerBound).reversed()
    }
  }
}
