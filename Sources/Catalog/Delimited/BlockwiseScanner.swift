internal import CScan

/// Finds the records of delimited text many bytes at a time.
///
/// A record that a block cuts is taken by a `RecordScanner`, byte after byte; all others are seen whole, by what the
/// processor has for it. Both follow the same rules, and a test compares them.
struct BlockwiseScanner: BlockScanner {
  private static let room = 256

  private let dialect: Dialect
  private let columns: [Int]
  private let wanted: WantedFields
  private let form: cscan_form
  private let way: Int32
  private var place: TextPlace
  /// Has taken the start of a record that is not at its end yet.
  private var straddler: RecordScanner?
  private var straddled = ScannedBatch()
  private var unquoted: [UInt8] = []

  /// Whether texts of a dialect can be read this way: one byte between fields, no byte with two meanings, values as they stand.
  static func reads(_ dialect: Dialect) -> Bool {
    if dialect.skipsSequences { return false }
    var special = dialect.delimiter + [dialect.terminator]
    if let quote = dialect.quote { special.append(quote) }
    if dialect.trimsCarriageReturn { special.append(UInt8(ascii: "\r")) }
    return dialect.delimiter.count <= 1 && dialect.terminator < 0x80 && Set(special).count == special.count
  }

  /// Makes a scanner.
  ///
  /// - Parameters:
  ///   - dialect: one that can be read this way.
  ///   - columns: the columns whose values are captured, by position.
  ///   - place: that of the first byte it will be given, which starts a record.
  ///   - way: which instructions it uses; one that the processor has.
  init(_ dialect: Dialect, capturing columns: [Int], at place: TextPlace, way: Int32 = cscan_best()) {
    self.dialect = dialect
    self.columns = columns
    self.place = place
    self.way = way
    wanted = WantedFields(columns)
    form = cscan_form(
      terminator: Int16(dialect.terminator), delimiter: dialect.delimiter.first.map(Int16.init) ?? -1,
      quote: dialect.quote.map(Int16.init) ?? -1, trims_return: dialect.trimsCarriageReturn,
      skips_blank: dialect.skipsBlankLines)
  }

  var pendingStart: Int { straddler?.pendingStart ?? place.offset }
  var pendingLine: Int { straddler?.pendingLine ?? place.line }

  mutating func scan(_ block: UnsafeRawBufferPointer, into batch: inout RecordBatch) {
    var start = 0
    if straddler != nil {
      guard let taken = unsafe scanRecord(block, into: &batch) else { return }
      start = taken
    }
    if start < block.count {
      let rest = unsafe UnsafeRawBufferPointer(rebasing: block[start...])
      start += unsafe walk(rest, into: &batch)
    }
    if start < block.count {
      _ = unsafe scanRecord(UnsafeRawBufferPointer(rebasing: block[start...]), into: &batch)
    }
  }

  mutating func scanRecord(_ block: UnsafeRawBufferPointer, into batch: inout RecordBatch) -> Int? {
    var scanner =
      straddler ?? RecordScanner(dialect: dialect, capturing: columns, offset: place.offset, line: place.line)
    straddler = nil
    let taken = unsafe scanner.scanRecord(block, into: &straddled)
    batch.takeAll(&straddled)
    if taken == nil {
      straddler = scanner
    } else {
      place = TextPlace(offset: scanner.pendingStart, line: scanner.pendingLine)
    }
    return taken
  }

  mutating func finish(into batch: inout RecordBatch) {
    straddler?.finish(into: &straddled)
    batch.takeAll(&straddled)
  }

  /// Takes the records that are whole; returns where the first one starts that is not.
  private mutating func walk(_ text: UnsafeRawBufferPointer, into batch: inout RecordBatch) -> Int {
    precondition(text.count < UInt32.max, "a block of more than 4 GB")
    guard let base = unsafe text.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return 0 }
    let width = wanted.delimiters.count
    var walk = cscan_walk()
    unsafe withUnsafeTemporaryAllocation(of: cscan_record.self, capacity: Self.room) { records in
      unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: (Self.room + 1) * width + 1) { places in
        guard let first = records.baseAddress, let firstPlace = places.baseAddress else { return }
        while walk.position < text.count {
          let count = unsafe cscan_next(
            way, base, text.count, form, wanted.delimiters, width, &walk, first, firstPlace, Self.room)
          let found = unsafe UnsafeBufferPointer(start: first, count: count)
          unsafe take(found, in: text, UnsafePointer(firstPlace), into: &batch)
        }
      }
    }
    place = TextPlace(offset: place.offset + walk.record, line: place.line + Int(walk.line))
    return walk.record
  }

  /// Puts records into a batch.
  ///
  /// - Parameter places: for each record, where its wanted delimiters are.
  private mutating func take(
    _ records: UnsafeBufferPointer<cscan_record>, in text: UnsafeRawBufferPointer, _ places: UnsafePointer<UInt32>,
    into batch: inout RecordBatch
  ) {
    let width = wanted.delimiters.count
    var places = unsafe places
    unsafe wanted.bounds.withUnsafeBufferPointer { fields in
      for index in records.indices {
        let record = unsafe records[index]
        let content = unsafe UnsafeRawBufferPointer(rebasing: text[Int(record.start)..<Int(record.end)])
        for field in fields.indices { unsafe take(fields[field], of: record, text, places, into: &batch) }
        unsafe places += width
        batch.add(
          start: place.offset &+ Int(record.start), line: place.line &+ Int(record.line), width: Int(record.width),
          isText: unsafe !record.has_high || Self.isText(content))
      }
    }
  }

  private static func isText(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let base = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return true }
    return unsafe cscan_is_utf8(base, bytes.count)
  }

  /// Hands over the value of a field; an empty one if the record has none.
  @inline(__always)
  private mutating func take(
    _ bounds: WantedFields.Bounds, of record: cscan_record, _ text: UnsafeRawBufferPointer,
    _ places: UnsafePointer<UInt32>, into batch: inout RecordBatch
  ) {
    var start = record.start
    if let before = bounds.before {
      let place = unsafe places[before]
      guard place != UInt32.max else { return unsafe batch.take(UnsafeRawBufferPointer(start: nil, count: 0)) }
      start = place &+ 1
    }
    let end = unsafe min(places[bounds.after], record.end)
    let field = unsafe UnsafeRawBufferPointer(rebasing: text[Int(start)..<Int(end)])
    guard let quote = dialect.quote, unsafe field.first == quote else { return unsafe batch.take(field) }
    unsafe QuotedField.withValue(of: field, quote: quote, &unquoted) { unsafe batch.take($0) }
  }
}
