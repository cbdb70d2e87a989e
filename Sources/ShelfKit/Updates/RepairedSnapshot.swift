/// The content of a snapshot that did not keep its promises, read once and put right.
///
/// What does not depend on places is still answered by the snapshot itself. What looks as before is not known: places
/// cannot be trusted, so everything is bound again.
struct RepairedSnapshot: GridSnapshot {
  /// What was read, the first of each identity.
  let list: ListSnapshot
  /// What it was read from.
  let original: any GridSnapshot
  /// Where each row of the list is there.
  private let origins: [Int]

  /// Reads a snapshot; `nil` if it has more rows and items than `limit`.
  ///
  /// - Complexity: O(rows + items).
  init?(_ snapshot: any GridSnapshot, atMost limit: Int) {
    let rowCount = max(0, snapshot.rowCount)
    var budget = limit - rowCount
    guard budget >= 0 else { return nil }
    var content: [(row: RowID, items: [ItemID])] = []
    for row in 0..<rowCount {
      let itemCount = max(0, snapshot.itemCount(inRow: row))
      budget -= itemCount
      guard budget >= 0 else { return nil }
      content.append((snapshot.rowID(at: row), (0..<itemCount).map { snapshot.itemID(at: $0, inRow: row) }))
    }
    var known: Set<RowID> = []
    origins = content.indices.filter { known.insert(content[$0].row).inserted }
    list = ListSnapshot(content)
    original = snapshot
  }

  var rowCount: Int { list.rowCount }
  func rowID(at index: Int) -> RowID { list.rowID(at: index) }
  func rowIndex(of id: RowID) -> Int? { list.rowIndex(of: id) }
  func itemCount(inRow row: Int) -> Int { list.itemCount(inRow: row) }
  func itemID(at index: Int, inRow row: Int) -> ItemID { list.itemID(at: index, inRow: row) }
  func itemIndex(of id: ItemID, inRow row: Int) -> Int? { list.itemIndex(of: id, inRow: row) }
  func rowIndex(ofItem id: ItemID) -> Int? {
    // Where identities are good for one row only, they still are.
    original.rowIndex(ofItem: id) == nil ? nil : list.rowIndex(ofItem: id)
  }
  func replacement(ofItem id: ItemID, inRow row: Int) -> ItemID? {
    original.replacement(ofItem: id, inRow: origins[row])
  }
  func replacement(ofRow id: RowID) -> RowID? { original.replacement(ofRow: id) }
  var isComplete: Bool { original.isComplete }
  func isComplete(row: Int) -> Bool { original.isComplete(row: origins[row]) }
  var duplicates: [IndexPath] { list.duplicates }
}
