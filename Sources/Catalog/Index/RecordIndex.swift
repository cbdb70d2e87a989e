/// Where the records of a source are and on which rows they stand; grown by one thread.
///
/// A record costs a little more than six bytes here, four more for each further row it stands on.
struct RecordIndex: Sendable {
  /// The most records there can be: their numbers have 32 bits.
  static let limit = Int(UInt32.max) / 2

  /// Where each record starts.
  private(set) var offsets = OffsetList()
  /// Which records stand on each row.
  let postings = PostingLists()
  /// What the rows are.
  let table = RowTable()
  /// The list of each row of `table`, by place.
  private(set) var lists = RowLists()
  /// The list of the records whose value is missing.
  private(set) var missing = PostingLists.Row()
  /// What was lost.
  private(set) var losses = LossTally()
  /// The most fields of a record.
  private(set) var widest = 0
  /// How many records stand on a row.
  private(set) var shownCount = 0
  /// How many records were read before the first one here.
  let firstOrdinal: Int

  private let expectedWidth: Int?

  /// Makes an empty index.
  ///
  /// - Parameters:
  ///   - expectedWidth: how many fields a record should have; `nil` if any number is right.
  ///   - mark: what is known of the records before its first; `nil` if there are none.
  init(expectedWidth: Int?, after mark: ReadingMark? = nil) {
    self.expectedWidth = expectedWidth
    firstOrdinal = mark?.ordinal ?? 0
    if let mark { (losses, widest) = (mark.losses, mark.widest) }
  }

  /// Makes the index of the last records of another.
  private init(lastOf other: RecordIndex, from first: Int, isOrderedAnew: Bool) {
    expectedWidth = other.expectedWidth
    (losses, widest) = (other.losses, other.widest)
    firstOrdinal = other.firstOrdinal + first
    offsets = other.offsets.suffix(from: first)
    var standing = 0
    let rows = isOrderedAnew ? other.rowsByFirstRecord(from: first) : Array(other.lists.indices)
    for row in rows {
      let records = other.postings.records(of: other.lists[row], from: first)
      if records.isEmpty { continue }
      var list = PostingLists.Row()
      postings.append(records[...], adding: 0, to: &list)
      lists.append(list)
      _ = table.add(other.table.target(row))
      standing += records.count
    }
    let records = other.postings.records(of: other.missing, from: first)
    postings.append(records[...], adding: 0, to: &missing)
    shownCount = other.hasRecordsOnSeveralRows ? distinctCount : standing + records.count
  }

  /// How many records there are.
  var count: Int { offsets.count }

  /// How many records were read, those before the first one here among them.
  var readCount: Int { firstOrdinal + count }

  /// The last records in an index of their own, which shares nothing with this one. Rows without any of them are not in
  /// it. What was lost stays counted.
  ///
  /// - Parameter isOrderedAnew: whether rows stand as if only these records had been read; else they keep their order,
  ///   which depends on when records were let go of.
  /// - Complexity: O(rows + records that stay), times their rows; O(r log r) for r rows that are ordered anew.
  func last(_ wanted: Int, isOrderedAnew: Bool = false) -> RecordIndex {
    guard wanted < count || isOrderedAnew && firstOrdinal > 0 else { return self }
    return RecordIndex(lastOf: self, from: max(0, count - wanted), isOrderedAnew: isOrderedAnew)
  }

  /// The rows that have records from one on, by the first of these. Rows that begin with the same one stand by their keys.
  private func rowsByFirstRecord(from first: Int) -> [Int] {
    let rows = lists.indices.compactMap { row in
      postings.records(of: lists[row], from: first).first.map { (row: row, record: $0) }
    }
    return rows.sorted { one, other in
      if one.record != other.record { return one.record < other.record }
      return table.target(one.row).key.bytes.lexicographicallyPrecedes(table.target(other.row).key.bytes)
    }.map(\.row)
  }

  private var hasRecordsOnSeveralRows: Bool {
    lists.reduce(Int(missing.count)) { $0 + Int($1.count) } > shownCount
  }

  /// How many records stand on a row, each counted once.
  private var distinctCount: Int {
    var standing = RecordSet(count: count)
    for list in lists + [missing] { postings.forEach(in: list) { _, record in standing.insert(record) } }
    return standing.count
  }

  /// Adds all records of a batch, which is sorted by row.
  ///
  /// - Parameters:
  ///   - base: the place of the batch's text among all of the source.
  ///   - lineShift: what is added to its lines.
  /// - Complexity: O(rows of the batch) on average, and a copy of its numbers.
  mutating func add(_ batch: RecordBatch, base: Int, lineShift: Int = 0) {
    let first = UInt32(count)
    offsets.append(batch.starts[...], adding: base)
    note(batch, 0..<batch.count, lineShift)
    let places = table.places(of: batch.rows)
    while lists.count < table.count { lists.append(PostingLists.Row()) }
    unsafe batch.runs.records.withUnsafeBufferPointer { records in
      for (row, place) in places.enumerated() {
        let part = unsafe UnsafeBufferPointer(rebasing: records[batch.runs.range(row)])
        unsafe postings.append(part, adding: first, to: &lists[Int(place)])
      }
      let part = unsafe UnsafeBufferPointer(rebasing: records[batch.runs.range(batch.rows.count)])
      unsafe postings.append(part, adding: first, to: &missing)
    }
    shownCount += batch.shownCount
  }

  /// Adds some records of a batch, and only the rows that those stand on.
  ///
  /// - Complexity: O(records) on average.
  mutating func add(_ batch: RecordBatch, records: Range<Int>, base: Int, lineShift: Int = 0) {
    var known = [Int?](repeating: nil, count: batch.rows.count)
    for (number, place) in zip(count..., batch.places[records]) where place != BatchRows.hidden {
      shownCount += 1
      if place == BatchRows.missing {
        postings.append(number, to: &missing)
        continue
      }
      batch.rows.forEachRow(of: place) { row in
        let list = known[row] ?? self.place(of: row, in: batch)
        known[row] = list
        postings.append(number, to: &lists[list])
      }
    }
    offsets.append(batch.starts[records], adding: base)
    note(batch, records, lineShift)
  }

  /// The place of a batch's row among all rows.
  private mutating func place(of row: Int, in batch: RecordBatch) -> Int {
    let place = table.place(of: row, in: batch.rows)
    if place == lists.count { lists.append(PostingLists.Row()) }
    return place
  }

  /// Counts what is odd in some records, and the fields of the widest.
  private mutating func note(_ batch: RecordBatch, _ records: Range<Int>, _ lineShift: Int) {
    var others = records.count
    for oddity in batch.oddities where records.contains(oddity.record) {
      switch oddity.kind {
      case .width(let width):
        widest = max(widest, width)
        others -= 1
        if expectedWidth != nil { losses.count(.ragged, line: oddity.line + lineShift) }
      case .invalidText: losses.count(.invalidText, line: oddity.line + lineShift)
      case .openQuote: losses.count(.unclosedQuote, line: oddity.line + lineShift)
      case .bad: losses.count(.badLine, line: oddity.line + lineShift)
      case .leftOut: losses.count(.ragged, line: oddity.line + lineShift)
      }
    }
    if others > 0 { widest = max(widest, batch.usualWidth) }
  }
}
