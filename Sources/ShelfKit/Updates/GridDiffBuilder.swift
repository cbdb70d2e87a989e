/// Finds what changed between two listings.
struct GridDiffBuilder {
  let old: GridDiff.Listing
  let new: GridDiff.Listing
  private var diff = GridDiff()
  /// Where items are that nobody in their old row claims, by identity, in order.
  private var homeless: [ItemID: ArraySlice<IndexPath>] = [:]
  /// Places in the new listing of items that were not in their row before.
  private var arrivals: [IndexPath] = []
  /// Rows that were there before, with their old places.
  private var survivors: [(old: Int, new: Int)] = []

  init(old: GridDiff.Listing, new: GridDiff.Listing) {
    self.old = old
    self.new = new
  }

  mutating func build() -> GridDiff {
    compareRows()
    for pair in survivors { compareItems(pair) }
    settleArrivals()
    diff.deletedItems = leftOver()
    diff.movedItems.sort { $0.destination < $1.destination }
    diff.updatedItems.sort()
    return diff
  }

  private mutating func compareRows() {
    let match = Self.match(old.rows.map(\.id), new.rows.map(\.id))
    diff.deletedRows = match.gone
    diff.insertedRows = match.come
    diff.movedRows = match.moved.map { GridDiff.Relocation(from: $0.old, to: $0.new) }
    survivors = match.pairs
    diff.updatedRows = match.pairs.filter { old.rows[$0.old].version != new.rows[$0.new].version }.map(\.new)
    for row in match.gone {
      for item in old.rows[row].items.indices { note(homeless: IndexPath(row: row, item: item)) }
    }
    for row in match.come { arrivals += new.rows[row].items.indices.map { IndexPath(row: row, item: $0) } }
  }

  private mutating func compareItems(_ row: (old: Int, new: Int)) {
    let (before, after) = (old.rows[row.old], new.rows[row.new])
    let match = Self.match(before.items, after.items)
    for item in match.gone { note(homeless: IndexPath(row: row.old, item: item)) }
    arrivals += match.come.map { IndexPath(row: row.new, item: $0) }
    diff.movedItems += match.moved.map {
      GridDiff.Relocation(from: IndexPath(row: row.old, item: $0.old), to: IndexPath(row: row.new, item: $0.new))
    }
    for pair in match.pairs where before.versions[pair.old] != after.versions[pair.new] {
      diff.updatedItems.append(IndexPath(row: row.new, item: pair.new))
    }
  }

  private mutating func note(homeless path: IndexPath) {
    homeless[old.rows[path.row].items[path.item], default: []].append(path)
  }

  /// Finds out which arrivals come from other rows, and which are new.
  private mutating func settleArrivals() {
    let inserted = Set(diff.insertedRows)
    for path in arrivals.sorted() {
      let row = new.rows[path.row]
      if let origin = homeless[row.items[path.item]]?.popFirst() {
        diff.movedItems.append(GridDiff.Relocation(from: origin, to: path))
        if old.rows[origin.row].versions[origin.item] != row.versions[path.item] { diff.updatedItems.append(path) }
      } else if !inserted.contains(path.row) {
        diff.insertedItems.append(path)
      }
    }
  }

  /// The items that nobody took over; those of rows that went are gone with their rows.
  private func leftOver() -> [IndexPath] {
    let deleted = Set(diff.deletedRows)
    return homeless.values.joined().filter { !deleted.contains($0.row) }.sorted()
  }

  // MARK: One list

  /// How two lists of different identities relate: places in the old and the new one.
  struct Match {
    var gone: [Int] = []
    var come: [Int] = []
    var pairs: [(old: Int, new: Int)] = []
    var moved: [(old: Int, new: Int)] = []
  }

  /// Relates two lists. `pairs` and `moved` are in the order of the new one.
  static func match<ID: Hashable>(_ old: [ID], _ new: [ID]) -> Match {
    var result = Match()
    var places = Dictionary(zip(old, old.indices), uniquingKeysWith: { first, _ in first })
    for (place, id) in new.enumerated() {
      if let origin = places.removeValue(forKey: id) {
        result.pairs.append((origin, place))
      } else {
        result.come.append(place)
      }
    }
    result.gone = places.values.sorted()
    let kept = increasing(result.pairs.map(\.old))
    result.moved = zip(result.pairs, kept).filter { !$0.1 }.map(\.0)
    return result
  }

  /// Which numbers of a list belong to one of its longest increasing parts.
  ///
  /// - Complexity: O(n) for a list that is in order; O(log n) more for each number that is not.
  static func increasing(_ numbers: [Int]) -> [Bool] {
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var low = 0
      var high = tails.count
      // In order so far: no search.
      if let last = tails.last, numbers[last] < number { low = high }
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = tails[low - 1] }
      if low == tails.count { tails.append(place) } else { tails[low] = place }
    }
    var result = [Bool](repeating: false, count: numbers.count)
    var place = tails.last ?? -1
    while place >= 0 {
      result[place] = true
      place = before[place]
    }
    return result
  }
}
