internal import ShelfKit

/// The demo's rows and cards at one moment while they change: computed, but for what was changed.
struct ChurnSnapshot: GridSnapshot {
  let rowCount: Int
  let itemsPerRow: Int
  /// The rows that are not as they were made.
  private var rows: [Int: ChurnRow] = [:]
  /// Where the cards are that are not where they were made; `nil` if nowhere.
  private var whereabouts: [ItemID: Int?] = [:]
  /// How often a card was replaced by one that looks different.
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
    if let known = whereabouts[id] { return known }
    if case .own(let row, let number) = ChurnCard(id), row < rowCount, number < itemsPerRow { return row }
    return nil
  }

  func contentVersion(ofRow row: Int) -> Int? { 0 }

  func contentVersion(ofItemAt index: Int, inRow row: Int) -> Int? { versions[itemID(at: index, inRow: row)] ?? 0 }

  /// What a card is called now.
  func title(at path: IndexPath) -> String {
    let id = itemID(at: path.item, inRow: path.row)
    return ChurnCard(id).title + (versions[id].map { " v\($0 + 1)" } ?? "")
  }

  /// The row with its changes.
  func row(_ index: Int) -> ChurnRow { rows[index] ?? ChurnRow(row: index, count: itemsPerRow) }

  /// Takes a card out.
  mutating func remove(at path: IndexPath) -> ItemID {
    let id = itemID(at: path.item, inRow: path.row)
    var changed = row(path.row)
    changed.remove(at: path.item)
    rows[path.row] = changed
    whereabouts[id] = .some(nil)
    return id
  }

  /// Puts a card in.
  mutating func insert(_ id: ItemID, at path: IndexPath) {
    var changed = row(path.row)
    changed.insert(id, at: path.item)
    rows[path.row] = changed
    if ChurnCard(id).number(inRow: path.row) == nil {
      whereabouts[id] = .some(path.row)
    } else {
      whereabouts.removeValue(forKey: id)
    }
  }

  /// Makes a card look different.
  mutating func replace(at path: IndexPath) { versions[itemID(at: path.item, inRow: path.row), default: 0] += 1 }
}
