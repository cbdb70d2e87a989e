/// Several sources at one moment: the rows of the first, then those of the second, and so on.
///
/// Columns of one name are one column, whichever sources have it.
struct CombinedSnapshot: CatalogSnapshot {
  private struct Part {
    var place: Int
    var name: [UInt8]
    var snapshot: any CatalogSnapshot
    /// Its first row among all.
    var firstRow: Int
    /// For each of its columns, the position among all.
    var positions: [Int]

    /// What its cards show.
    var cards: CardColumns {
      let grouping = snapshot.status.groupingColumns
      let columns = positions.indices.filter { !grouping.contains($0) }.map { positions[$0] }
      return CardColumns(
        title: snapshot.status.titleColumn.map { positions[$0] }, own: positions, columns: columns)
    }
  }

  let columns: [Column]
  let rowCount: Int
  let status: LoadStatus
  /// The sources that have shown something, in order.
  private let parts: [Part]

  /// Puts together what several sources showed last. Complexity: O(sources + columns).
  init(of all: [CombinedPart]) {
    var columns: [Column] = []
    var known: [String: Int] = [:]
    var parts: [Part] = []
    var rows = 0
    for (place, part) in all.enumerated() {
      guard let snapshot = part.snapshot else { continue }
      var positions: [Int] = []
      for column in snapshot.columns {
        let position = known[column.name] ?? columns.count
        if position == columns.count {
          columns.append(column)
          known[column.name] = position
        } else if columns[position].kind != column.kind {
          columns[position].kind = .text
        }
        positions.append(position)
      }
      parts.append(
        Part(place: place, name: part.name, snapshot: snapshot, firstRow: rows, positions: positions))
      rows += snapshot.rowCount
    }
    self.columns = columns
    self.parts = parts
    rowCount = rows
    var status = LoadStatus(combining: all)
    if let first = parts.first, let title = first.snapshot.status.titleColumn {
      status.titleColumn = first.positions[title]
    }
    status.groupingColumns = parts.flatMap { part in
      part.snapshot.status.groupingColumns.map { part.positions[$0] }
    }
    status.cards = Dictionary(parts.map { ($0.place, $0.cards) }) { first, _ in first }
    self.status = status
  }

  /// Complexity: O(log sources).
  func row(at index: Int) -> CatalogRow {
    let part = source(ofRow: index)
    var row = part.snapshot.row(at: index - part.firstRow)
    // A row that is the whole source bears its name already.
    if row.key != .named(part.name) { row.title = part.name + Array(": ".utf8) + row.title }
    row.key = CombinedKey.outer(row.key, place: part.place)
    return row
  }

  func index(ofRow key: RowKey) -> Int? {
    guard let inner = CombinedKey.inner(key), let part = parts.first(where: { $0.place == inner.place }),
      let row = part.snapshot.index(ofRow: inner.key)
    else { return nil }
    return part.firstRow + row
  }

  func itemKey(at index: Int, inRow row: Int) -> ItemKey {
    let part = source(ofRow: row)
    return part.snapshot.itemKey(at: index, inRow: row - part.firstRow)
  }

  func index(of key: ItemKey, inRow row: Int) -> Int? {
    let part = source(ofRow: row)
    return part.snapshot.index(of: key, inRow: row - part.firstRow)
  }

  func line(of key: ItemKey, inRow row: Int) -> Int? {
    let part = source(ofRow: row)
    return part.snapshot.line(of: key, inRow: row - part.firstRow)
  }

  var recordParts: [Int: RecordsPart] {
    let known = parts.compactMap { part in part.snapshot.recordParts[0].map { (part.place, $0) } }
    return Dictionary(known) { first, _ in first }
  }

  func part(ofRow row: Int) -> Int { source(ofRow: row).place }

  func item(at index: Int, inRow row: Int) -> Item? {
    let part = source(ofRow: row)
    guard var item = part.snapshot.item(at: index, inRow: row - part.firstRow) else { return nil }
    var lacks = [Bool](repeating: true, count: columns.count)
    for position in part.positions.prefix(item.fields.count) { lacks[position] = false }
    item.lacks = lacks
    var fields = [Field](repeating: .missing, count: columns.count)
    for (field, position) in zip(item.fields, part.positions) { fields[position] = field }
    item.fields = fields + item.fields.dropFirst(part.positions.count)
    return item
  }

  /// The part a row is of: the last that starts at or before it and is not empty.
  private func source(ofRow row: Int) -> Part {
    var low = 0
    var high = parts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if parts[middle].firstRow <= row { low = middle } else { high = middle - 1 }
    }
    return parts[low]
  }
}
