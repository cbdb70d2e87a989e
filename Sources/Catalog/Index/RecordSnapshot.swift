/// The records of a source as they were known at one moment.
///
/// It shares offsets, lists and keys with the index it was taken of and with every later snapshot; its own are
/// eight bytes for each row that gets more records later.
struct RecordSnapshot: CatalogSnapshot {
  let columns: [Column]
  var status: LoadStatus

  let offsets: OffsetList
  private let postings: PostingLists
  private let table: RowTable
  private let lists: RowLists
  private let missing: PostingLists.Row
  /// How many records there are, on a row or not.
  let recordCount: Int
  /// The end of the last record, or of the bytes that were looked at.
  let end: Int
  let segments: [RecordSegment]
  /// What the names in JSON records lead to.
  let names: JSONColumns
  /// What put the records on rows.
  private let grouper: Grouper
  /// The column, by position, whose value a record is known by over readings; `nil` if its bytes are that.
  let keyColumn: Int?
  /// The number of the first record among all that were read.
  let firstOrdinal: Int
  /// The numbers of the records among all that were read.
  var ordinals: Range<Int> { firstOrdinal..<firstOrdinal + recordCount }
  /// The same number for all readings of the same bytes.
  var edition = 0
  /// What was found of the records that an earlier reading knew.
  var found: Found?
  /// Told when a record's bytes cannot be read any more.
  var readingFailed: @Sendable (String) -> Void

  /// Takes a snapshot. Complexity: O(1); the index copies the rows that change when it goes on.
  ///
  /// - Parameter readingFailed: told when a record's bytes cannot be read any more.
  init(
    of index: RecordIndex, columns: [Column], status: LoadStatus, segments: [RecordSegment], end: Int,
    names: JSONColumns, grouper: Grouper, keyColumn: Int?,
    readingFailed: @escaping @Sendable (String) -> Void
  ) {
    self.columns = columns
    self.status = status
    offsets = index.offsets
    postings = index.postings
    table = index.table
    lists = index.lists
    missing = index.missing
    recordCount = index.count
    self.end = end
    self.segments = segments
    self.names = names
    self.grouper = grouper
    self.keyColumn = keyColumn
    firstOrdinal = index.firstOrdinal
    self.readingFailed = readingFailed
  }

  /// The row of missing values comes last.
  var rowCount: Int { lists.count + (missing.count > 0 ? 1 : 0) }

  func row(at index: Int) -> CatalogRow {
    let target = index < lists.count ? table.target(index) : nil
    return CatalogRow(
      key: target?.key ?? .missing, title: target?.title ?? Grouper.missingPart, count: Int(list(index).count),
      isComplete: status.isComplete)
  }

  func index(ofRow key: RowKey) -> Int? {
    switch key {
    case .missing: return missing.count > 0 ? lists.count : nil
    case .value(let id), .named(let id):
      guard let row = table.find(id), row < lists.count, table.target(row).key == key else {
        return nil
      }
      return row
    }
  }

  func itemKey(at index: Int, inRow row: Int) -> ItemKey {
    .ordinal(postings.record(at: index, of: list(row)) + firstOrdinal)
  }

  func index(of key: ItemKey, inRow row: Int) -> Int? {
    record(of: key).flatMap { postings.index(of: $0, in: list(row)) }
  }

  /// The place of a record among those that are here; `nil` if it is not.
  private func record(of key: ItemKey) -> Int? {
    guard case .ordinal(let ordinal) = key, ordinals.contains(ordinal) else { return nil }
    return ordinal - firstOrdinal
  }

  /// Reads and cuts the record now. Complexity: O(log rows + length of the record).
  func item(at index: Int, inRow row: Int) -> Item? {
    item(record: postings.record(at: index, of: list(row)))
  }

  func row(of key: ItemKey) -> Int? {
    guard let record = record(of: key) else { return nil }
    if grouper.isOfFields {
      return rowByFields(record).flatMap { postings.index(of: record, in: list($0)) == nil ? nil : $0 }
    }
    return (0..<rowCount).first { postings.index(of: record, in: list($0)) != nil }
  }

  func line(of key: ItemKey, inRow row: Int) -> Int? {
    guard let record = record(of: key) else { return nil }
    let segment = segments[segmentIndex(of: record)]
    let end = offsets[record] - segment.base
    // What stands before may be gone.
    let known = segment.hold?.place ?? TextPlace()
    var line = known.line
    for start in stride(from: known.offset, to: end, by: 1 << 20) {
      guard let bytes = try? segment.bytes.bytes(in: start..<min(start + 1 << 20, end)) else { return nil }
      line += bytes.count { $0 == UInt8(ascii: "\n") }
    }
    return line
  }

  /// The first row that a record's own fields name.
  private func rowByFields(_ record: Int) -> Int? {
    let item = item(record: record)
    let values = grouper.columns.map { column -> ArraySlice<UInt8>? in
      if case .bytes(let bytes) = item.field(column) { bytes[...] } else { nil }
    }
    guard let target = grouper.targets(values).first else { return lists.count }
    return table.find(target.id).flatMap { $0 < lists.count ? $0 : nil }
  }

  private func list(_ row: Int) -> PostingLists.Row {
    row == lists.count ? missing : lists[row]
  }

  /// Whether some record stands on more than one row. Complexity: O(rows).
  var hasRecordsOnSeveralRows: Bool {
    lists.reduce(Int(missing.count)) { $0 + Int($1.count) } > status.records
  }

  /// Calls something for each item of a row, with its place and its record. Complexity: O(n).
  func forEachRecord(inRow row: Int, _ body: (_ place: Int, _ record: Int) -> Void) {
    postings.forEach(in: list(row), body)
  }

  private func item(record: Int) -> Item {
    let start = offsets[record]
    let place = segmentIndex(of: record)
    let segment = segments[place]
    let limit = limit(of: record, inSegment: place)
    var item = Item(
      key: .ordinal(record + firstOrdinal), fields: [], raw: [],
      number: record + firstOrdinal - segment.firstRecord + 1, path: segment.name, source: segment.name)
    do throws(SystemError) {
      let bytes = try segment.bytes.bytes(in: start - segment.base..<limit - segment.base)
      if bytes.count < limit - start {
        readingFailed(RecordVisitor.shortened)
        item.isCut = true
      }
      let length: Int
      switch segment.format {
      case .delimited(let dialect):
        let cut = FieldSplitter.split(bytes, from: 0, dialect: dialect)
        (item.fields, length) = (cut.fields, cut.end)
        if dialect.skipsSequences, bytes[..<length].contains(0x1B) {
          var whole = dialect
          whole.skipsSequences = false
          item.colored = FieldSplitter.split(bytes, from: 0, dialect: whole).fields
        }
      case .json(let layout):
        (item.fields, length) = JSONDecoder.decode(bytes, layout: layout, columns: names)
        item.isJSON = true
      }
      item.raw = Array(bytes[..<length])
    } catch {
      readingFailed(error.text)
    }
    return item
  }

  /// Where the bytes of a record end at the latest. Complexity: O(log files).
  func limit(of record: Int) -> Int { limit(of: record, inSegment: segmentIndex(of: record)) }

  /// Where the bytes of a record end at the latest.
  func limit(of record: Int, inSegment place: Int) -> Int {
    let limit = record + 1 < recordCount ? offsets[record + 1] : end
    return place + 1 < segments.count ? min(limit, segments[place + 1].base) : limit
  }

  /// The file or stream that a record stands in. Complexity: O(log files).
  func segmentIndex(of record: Int) -> Int {
    var low = 0
    var high = segments.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if segments[middle].firstRecord <= record + firstOrdinal { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
