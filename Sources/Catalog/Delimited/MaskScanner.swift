internal import CScan

/// Finds the records of delimited text many bytes at a time.
///
/// It looks for terminators, delimiters and quotes in 64 bytes at once and then goes only from one to the next. A
/// record that a block cuts is taken by a `RecordScanner`, byte after byte; all others are seen whole. Both
/// follow the same rules, and a test compares them.
struct MaskScanner: BlockScanner {
  private let dialect: Dialect
  private let columns: [Int]
  private let wanted: WantedFields
  private let bytes: cscan_bytes
  private var place: TextPlace
  /// Has taken the start of a record that is not at its end yet.
  private var straddler: RecordScanner?
  private var straddled = ScannedBatch()

  /// Whether texts of a dialect can be read this way: one byte between fields, and no byte with two meanings.
  static func reads(_ dialect: Dialect) -> Bool {
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
  init(_ dialect: Dialect, capturing columns: [Int], at place: TextPlace) {
    self.dialect = dialect
    self.columns = columns
    self.place = place
    wanted = WantedFields(columns)
    bytes = cscan_bytes(
      terminator: Int16(dialect.terminator), delimiter: dialect.delimiter.first.map(Int16.init) ?? -1,
      quote: dialect.quote.map(Int16.init) ?? -1)
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
    guard let base = unsafe text.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return 0 }
    let group = 64
    return unsafe withUnsafeTemporaryAllocation(of: cscan_masks.self, capacity: group) { masks in
      unsafe withUnsafeTemporaryAllocation(of: Int.self, capacity: wanted.count + 1) { found in
        guard let first = masks.baseAddress else { return 0 }
        var walk = unsafe MaskWalk(text: text, found: found, dialect: dialect, wanted: wanted, place: place)
        var position = 0
        while position + 64 <= text.count {
          let count = min(group, (text.count - position) / 64)
          unsafe cscan_find(base + position, count, bytes, first)
          for index in 0..<count {
            unsafe walk.take(first[index], at: position + 64 * index, into: &batch)
          }
          position += 64 * count
        }
        if position < text.count {
          unsafe walk.take(tail(text, position), at: position, into: &batch)
        }
        place = walk.place
        return walk.recordStart
      }
    }
  }

  /// The masks of the last bytes, fewer than 64.
  private func tail(_ text: UnsafeRawBufferPointer, _ position: Int) -> cscan_masks {
    var masks = cscan_masks()
    unsafe withUnsafeTemporaryAllocation(byteCount: 64, alignment: 64) { buffer in
      let rest = unsafe UnsafeRawBufferPointer(rebasing: text[position...])
      unsafe buffer.initializeMemory(as: UInt8.self, repeating: 0)
      unsafe buffer.copyMemory(from: rest)
      if let base = buffer.baseAddress { unsafe cscan_find(base, 1, bytes, &masks) }
      let valid = UInt64.max >> UInt64(64 - rest.count)
      masks.terminator &= valid
      masks.delimiter &= valid
      masks.quote &= valid
    }
    return masks
  }
}
