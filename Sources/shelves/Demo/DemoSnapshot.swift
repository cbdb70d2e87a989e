internal import ShelfKit

/// Rows and items that are computed, never stored: up to a thousand million of each.
struct DemoSnapshot: GridSnapshot {
  /// How many rows.
  let rowCount: Int
  /// How many items each row has.
  let itemsPerRow: Int

  func rowID(at index: Int) -> RowID { RowID(index) }

  func rowIndex(of id: RowID) -> Int? { place(of: id.identity, below: rowCount) }

  func itemCount(inRow row: Int) -> Int { itemsPerRow }

  func itemID(at index: Int, inRow row: Int) -> ItemID { ItemID(index) }

  func itemIndex(of id: ItemID, inRow row: Int) -> Int? { place(of: id.identity, below: itemsPerRow) }

  private func place(of identity: Identity, below count: Int) -> Int? {
    guard case .number(let number) = identity, number >= 0, number < count else { return nil }
    return number
  }
}
