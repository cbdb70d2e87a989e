/// A snapshot held in memory as lists, for data of a size that fits there.
///
/// An identity that is already taken is left out and counted: the first wins. An item whose identity occurs in one
/// row only is known across rows, so that it is found again when it goes to another one.
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
  /// The row of each item; -1 where it is in several.
  private var rowsOfItems: [ItemID: Int] = [:]
  private var itemVersions: [ItemID: Int] = [:]
  private var rowVersions: [RowID: Int] = [:]
  private var itemReplacements: [ItemID: ItemID] = [:]
  private var rowReplacements: [RowID: RowID] = [:]
  private var incompleteRows: Set<RowID> = []
  /// Whether all rows are there.
  public var isComplete = true
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
        rowsOfItems[item] = rowsOfItems[item] == nil ? rows.count : -1
      }
      rows.append(row)
    }
  }

  /// The same with what the elements look like, as numbers; those not named are not known.
  public func versioned(items: [ItemID: Int] = [:], rows: [RowID: Int] = [:]) -> ListSnapshot {
    var result = self
    result.itemVersions.merge(items) { $1 }
    result.rowVersions.merge(rows) { $1 }
    return result
  }

  /// The same with identities that stand where others, placeholders, were before.
  public func replacing(items: [ItemID: ItemID] = [:], rows: [RowID: RowID] = [:]) -> ListSnapshot {
    var result = self
    result.itemReplacements.merge(items) { $1 }
    result.rowReplacements.merge(rows) { $1 }
    return result
  }

  /// The same, but said to be only the beginning: rows are missing, or items of the rows named.
  public func incomplete(rows: Set<RowID> = [], missesRows: Bool = true) -> ListSnapshot {
    var result = self
    result.incompleteRows.formUnion(rows)
    result.isComplete = !missesRows
    return result
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
  /// What a row looks like, if it was said.
  public func contentVersion(ofRow row: Int) -> Int? { rowVersions[rows[row].id] }
  /// What an item looks like, if it was said.
  public func contentVersion(ofItemAt index: Int, inRow row: Int) -> Int? { itemVersions[rows[row].items[index]] }
  /// The row an item is in, if it is in one only.
  public func rowIndex(ofItem id: ItemID) -> Int? { rowsOfItems[id].flatMap { $0 < 0 ? nil : $0 } }
  /// The identity that replaced an item's, if it was said.
  public func replacement(ofItem id: ItemID, inRow row: Int) -> ItemID? { itemReplacements[id] }
  /// The identity that replaced a row's, if it was said.
  public func replacement(ofRow id: RowID) -> RowID? { rowReplacements[id] }
  /// Whether all items of a row are there.
  public func isComplete(row: Int) -> Bool { !incompleteRows.contains(rows[row].id) }
}
