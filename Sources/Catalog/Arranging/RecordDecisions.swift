/// What a filter has decided about the first records of a snapshot.
struct RecordDecisions: Sendable {
  /// How many records were read before these.
  private var firstOrdinal = 0
  /// How many records were decided about.
  private(set) var count = 0
  /// How many of them nobody knows of.
  private(set) var undecided = 0
  /// What went wrong while they were read.
  private(set) var problem: String?
  private var passing = RecordSet(count: 0)

  /// Forgets records that are not kept any more.
  ///
  /// Which of them nobody knew of is not remembered: if there were any, all is to be decided anew.
  mutating func begin(at ordinal: Int) {
    let gone = ordinal - firstOrdinal
    if gone == 0 { return }
    if gone > 0, undecided == 0 {
      passing = passing.dropping(min(gone, count))
      count -= min(gone, count)
    } else {
      self = RecordDecisions()
    }
    firstOrdinal = ordinal
  }

  /// Adds what came of the records up to one.
  mutating func add(_ result: RecordFilterPass.Result, upTo end: Int) {
    passing.formUnion(result.passing)
    undecided += result.undecided
    problem = problem ?? result.problem
    count = end
  }

  /// The rows of the records that pass. Complexity: O(records on rows), and less where few records pass.
  func rows(of base: RecordSnapshot) -> ArrangedRows {
    var rows = ArrangedRows()
    let total = passing.count
    if total == 0 { return rows }
    // Looking a record up in a row takes about as long as going by a hundred.
    let isRare = total * base.rowCount < base.recordCount / 128
    for row in 0..<base.rowCount {
      if isRare {
        passing.forEach(in: 0..<count) { record in
          if let place = base.index(of: .ordinal(record + base.firstOrdinal), inRow: row) { rows.add(place) }
        }
        rows.endRow(row, keepsEmpty: false)
        continue
      }
      base.forEachRecord(inRow: row) { place, record in
        if passing.contains(record) { rows.add(place) }
      }
      rows.endRow(row, keepsEmpty: false)
    }
    return rows
  }
}

extension RecordSnapshot {
  /// The records that stand on a row, if these are so few that looking at all would take longer.
  var fewOnRows: RecordSet? {
    guard status.records * 64 < recordCount else { return nil }
    var records = RecordSet(count: recordCount)
    for row in 0..<rowCount { forEachRecord(inRow: row) { _, record in records.insert(record) } }
    return records
  }
}
