import ShelfKit

/// Makes of plain lists what a grid is given.
enum FuzzData {
  static func snapshot(of content: Content, hasVersions: Bool) -> any GridSnapshot {
    var rows = content.rows
    if case .double(let row, let item) = content.flaw, !rows.isEmpty {
      let row = row % rows.count
      if !rows[row].items.isEmpty { rows[row].items.append(rows[row].items[item % rows[row].items.count]) }
      rows.append(rows[(row + 1) % rows.count])
    }
    var list = ListSnapshot(rows.map { (RowID($0.name), $0.items.map { ItemID($0) }) })
      .replacing(items: identities(content.itemHeirs) { ItemID($0) }, rows: identities(content.rowHeirs) { RowID($0) })
      .incomplete(rows: Set(content.lackingRows.map { RowID($0) }), missesRows: content.lacksRows)
    if hasVersions {
      // What an element looks like depends on its name alone.
      list = list.versioned(
        items: Dictionary(rows.flatMap(\.items).map { (ItemID($0), 0) }, uniquingKeysWith: { first, _ in first }),
        rows: Dictionary(rows.map { (RowID($0.name), 0) }, uniquingKeysWith: { first, _ in first }))
    }
    guard let flaw = content.flaw, Flaw.all.contains(flaw) else { return list }
    return FlawedSnapshot(list: list, flaw: flaw)
  }

  private static func identities<ID: Hashable>(_ heirs: [Int: Int], _ id: (Int) -> ID) -> [ID: ID] {
    Dictionary(uniqueKeysWithValues: heirs.map { (id($0), id($1)) })
  }
}

/// Data that breaks its promise about the first row or its first item.
struct FlawedSnapshot: GridSnapshot {
  let list: ListSnapshot
  let flaw: Flaw

  var rowCount: Int { flaw == .rowCount ? -1 : list.rowCount }
  func rowID(at index: Int) -> RowID { list.rowID(at: index) }
  func rowIndex(of id: RowID) -> Int? {
    let index = list.rowIndex(of: id)
    return flaw == .lostRow && index == 0 ? nil : index
  }
  func itemCount(inRow row: Int) -> Int { flaw == .itemCount && row == 0 ? -2 : list.itemCount(inRow: row) }
  func itemID(at index: Int, inRow row: Int) -> ItemID { list.itemID(at: index, inRow: row) }
  func itemIndex(of id: ItemID, inRow row: Int) -> Int? {
    let index = list.itemIndex(of: id, inRow: row)
    return flaw == .lostItem && row == 0 && index == 0 ? nil : index
  }
  func rowIndex(ofItem id: ItemID) -> Int? { list.rowIndex(ofItem: id) }
  func replacement(ofItem id: ItemID, inRow row: Int) -> ItemID? { list.replacement(ofItem: id, inRow: row) }
  func replacement(ofRow id: RowID) -> RowID? { list.replacement(ofRow: id) }
  var isComplete: Bool { list.isComplete }
  func isComplete(row: Int) -> Bool { list.isComplete(row: row) }
}
