/// Reads the keys of records, on all processors.
struct RecordKeys: SortKeyReading {
  private let snapshot: RecordSnapshot
  private let order: SortOrder
  private let signal: LoadSignal
  /// How many fields must be cut to have all columns.
  private let width: Int

  /// Prepares to read the records of a snapshot.
  init(_ snapshot: RecordSnapshot, _ order: SortOrder, _ signal: LoadSignal) {
    self.snapshot = snapshot
    self.order = order
    self.signal = signal
    width = (order.parts.map(\.column).max() ?? -1) + 1
  }

  var isCancelled: Bool { signal.isCancelled }

  func readDigits(_ pass: Int, of records: RecordSet, into digits: KeyDigits) -> Bool {
    let blocks = RecordBlocks(snapshot, records: 0..<snapshot.recordCount)
    Crew.run { [self] in
      let visitor = RecordVisitor(snapshot)
      let cutters = snapshot.segments.indices.map(snapshot.makeFields)
      var key: [UInt8] = []
      while !signal.isCancelled, let block = blocks.take() {
        let fields = cutters[block.segment]
        unsafe visitor.visit(block, wanted: records) { record, bytes in
          unsafe fields.cut(bytes, atMost: width)
          order.makeKey(fields, into: &key, limit: 8 * (pass + 1) + 1)
          digits.set(key, pass: pass, of: record)
        }
      }
      if let problem = visitor.problem { snapshot.readingFailed(problem) }
    }
    return !signal.isCancelled
  }

  func key(of record: Int) -> [UInt8] {
    var key: [UInt8] = []
    let block = RecordBlocks.Block(segment: snapshot.segmentIndex(of: record), records: record..<record + 1)
    unsafe RecordVisitor(snapshot).visit(block, wanted: nil) { _, bytes in
      let fields = snapshot.makeFields(ofSegment: block.segment)
      unsafe fields.cut(bytes, atMost: width)
      order.makeKey(fields, into: &key, limit: .max)
    }
    return key
  }
}
