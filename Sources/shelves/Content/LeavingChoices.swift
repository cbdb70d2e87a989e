internal import ShelfKit

/// Items that are marked or named otherwise, with all they say: they can be printed when they have left.
struct LeavingChoices {
  private struct Place: Hashable {
    var row: RowID
    var item: ItemID
  }

  private var choices: [Place: Choice] = [:]

  /// Keeps items that are named now, and no others.
  ///
  /// - Parameter find: an item that is there.
  /// - Complexity: O(items), and what it takes to find those that are new.
  mutating func keep(_ items: NamedItems, find: (ItemID, RowID) -> Choice?) {
    var kept: [Place: Choice] = [:]
    for (row, ids) in items.rows {
      for id in ids {
        let place = Place(row: row, item: id)
        kept[place] = choices[place] ?? find(id, row)
      }
    }
    choices = kept
  }

  /// An item that was kept.
  func choice(of item: ItemID, inRow row: RowID) -> Choice? { choices[Place(row: row, item: item)] }
}
