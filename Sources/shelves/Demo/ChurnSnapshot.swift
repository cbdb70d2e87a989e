internal import ShelfKit

/// The demo's rows and cards at one moment while they change: computed, but for what was changed.
struct ChurnSnapshot: GridSnapshot {
  let rowCount: Int
  let itemsPerRow: Int
  /// The rows that are not as they were made.
  private var rows: [Int: ChurnRow] = [:]
  /// Where the cards are that stand in a row they were not made in.
  private var away: [ItemID: Int] = [:]
  /// How often a card that is there was replaced by one that looks different.
  private var versions: [ItemID: Int] = [:]

  init(_ extent: DemoExtent) {
    rowCount = extent.rows
    itemsPerRow = extent.items
  }

  func rowID(at index: Int) -> RowID { RowID(index) }

  func rowIndex(of id: RowID) -> Int? {
    if case .number(let number) = id.identity, (0..<rowCount).contains(number) { number } else { nil }
  }

  func itemCount(inRow row: Int) -> Int { rows[row]?.count ?? itemsPerRow }

  func itemID(at index: Int, inRow row: Int) -> ItemID {
    rows[row]?.id(at: index) ?? ChurnCard.own(row: row, number: index).id
  }

  func itemIndex(of id: ItemID, inRow row: Int) -> Int? {
    if let changed = rows[row] { return changed.index(of: id) }
    return ChurnCard(id).number(inRow: row).flatMap { $0 < itemsPerRow ? $0 : nil }
  }

  func rowIndex(ofItem id: ItemID) -> Int? {
    if let row = away[id] { return row }
    guard case .own(let row, _) = ChurnCard(id), row < rowCount, itemIndex(of: id, inRow: row) != nil else {
      return nil
    }
    return row
  }

  func contentVersion(ofRow row: Int) -> Int? { 0 }

  func contentVersion(ofItemAt index: Int, inRow row: Int) -> Int? { versions[itemID(at: index, inRow: row)] ?? 0 }

  /// What a card is called now.
  func title(at path: IndexPath) -> String {
    let id = itemID(at: path.item, inRow: path.row)
    return ChurnCard(id).title + (versions[id].map { " v\($0 + 1)" } ?? "")
  }

  /// How much is kept: pieces of rows, cards away from their row, and versions.
  var keptCount: Int { rows.values.reduce(away.count + versions.count) { $0 + $1.pieces.count } }

  /// The row with its changes.
  func row(_ index: Int) -> ChurnRow { rows[index] ?? ChurnRow(row: index, count: itemsPerRow) }

  /// Takes a card out for good. Nothing is kept of it, so that what is kept does not grow with the changes.
  mutating func remove(at path: IndexPath) { versions[take(at: path)] = nil }

  /// Takes a card out that is put in elsewhere.
  mutating func take(at path: IndexPath) -> ItemID {
    let id = itemID(at: path.item, inRow: path.row)
    var changed = row(path.row)
    changed.remove(at: path.item)
    rows[path.row] = changed
    away[id] = nil
    return id
  }

  /// Puts a card in.
  mutating func insert(_ id: ItemID, at path: IndexPath) {
    var changed = row(path.row)
    changed.insert(id, at: path.item)
    rows[path.row] = changed
    if ChurnCard(id).number(inRow: path.row) == nil { away[id] = path.row }
  }

  /// Makes a card look different.
  mutating func replace(at path: IndexPath) { versions[itemID(at: path.item, inRow: path.row), default: 0] += 1 }
}
