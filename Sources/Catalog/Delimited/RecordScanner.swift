/// Finds the records of delimited text, block after block, in one pass.
///
/// It keeps its place between blocks to the byte, so that a block may end anywhere: in a quoted field, in
/// a delimiter of several bytes, in a character. It follows the same rules as `FieldSplitter`.
struct RecordScanner: Sendable {
  private enum Place { case fieldStart, plain, quoted, quoteInQuoted }

  private let dialect: Dialect
  private let delimiter: DelimiterMatcher
  /// For each column, where in the list of captured columns it is; -1 if it is not.
  private let slots: [Int]
  private let captureCount: Int

  private var place = Place.fieldStart
  private var matched = 0
  private var offset: Int
  private var line: Int
  private var previous: UInt8 = 0
  private var check = TextCheck()
  private var record: ScannedBatch.Record
  private var quoteLine = 0
  private var slot = -1
  private var fields: [[UInt8]]

  /// Makes a scanner.
  ///
  /// - Parameters:
  ///   - columns: the columns whose fields are captured, by position.
  ///   - offset: the place of the first byte it will be given.
  ///   - line: the line of that byte, from 1.
  init(dialect: Dialect, capturing columns: [Int], offset: Int = 0, line: Int = 1) {
    self.dialect = dialect
    delimiter = DelimiterMatcher(dialect.delimiter)
    var slots = [Int](repeating: -1, count: (columns.max() ?? -1) + 1)
    for (slot, column) in columns.enumerated() { slots[column] = slot }
    self.slots = slots
    captureCount = columns.count
    fields = Array(repeating: [], count: columns.count)
    self.offset = offset
    self.line = line
    record = ScannedBatch.Record(start: offset, line: line, fieldCount: 0)
    slot = slots.first ?? -1
  }

  /// Where the record starts that has not ended yet.
  var pendingStart: Int { record.start }
  /// The line of that place.
  var pendingLine: Int { record.line }

  /// Takes the next block.
  ///
  /// - Complexity: O(length of the block).
  mutating func scan(_ block: UnsafeRawBufferPointer, into batch: inout ScannedBatch) {
    for index in block.indices {
      let byte = unsafe block[index]
      step(byte, into: &batch)
      previous = byte
      offset += 1
    }
  }

  /// Takes the start of a block up to the end of a record, and tells how much that was; `nil`, having taken all of
  /// the block, if no record ends in it. A line that is no record counts.
  mutating func scanRecord(_ block: UnsafeRawBufferPointer, into batch: inout ScannedBatch) -> Int? {
    let start = record.start
    for index in block.indices {
      let byte = unsafe block[index]
      step(byte, into: &batch)
      previous = byte
      offset += 1
      if record.start != start { return index + 1 }
    }
    return nil
  }

  /// Takes the end of the text: a last record without a line end counts.
  mutating func finish(into batch: inout ScannedBatch) {
    guard offset > record.start else { return }
    if place == .quoted { record.openQuoteLine = quoteLine }
    endRecord(hasTerminator: false, into: &batch)
  }

  private mutating func step(_ byte: UInt8, into batch: inout ScannedBatch) {
    if !check.ignores(byte) { check.take(byte) }
    switch place {
    case .fieldStart where byte == dialect.quote:
      place = .quoted
      quoteLine = line
    case .quoted where byte == dialect.quote:
      place = .quoteInQuoted
    case .quoted:
      capture(byte)
      if byte == dialect.terminator { line += 1 }
    case .quoteInQuoted where byte == dialect.quote:
      place = .quoted
      capture(byte)
    case .fieldStart, .plain, .quoteInQuoted:
      takePlain(byte, into: &batch)
    }
  }

  private mutating func takePlain(_ byte: UInt8, into batch: inout ScannedBatch) {
    if byte == dialect.terminator {
      line += 1
      endRecord(hasTerminator: true, into: &batch)
      return
    }
    if place != .plain {
      place = .plain
      matched = 0
    }
    capture(byte)
    if delimiter.advance(&matched, byte) {
      if slot >= 0 { fields[slot].removeLast(dialect.delimiter.count) }
      endField()
    }
  }

  private mutating func capture(_ byte: UInt8) {
    if slot >= 0 { fields[slot].append(byte) }
  }

  private mutating func endField() {
    record.fieldCount += 1
    place = .fieldStart
    matched = 0
    slot = record.fieldCount < slots.count ? slots[record.fieldCount] : -1
  }

  private mutating func endRecord(hasTerminator: Bool, into batch: inout ScannedBatch) {
    let endsInReturn =
      dialect.trimsCarriageReturn && place == .plain && previous == UInt8(ascii: "\r")
    if endsInReturn, slot >= 0 { fields[slot].removeLast() }
    let isBlank = record.fieldCount == 0 && offset - record.start == (endsInReturn ? 1 : 0)
    endField()
    record.isText = check.finish()
    if !(isBlank && dialect.skipsBlankLines) {
      batch.records.append(record)
      for index in 0..<captureCount {
        batch.captured += dialect.skipsSequences ? EscapeSequence.stripped(fields[index]) : fields[index]
        batch.capturedEnds.append(batch.captured.count)
      }
    }
    for index in 0..<captureCount { fields[index].removeAll(keepingCapacity: true) }
    record = ScannedBatch.Record(start: offset + (hasTerminator ? 1 : 0), line: line, fieldCount: 0)
    slot = slots.first ?? -1
  }
}
