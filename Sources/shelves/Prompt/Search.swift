internal import Catalog
internal import ShelfKit

/// What was searched for, and the items that hold it.
///
/// The items come from the same source with the search as a filter: found in the background, on all cores, known by the
/// same identities. So a place among them is found by a few questions to two snapshots, whatever their size.
final class Search {
  /// What is searched for.
  let expression: FilterExpression
  /// The items that hold it.
  let matches: any BrowseContent
  /// How the items were arranged that were searched.
  let arrangement: Arrangement?
  /// The reading whose items were searched.
  let edition: Int

  init(_ expression: FilterExpression, matches: any BrowseContent, arrangement: Arrangement?, edition: Int = 0) {
    self.edition = edition
    self.expression = expression
    self.matches = matches
    self.arrangement = arrangement
  }

  /// How many items hold it, as far as is known.
  ///
  /// - Complexity: O(rows with a match).
  var count: Int {
    let found = matches.snapshot
    return (0..<found.rowCount).reduce(0) { $0 + found.itemCount(inRow: $1) }
  }

  /// Whether all of them have been found.
  var isComplete: Bool { matches.isSettled }

  /// A match, and whether the end of the rows was passed on the way to it.
  struct Hit: Hashable {
    var path: IndexPath
    var hasWrapped: Bool
  }

  /// The next match behind a place, or before it; from the other end where there is none.
  ///
  /// - Parameters:
  ///   - place: the place in `snapshot` to start from; `nil` to start at the first row.
  ///   - includesPlace: whether the place itself counts.
  /// - Complexity: O(rows between + log items).
  func next(
    from place: IndexPath?, isForward: Bool, includesPlace: Bool = false, in snapshot: any GridSnapshot
  ) -> Hit? {
    let count = snapshot.rowCount
    guard count > 0, matches.snapshot.rowCount > 0 else { return nil }
    let start = place ?? IndexPath(row: 0, item: 0)
    for step in 0...count {
      let row = isForward ? (start.row + step) % count : (start.row - step + count) % count
      let hasWrapped = step > 0 && (isForward ? row <= start.row : row >= start.row)
      let items = places(inRow: row, snapshot)
      let item: Int?
      if step == 0 {
        let bound = includesPlace ? start.item : isForward ? start.item + 1 : start.item - 1
        item = isForward ? items.first(notBefore: bound) : items.last(notAfter: bound)
      } else {
        item = isForward ? items.first(notBefore: 0) : items.last(notAfter: .max)
      }
      if let item { return Hit(path: IndexPath(row: row, item: item), hasWrapped: hasWrapped) }
    }
    return nil
  }

  /// Which match stands at a place, from 1; `nil` if none does.
  ///
  /// - Complexity: O(rows).
  func number(at place: IndexPath, in snapshot: any GridSnapshot) -> Int? {
    let found = matches.snapshot
    let id = snapshot.itemID(at: place.item, inRow: place.row)
    guard let row = found.rowIndex(of: snapshot.rowID(at: place.row)), let item = found.itemIndex(of: id, inRow: row)
    else { return nil }
    var before = 0
    for other in 0..<place.row {
      if let row = found.rowIndex(of: snapshot.rowID(at: other)) { before += found.itemCount(inRow: row) }
    }
    return before + item + 1
  }

  private func places(inRow row: Int, _ snapshot: any GridSnapshot) -> Places {
    Places(
      found: matches.snapshot, foundRow: matches.snapshot.rowIndex(of: snapshot.rowID(at: row)), snapshot: snapshot,
      row: row)
  }

  /// The matches of one row, by their places there. Both snapshots have the items in the same order.
  private struct Places {
    let found: any GridSnapshot
    let foundRow: Int?
    let snapshot: any GridSnapshot
    let row: Int

    func first(notBefore bound: Int) -> Int? {
      let index = partition { $0 >= bound }
      return place(index)
    }

    func last(notAfter bound: Int) -> Int? {
      let index = partition { $0 > bound }
      return index > 0 ? place(index - 1) : nil
    }

    private var count: Int { foundRow.map { found.itemCount(inRow: $0) } ?? 0 }

    private func place(_ index: Int) -> Int? {
      guard let foundRow, index < count else { return nil }
      return snapshot.itemIndex(of: found.itemID(at: index, inRow: foundRow), inRow: row)
    }

    /// The first match whose place is as asked for; those before it are not, those after it are.
    private func partition(_ isPast: (Int) -> Bool) -> Int {
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        // A match that the snapshot does not have yet stands behind all it has.
        if place(middle).map(isPast) ?? true { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }
}
