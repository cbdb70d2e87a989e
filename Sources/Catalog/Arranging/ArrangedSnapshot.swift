/// A snapshot of which some items are shown, in an order of their own; each is known by what it is known by there.
struct ArrangedSnapshot: CatalogSnapshot {
  let status: LoadStatus
  private let base: any CatalogSnapshot
  private let rows: ArrangedRows

  /// Shows a part of a snapshot.
  init(_ base: any CatalogSnapshot, rows: ArrangedRows, status: LoadStatus) {
    self.base = base
    self.rows = rows
    self.status = status
  }

  var columns: [Column] { base.columns }
  var rowCount: Int { rows.count }

  func row(at index: Int) -> CatalogRow {
    var row = base.row(at: Int(rows.rows[index]))
    row.count = rows.range(ofRow: index).count
    row.isComplete = row.isComplete && status.isComplete
    return row
  }

  /// Complexity: O(log rows).
  func index(ofRow key: RowKey) -> Int? { base.index(ofRow: key).flatMap(rows.row) }

  func itemKey(at index: Int, inRow row: Int) -> ItemKey {
    base.itemKey(at: place(index, row), inRow: Int(rows.rows[row]))
  }

  func index(of key: ItemKey, inRow row: Int) -> Int? {
    base.index(of: key, inRow: Int(rows.rows[row])).flatMap { rows.index(of: $0, inRow: row) }
  }

  var unfiltered: any CatalogSnapshot { base.unfiltered }

  func line(of key: ItemKey, inRow row: Int) -> Int? { base.line(of: key, inRow: Int(rows.rows[row])) }

  var recordParts: [Int: RecordsPart] { base.recordParts }

  func part(ofRow row: Int) -> Int { base.part(ofRow: Int(rows.rows[row])) }

  func row(of key: ItemKey) -> Int? {
    guard let row = base.row(of: key).flatMap({ rows.row(ofBase: $0) }), index(of: key, inRow: row) != nil else {
      return nil
    }
    return row
  }

  func item(at index: Int, inRow row: Int) -> Item? {
    base.item(at: place(index, row), inRow: Int(rows.rows[row]))
  }

  /// Where an item is in its row of the snapshot beneath.
  func place(_ index: Int, _ row: Int) -> Int { Int(rows.places[rows.range(ofRow: row).lowerBound + index]) }
}
