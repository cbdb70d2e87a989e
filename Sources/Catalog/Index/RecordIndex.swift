/// Where the records of a source are and on which rows they stand; grown by one thread.
///
/// A record costs nine bytes here, four more for each further row it stands on.
struct RecordIndex: Sendable {
  /// The most records there can be: their numbers have 32 bits.
  static let limit = Int(UInt32.max) / 2

  /// Where each record starts.
  let offsets = OffsetList()
  /// Which records stand on each row.
  let postings = PostingLists()
  /// What the rows are.
  let table = RowTable()
  /// The list of each row of `table`, by place.
  private(set) var lists: [PostingLists.Row] = []
  /// The list of the records whose value is missing.
  private(set) var missing = PostingLists.Row()
  /// What was lost.
  private(set) var losses = LossTally()
  /// The most fields of a record.
  private(set) var widest = 0

  /// How many records stand on a row.
  private(set) var shownCount = 0
  /// The columns whose fields must be captured, by position, each once.
  let capture: [Int]

  private let grouper: Grouper
  private let filter: RowFilter
  private let expectedWidth: Int?

  /// Makes an empty index.
  ///
  /// - Parameters:
  ///   - filter: which records stand on a row at all.
  ///   - expectedWidth: how many fields a record should have; `nil` if any number is right.
  init(grouper: Grouper, filter: RowFilter, expectedWidth: Int?) {
    self.grouper = grouper
    self.filter = filter
    self.expectedWidth = expectedWidth
    capture = grouper.columns + filter.columns.filter { !grouper.columns.contains($0) }
  }

  /// How many records there are.
  var count: Int { offsets.count }

  /// Adds what a scanner found.
  ///
  /// - Parameter base: the place of the scanner's first byte among all of the source.
  /// - Complexity: O(records + bytes of their grouping fields) on average.
  mutating func add(_ batch: ScannedBatch, base: Int) {
    for (place, record) in batch.records.enumerated() {
      let number = count
      offsets.append(base + record.start)
      note(record)
      if !filter.isEmpty {
        let passes = filter.passes { column in
          capture.firstIndex(of: column).map { field($0, ofRecord: place, in: batch) } ?? []
        }
        if !passes { continue }
      }
      shownCount += 1
      if grouper.isPlain {
        let field = field(0, ofRecord: place, in: batch)
        if field.isEmpty {
          postings.append(number, to: &missing)
        } else {
          append(number, to: table.row(for: field) { (.value(Array(field)), Array(field)) })
        }
        continue
      }
      let targets = grouper.targets(grouper.columns.indices.map { field($0, ofRecord: place, in: batch) })
      if targets.isEmpty { postings.append(number, to: &missing) }
      for target in targets {
        append(number, to: table.row(for: target.id[...]) { (target.key, target.title) })
      }
    }
  }

  private mutating func append(_ record: Int, to row: Int) {
    if row == lists.count { lists.append(PostingLists.Row()) }
    postings.append(record, to: &lists[row])
  }

  private mutating func note(_ record: ScannedBatch.Record) {
    widest = max(widest, record.fieldCount)
    if let expectedWidth, record.fieldCount != expectedWidth { losses.count(.ragged, line: record.line) }
    if !record.isText { losses.count(.invalidText, line: record.line) }
    if let line = record.openQuoteLine { losses.count(.unclosedQuote, line: line) }
  }

  /// A captured field of a record, by its place in `capture`.
  private func field(_ slot: Int, ofRecord place: Int, in batch: ScannedBatch) -> ArraySlice<UInt8> {
    let index = place * capture.count + slot
    let start = index == 0 ? 0 : batch.capturedEnds[index - 1]
    return batch.captured[start..<batch.capturedEnds[index]]
  }
}
