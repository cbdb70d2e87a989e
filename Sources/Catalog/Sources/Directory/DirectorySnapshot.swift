/// A directory as it was known at one moment: its own files first, then a row for each folder in it.
struct DirectorySnapshot: CatalogSnapshot {
  let status: LoadStatus
  /// The directory as it was given.
  private let source: [UInt8]
  /// In the order they are shown; the own files, if there are any, stand first and then natural order.
  private let rows: [DirectoryRow]

  /// Makes a snapshot of rows in their order.
  init(source: [UInt8], rows: [DirectoryRow], status: LoadStatus) {
    self.source = source
    self.rows = rows
    self.status = status
  }

  var columns: [Column] { DirectoryColumns.all }
  var rowCount: Int { rows.count }

  func row(at index: Int) -> CatalogRow {
    let row = rows[index]
    return CatalogRow(
      key: .named(row.name), title: row.name, count: row.entries.count, isComplete: row.isComplete,
      problem: row.problem, directory: directory(of: row))
  }

  /// Complexity: O(log rows).
  func index(ofRow key: RowKey) -> Int? {
    guard case .named(let name) = key else { return nil }
    let hasOwn = rows.first?.name == DirectoryRow.ownName
    if name == DirectoryRow.ownName { return hasOwn ? 0 : nil }
    var low = hasOwn ? 1 : 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if NaturalOrder.precedes(rows[middle].name, name) { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && rows[low].name == name ? low : nil
  }

  private func directory(of row: DirectoryRow) -> [UInt8] {
    row.name == DirectoryRow.ownName ? source : PathBytes.join(source, row.name)
  }

  func itemKey(at index: Int, inRow row: Int) -> ItemKey {
    .name(rows[row].entries[index].name)
  }

  func index(of key: ItemKey, inRow row: Int) -> Int? {
    guard case .name(let name) = key else { return nil }
    return rows[row].index(of: name)
  }

  func item(at index: Int, inRow row: Int) -> Item? {
    let entry = rows[row].entries[index]
    let path = PathBytes.join(directory(of: rows[row]), entry.name)
    return Item(
      key: .name(entry.name), fields: entry.fields(path: path), raw: path, number: index + 1, path: path,
      source: source, entry: entry.kind)
  }
}
