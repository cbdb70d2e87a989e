/// Lets a scanner that goes byte after byte take part.
struct PlainBlockScanner: BlockScanner {
  private var scanner: RecordScanner
  private var scanned = ScannedBatch()

  /// Wraps one.
  init(_ scanner: RecordScanner) {
    self.scanner = scanner
  }

  var pendingStart: Int { scanner.pendingStart }
  var pendingLine: Int { scanner.pendingLine }

  mutating func scan(_ block: UnsafeRawBufferPointer, into batch: inout RecordBatch) {
    unsafe scanner.scan(block, into: &scanned)
    batch.takeAll(&scanned)
  }

  mutating func scanRecord(_ block: UnsafeRawBufferPointer, into batch: inout RecordBatch) -> Int? {
    defer { batch.takeAll(&scanned) }
    return unsafe scanner.scanRecord(block, into: &scanned)
  }

  mutating func finish(into batch: inout RecordBatch) {
    scanner.finish(into: &scanned)
    batch.takeAll(&scanned)
  }
}
