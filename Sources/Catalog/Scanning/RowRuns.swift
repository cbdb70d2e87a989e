/// The records of a batch, sorted by row, so that each row's can be added to the index at once.
struct RowRuns: Sendable {
  /// The records of the first row, of the second, ..., last of those whose value is missing; each ascending.
  private(set) var records: [UInt32] = []
  /// Where each row's records end; one more than there are rows.
  private(set) var ends: [Int] = []

  /// Sorts. Complexity: O(records + rows).
  mutating func sort(_ places: [BatchRows.Place], _ rows: BatchRows) {
    ends = [Int](repeating: 0, count: rows.count + 1)
    for place in places where place != BatchRows.hidden {
      if place == BatchRows.missing { ends[rows.count] += 1 } else { rows.forEachRow(of: place) { ends[$0] += 1 } }
    }
    var sum = 0
    for row in ends.indices {
      // For now the place of the row's next record; it is the end once all are placed.
      (ends[row], sum) = (sum, sum + ends[row])
    }
    records = [UInt32](repeating: 0, count: sum)
    for (record, place) in places.enumerated() where place != BatchRows.hidden {
      if place == BatchRows.missing {
        put(record, rows.count)
      } else {
        rows.forEachRow(of: place) { put(record, $0) }
      }
    }
  }

  /// The records of a row.
  func range(_ row: Int) -> Range<Int> { (row == 0 ? 0 : ends[row - 1])..<ends[row] }

  /// Forgets everything.
  mutating func removeAll() {
    records.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  private mutating func put(_ record: Int, _ row: Int) {
    records[ends[row]] = UInt32(truncatingIfNeeded: record)
    ends[row] += 1
  }
}
