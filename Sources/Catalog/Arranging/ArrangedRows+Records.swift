extension ArrangedRows {
  /// All records on their rows, as they are. Complexity: O(records on rows).
  init(all base: RecordSnapshot) {
    self.init()
    for row in 0..<base.rowCount {
      base.forEachRecord(inRow: row) { place, _ in add(place) }
      endRow(row, keepsEmpty: true)
    }
  }

  /// How many records are shown, each counted once.
  ///
  /// - Complexity: O(1) where a record stands on one row at most, else O(records on rows).
  func distinctCount(in base: RecordSnapshot) -> Int {
    guard base.hasRecordsOnSeveralRows else { return places.count }
    var shown = RecordSet(count: base.recordCount)
    forEachRecord(in: base) { _, record in shown.insert(record) }
    return shown.count
  }

  /// Sorts the records of each row; leaves them as they are if it is cancelled.
  ///
  /// - Complexity: O(n) for n records and each eight bytes of their keys that are needed.
  mutating func sort(_ base: RecordSnapshot, _ order: SortOrder, _ signal: LoadSignal) {
    var records = [UInt32](repeating: 0, count: places.count)
    forEachRecord(in: base) { index, record in records[index] = UInt32(record) }
    let ranges = ranges
    var sorter = RowSorter(recordCount: base.recordCount, reader: RecordKeys(base, order, signal))
    guard sorter.sort(&records, rows: ranges) else { return }
    // From records back to where these were: a record is once at most on a row.
    var indices = [UInt32](repeating: 0, count: base.recordCount)
    for row in rows.indices {
      forEachRecord(in: base, ofRow: row) { index, record in indices[record] = UInt32(index) }
      for index in ranges[row] { records[index] = indices[Int(records[index])] }
    }
    reorder(records)
  }

  /// Calls something for each item that is shown, with its index in `ascending` and its record, whatever the order.
  private func forEachRecord(in base: RecordSnapshot, _ body: (_ index: Int, _ record: Int) -> Void) {
    for row in rows.indices { forEachRecord(in: base, ofRow: row, body) }
  }

  private func forEachRecord(in base: RecordSnapshot, ofRow row: Int, _ body: (_ index: Int, _ record: Int) -> Void) {
    let range = range(ofRow: row)
    let ascending = ascending
    var index = range.lowerBound
    base.forEachRecord(inRow: Int(rows[row])) { place, record in
      guard index < range.upperBound, Int(ascending[index]) == place else { return }
      body(index, record)
      index += 1
    }
  }
}
