internal import ShelfKit

/// Changes the demo's cards near the place one looks at: puts in, takes out, moves, replaces, also from row to row.
///
/// The changes are the same in every run: the random numbers begin with the same seed.
struct Churn {
  /// The rows and cards of this moment.
  private(set) var snapshot: ChurnSnapshot
  /// Changes made so far.
  private(set) var changes = 0
  private var random = SplitMix(seed: 1)
  private var serial = 0

  /// Rows above and below the focus that change, and cards of a row.
  private static let reach = (rows: 4, items: 10)
  /// A row of more pieces than this is mended rather than changed further.
  private static let pieceLimit = 32

  init(_ extent: DemoExtent) { snapshot = ChurnSnapshot(extent) }

  /// Makes so many changes around a place.
  mutating func change(_ count: Int, near focus: IndexPath?) {
    guard snapshot.rowCount > 0 else { return }
    let focus = focus ?? IndexPath(row: 0, item: 0)
    let hasCard = focus.item < snapshot.itemCount(inRow: focus.row)
    let focused = hasCard ? snapshot.itemID(at: focus.item, inRow: focus.row) : nil
    for _ in 0..<count { changeOnce(near: focus, focused: focused) }
    changes += count
  }

  private mutating func changeOnce(near focus: IndexPath, focused: ItemID?) {
    let place = somewhere(near: focus)
    let count = snapshot.itemCount(inRow: place.row)
    if snapshot.row(place.row).pieces.count > Self.pieceLimit { return mend(place.row) }
    guard count > 0 else { return insertNew(at: IndexPath(row: place.row, item: 0)) }
    // The focus would go along with its card: whoever looks on would rather stay in the row.
    let isFocused = snapshot.itemID(at: place.item, inRow: place.row) == focused
    switch Int.random(in: 0..<(isFocused ? 4 : 5), using: &random) {
    case 0: insertNew(at: place)
    case 1: snapshot.remove(at: place)
    case 2: snapshot.replace(at: place)
    case 3:
      let id = snapshot.take(at: place)
      let target = min(count - 1, max(0, place.item + Int.random(in: -3...3, using: &random)))
      snapshot.insert(id, at: IndexPath(row: place.row, item: target))
    default:
      let id = snapshot.take(at: place)
      var target = somewhere(near: focus)
      target.item = min(target.item, snapshot.itemCount(inRow: target.row))
      snapshot.insert(id, at: target)
    }
  }

  private mutating func insertNew(at path: IndexPath) {
    serial += 1
    snapshot.insert(ChurnCard.later(serial).id, at: path)
  }

  /// Brings a card home, or takes one from elsewhere out.
  private mutating func mend(_ row: Int) {
    if let gap = snapshot.row(row).gap, Bool.random(using: &random) || snapshot.row(row).firstForeign == nil {
      let id = ChurnCard.own(row: row, number: gap.number).id
      if let away = snapshot.rowIndex(ofItem: id), let item = snapshot.itemIndex(of: id, inRow: away) {
        _ = snapshot.take(at: IndexPath(row: away, item: item))
      }
      // It may have stood in this very row, out of its order.
      guard let place = snapshot.row(row).gap, place.number == gap.number else {
        return snapshot.insert(id, at: IndexPath(row: row, item: 0))
      }
      snapshot.insert(id, at: IndexPath(row: row, item: place.index))
    } else if let foreign = snapshot.row(row).firstForeign {
      snapshot.remove(at: IndexPath(row: row, item: foreign))
    } else {
      let count = snapshot.itemCount(inRow: row)
      if count > 0 { snapshot.replace(at: IndexPath(row: row, item: Int.random(in: 0..<count, using: &random))) }
    }
  }

  private mutating func somewhere(near focus: IndexPath) -> IndexPath {
    let low = max(0, focus.row - Self.reach.rows)
    let row = Int.random(in: low...min(snapshot.rowCount - 1, focus.row + Self.reach.rows), using: &random)
    let count = snapshot.itemCount(inRow: row)
    let first = row == focus.row ? max(0, focus.item - Self.reach.items / 2) : 0
    guard first < count else { return IndexPath(row: row, item: max(0, count - 1)) }
    return IndexPath(row: row, item: Int.random(in: first..<min(count, first + Self.reach.items), using: &random))
  }
}

/// Random numbers that come again: SplitMix64.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
