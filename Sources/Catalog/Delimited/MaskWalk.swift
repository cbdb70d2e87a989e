internal import CScan

/// Goes through the masks of a block from one record's end to the next.
@safe struct MaskWalk {
  private let text: UnsafeRawBufferPointer
  /// Where the wanted delimiters of the current record are, as far as it came.
  private let found: UnsafeMutableBufferPointer<Int>
  private let wanted: WantedFields
  private let dialect: Dialect
  private let base: Int

  /// Where the current record starts in the block.
  private(set) var recordStart = 0
  private var line: Int
  private var delimiterCount = 0
  private var foundCount = 0
  private var hasHigh = false
  /// Terminators inside of quotes in the current record.
  private var innerLines = 0
  private var quotes = QuoteMasks()
  private var unquoted: [UInt8] = []

  /// Begins at a record.
  ///
  /// - Parameters:
  ///   - found: memory for as many places as there are wanted delimiters.
  ///   - place: that of the block's first byte in the text.
  init(
    text: UnsafeRawBufferPointer, found: UnsafeMutableBufferPointer<Int>, dialect: Dialect, wanted: WantedFields,
    place: TextPlace
  ) {
    unsafe self.text = unsafe text
    unsafe self.found = unsafe found
    self.dialect = dialect
    self.wanted = wanted
    base = place.offset
    line = place.line
  }

  /// Where the current record starts in the text.
  var place: TextPlace { TextPlace(offset: base + recordStart, line: line) }

  /// Takes the next 64 bytes, or what is left of the block.
  @inline(__always)
  mutating func take(_ masks: cscan_masks, at position: Int, into batch: inout RecordBatch) {
    let inside = quotes.inside(quotes: masks.quote, ends: masks.delimiter | masks.terminator)
    let delimiters = masks.delimiter & ~inside
    let innerEnds = masks.terminator & inside
    var ends = masks.terminator & ~inside
    var rest = UInt64.max
    while ends != 0 {
      let end = ends & (0 &- ends)
      let part = rest & (end &- 1)
      note(delimiters & part, at: position)
      if innerEnds != 0 { innerLines &+= (innerEnds & part).nonzeroBitCount }
      hasHigh = hasHigh || masks.high & part != 0
      endRecord(at: position &+ end.trailingZeroBitCount, into: &batch)
      rest = ~(end | (end &- 1))
      ends &= rest
    }
    note(delimiters & rest, at: position)
    if innerEnds != 0 { innerLines &+= (innerEnds & rest).nonzeroBitCount }
    hasHigh = hasHigh || masks.high & rest != 0
  }

  /// Counts delimiters, and notes the places of those that are wanted.
  @inline(__always)
  private mutating func note(_ delimiters: UInt64, at position: Int) {
    let count = delimiterCount &+ delimiters.nonzeroBitCount
    var left = delimiters
    while foundCount < wanted.count, wanted.delimiters[foundCount] < count {
      while delimiterCount < wanted.delimiters[foundCount] {
        left &= left &- 1
        delimiterCount &+= 1
      }
      unsafe found[foundCount] = position &+ left.trailingZeroBitCount
      foundCount &+= 1
    }
    delimiterCount = count
  }

  @inline(__always)
  private mutating func endRecord(at end: Int, into batch: inout RecordBatch) {
    var contentEnd = end
    if dialect.trimsCarriageReturn, end > recordStart, unsafe text[end &- 1] == UInt8(ascii: "\r") {
      contentEnd &-= 1
    }
    // A line without a byte is no record in a table.
    if contentEnd > recordStart || delimiterCount > 0 || !dialect.skipsBlankLines {
      for bounds in wanted.bounds {
        takeField(bounds, contentEnd, into: &batch)
      }
      batch.add(
        start: base &+ recordStart, line: line, width: delimiterCount &+ 1, isText: !hasHigh || isText(end))
    }
    line &+= 1 &+ innerLines
    recordStart = end &+ 1
    delimiterCount = 0
    foundCount = 0
    hasHigh = false
    innerLines = 0
  }

  private func isText(_ end: Int) -> Bool {
    guard let start = unsafe text.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return true }
    return unsafe cscan_is_utf8(start + recordStart, end - recordStart)
  }

  /// Hands over the value of a field of the record that ends; an empty one if there is none.
  @inline(__always)
  private mutating func takeField(_ bounds: WantedFields.Bounds, _ contentEnd: Int, into batch: inout RecordBatch) {
    var start = recordStart
    if let before = bounds.before {
      guard before < foundCount else { return unsafe batch.take(UnsafeRawBufferPointer(start: nil, count: 0)) }
      start = unsafe found[before] &+ 1
    }
    let end = unsafe bounds.after < foundCount ? found[bounds.after] : contentEnd
    let field = unsafe UnsafeRawBufferPointer(rebasing: text[start..<end])
    guard let quote = dialect.quote, unsafe field.first == quote else { return unsafe batch.take(field) }
    unsafe QuotedField.withValue(of: field, quote: quote, &unquoted) { unsafe batch.take($0) }
  }
}
