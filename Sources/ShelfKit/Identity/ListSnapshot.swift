/// A snapshot held in memory as lists, for data of a size that fits there.
///
/// An identity that is already taken is left out and counted: the first wins.
///
/// - Complexity: O(rows + items) to make, in time and space; O(1) for each question.
public struct ListSnapshot: GridSnapshot {
  private struct Row {
    var id: RowID
    var items: [ItemID]
    var places: [ItemID: Int]
  }

  private var rows: [Row] = []
  private var places: [RowID: Int] = [:]
  /// The identities that came a second time and were left out.
  public private(set) var duplicates: [IndexPath] = []

  /// Makes a snapshot of rows and the items of each, in order.
  public init(_ content: [(row: RowID, items: [ItemID])]) {
    for (rowIndex, entry) in content.enumerated() {
      guard places[entry.row] == nil else {
        duplicates.append(IndexPath(row: rowIndex, item: 0))
        continue
      }
      places[entry.row] = rows.count
      var row = Row(id: entry.row, items: [], places: [:])
      for (itemIndex, item) in entry.items.enumerated() {
        guard row.places[item] == nil else {
          duplicates.append(IndexPath(row: rowIndex, item: itemIndex))
          continue
        }
        row.places[item] = row.items.count
        row.items.append(item)
      }
      rows.append(row)
    }
  }

  /// How many rows there are.
  public var rowCount: Int { rows.count }
  /// The identity of the row at a place.
  public func rowID(at index: Int) -> RowID { rows[index].id }
  /// The place of a row.
  public func rowIndex(of id: RowID) -> Int? { places[id] }
  /// How many items a row has.
  public func itemCount(inRow row: Int) -> Int { rows[row].items.count }
  /// The identity of the item at a place.
  public func itemID(at index: Int, inRow row: Int) -> ItemID { rows[row].items[index] }
  /// The place of an item in a row.
  public func itemIndex(of id: ItemID, inRow row: Int) -> Int? { rows[row].places[id] }
}
