/// Filters and sorts the items of a snapshot that has all of them in memory.
struct ItemArranging {
  private let base: any CatalogSnapshot
  private let matcher: FilterMatcher?
  private let order: SortOrder
  private let signal: LoadSignal

  /// Prepares to arrange a snapshot.
  init(_ base: any CatalogSnapshot, _ matcher: FilterMatcher?, _ order: SortOrder, signal: LoadSignal) {
    self.base = base
    self.matcher = matcher
    self.order = order
    self.signal = signal
  }

  /// The rows, and how many items nobody knows of.
  ///
  /// - Complexity: O(bytes of the items), and O(n log n) for n of them if they are sorted.
  func rows() -> (rows: ArrangedRows, undecided: Int) {
    var rows = ArrangedRows()
    var keys: [[UInt8]] = []
    var undecided = 0
    let scratch = RegexScratch()
    for row in 0..<base.rowCount where !signal.isCancelled {
      for place in 0..<base.row(at: row).count {
        let item = base.item(at: place, inRow: row)
        switch matcher?.verdict(item?.fields ?? [], scratch) {
        case .passes, nil:
          rows.add(place)
          if !order.parts.isEmpty { keys.append(order.key(item)) }
        case .undecided: undecided += 1
        case .fails: break
        }
      }
      rows.endRow(row, keepsEmpty: matcher == nil)
    }
    guard !order.parts.isEmpty, !signal.isCancelled else { return (rows, undecided) }
    var items = keys.indices.map(UInt32.init)
    var sorter = RowSorter(recordCount: keys.count, reader: ItemKeys(keys: keys, signal: signal))
    if sorter.sort(&items, rows: rows.ranges) { rows.reorder(items) }
    return (rows, undecided)
  }
}
