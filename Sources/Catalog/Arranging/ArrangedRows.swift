/// Which items of a snapshot are shown on which rows, and in which order.
///
/// Memory: four bytes an item that is shown; twelve, where the order is another than that of the snapshot.
///
/// Invariants:
/// 1. `rows` ascend by `base`, and their places are `starts[i]..<starts[i + 1]` of `places`.
/// 2. `selected` has the places of each row in ascending order, and `ranks` where each of these is in `places`.
struct ArrangedRows: Sendable {
  /// The rows that are shown, by their places in the snapshot.
  private(set) var rows: [UInt32] = []
  /// Places of items in the rows of the snapshot, row after row, in the order they are shown.
  private(set) var places: [UInt32] = []
  private var starts: [Int] = [0]
  private var selected: [UInt32]?
  private var ranks: [UInt32]?

  /// The same places, ascending on each row, whatever the order.
  var ascending: [UInt32] { selected ?? places }

  /// How many rows there are.
  var count: Int { rows.count }

  /// Where the places of a row are.
  func range(ofRow row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }

  /// Where the places of each row are.
  var ranges: [Range<Int>] { rows.indices.map(range) }

  /// Adds an item of the row that is ended next. Places of one row ascend.
  mutating func add(_ place: Int) { places.append(UInt32(place)) }

  /// Ends a row of the snapshot, all of whose items are added.
  ///
  /// - Parameter keepsEmpty: whether it is shown without an item.
  mutating func endRow(_ base: Int, keepsEmpty: Bool) {
    if places.count == starts[starts.count - 1], !keepsEmpty { return }
    rows.append(UInt32(base))
    starts.append(places.count)
  }

  /// Puts the items of each row in another order.
  ///
  /// - Parameters:
  ///   - order: for each place in `places` where the item comes from, an index into `places`; rows stay as they are.
  /// - Complexity: O(n).
  mutating func reorder(_ order: [UInt32]) {
    var ranks = [UInt32](repeating: 0, count: places.count)
    for row in rows.indices {
      let range = range(ofRow: row)
      for index in range { ranks[Int(order[index])] = UInt32(index - range.lowerBound) }
    }
    self.ranks = ranks
    selected = places
    places = order.map { places[Int($0)] }
  }

  /// The row that shows a row of the snapshot; `nil` if none does. Complexity: O(log rows).
  func row(ofBase base: Int) -> Int? {
    ArrangedRows.find(UInt32(base), in: rows, 0..<rows.count)
  }

  /// Where an item is shown in a row, by its place in the snapshot's row; `nil` if it is not. Complexity: O(log n).
  func index(of place: Int, inRow row: Int) -> Int? {
    let range = range(ofRow: row)
    guard let found = ArrangedRows.find(UInt32(place), in: ascending, range) else { return nil }
    return ranks.map { Int($0[found]) } ?? found - range.lowerBound
  }

  private static func find(_ wanted: UInt32, in list: [UInt32], _ range: Range<Int>) -> Int? {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low < range.upperBound && list[low] == wanted ? low : nil
  }
}
