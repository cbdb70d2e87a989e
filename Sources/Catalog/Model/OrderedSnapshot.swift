/// A snapshot whose rows are shown in another order; everything else is as it was.
package struct OrderedSnapshot: CatalogSnapshot {
  private let base: any CatalogSnapshot
  /// For each row, its place in `base`.
  private let places: [Int]
  /// For each place in `base`, the row here.
  private let rows: [Int]

  /// Puts the rows of a snapshot in order.
  ///
  /// - Complexity: O(n log n) for n rows.
  package init(_ base: any CatalogSnapshot, by order: RowOrder) {
    self.base = base
    let all = (0..<base.rowCount).map { (place: $0, row: base.row(at: $0)) }
    let values = all.filter { !OrderedSnapshot.isMissing($0.row.key) }
    let sorted =
      switch order {
      case .seen: values
      case .name: values.sorted { OrderedSnapshot.isNamed($0.row.title, $0.place, before: $1.row.title, $1.place) }
      case .count: values.sorted { ($1.row.count, $0.place) < ($0.row.count, $1.place) }
      }
    places = (sorted + all.filter { OrderedSnapshot.isMissing($0.row.key) }).map(\.place)
    var rows = [Int](repeating: 0, count: places.count)
    for (row, place) in places.enumerated() { rows[place] = row }
    self.rows = rows
  }

  package var columns: [Column] { base.columns }
  package var rowCount: Int { base.rowCount }
  package var status: LoadStatus { base.status }

  package func row(at index: Int) -> CatalogRow { base.row(at: places[index]) }

  package func index(ofRow key: RowKey) -> Int? { base.index(ofRow: key).map { rows[$0] } }

  package func itemKey(at index: Int, inRow row: Int) -> ItemKey {
    base.itemKey(at: index, inRow: places[row])
  }

  package func index(of key: ItemKey, inRow row: Int) -> Int? {
    base.index(of: key, inRow: places[row])
  }

  package var unfiltered: any CatalogSnapshot { base.unfiltered }

  package func line(of key: ItemKey, inRow row: Int) -> Int? { base.line(of: key, inRow: places[row]) }

  package var recordParts: [Int: RecordsPart] { base.recordParts }

  package func part(ofRow row: Int) -> Int { base.part(ofRow: places[row]) }

  package func row(of key: ItemKey) -> Int? { base.row(of: key).map { rows[$0] } }

  package func item(at index: Int, inRow row: Int) -> Item? {
    base.item(at: index, inRow: places[row])
  }

  /// Titles of different rows may be equal; then the place decides.
  private static func isNamed(
    _ title: [UInt8], _ place: Int, before other: [UInt8], _ otherPlace: Int
  ) -> Bool {
    let order = NaturalOrder.compare(title, other)
    return order == 0 ? place < otherPlace : order < 0
  }

  private static func isMissing(_ key: RowKey) -> Bool {
    key == .missing || CombinedKey.inner(key)?.key == .missing
  }
}
