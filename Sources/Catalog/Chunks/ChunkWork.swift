/// A file that is cut into chunks, so that several threads can look through it at once.
///
/// Where the first record of a chunk starts is only known once all before it was read. A scout takes the form's word for
/// where that probably is, which is nearly always so; `ChunkStitcher` finds out.
struct ChunkWork: Sendable {
  /// Where the file is read.
  let bytes: FileBytes
  /// What is in it.
  let form: any RecordForm
  /// Where its records stand.
  let placer: RecordPlacer
  /// The start of the part that is cut, which is that of a record.
  let start: TextPlace
  /// Its end.
  let end: Int
  /// How long a chunk is, in bytes.
  let size: Int

  /// How many chunks there are.
  var count: Int { (end - start.offset + size - 1) / size }

  /// The bytes of a chunk.
  func bytes(of chunk: Int) -> Range<Int> {
    let first = start.offset + chunk * size
    return first..<min(first + size, end)
  }

  /// Looks through a chunk: finds the records that start in it, but for what is before the first start that can be told.
  ///
  /// - Parameters:
  ///   - chunk: one that is empty so far.
  ///   - buffer: memory for a chunk.
  func scout(_ chunk: inout ScoutedChunk, _ buffer: UnsafeMutableRawBufferPointer) {
    guard let expected = chunk.expected else { return }
    let part = bytes(of: chunk.number)
    let memory = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[..<part.count])
    guard (try? unsafe bytes.read(at: part.lowerBound, into: memory)) == part.count else { return }
    var start = self.start
    start.nesting = expected
    if chunk.number > 0 {
      guard
        let found = unsafe form.probableStart(in: UnsafeRawBufferPointer(memory), expecting: expected)
      else { return }
      start = TextPlace(
        offset: part.lowerBound + found.offset, lineStart: part.lowerBound + found.lineStart, indent: found.indent,
        nesting: found.nesting)
    }
    start.line = 1
    chunk.first = start
    var scanner = form.scanner(at: chunk.first, capturing: placer.columns)
    unsafe scanner.scan(
      UnsafeRawBufferPointer(rebasing: memory[(start.offset - part.lowerBound)...]), into: &chunk.batch)
    unsafe finishRecord(&scanner, at: part.upperBound, memory, &chunk.batch)
    chunk.names = scanner.names
    chunk.batch.sortByRow()
    chunk.end = scanner.pending
  }

  /// Goes on to the end of the record that the end of a chunk cuts, or that starts there; not for ever.
  private func finishRecord(
    _ scanner: inout any BlockScanner, at chunkEnd: Int, _ memory: UnsafeMutableRawBufferPointer,
    _ batch: inout RecordBatch
  ) {
    var position = chunkEnd
    let limit = min(chunkEnd + memory.count, end)
    var wanted = 1 << 10
    while position < limit {
      let length = min(wanted, limit - position, memory.count)
      let part = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[..<length])
      guard let count = try? unsafe bytes.read(at: position, into: part), count == length else { return }
      if unsafe scanner.scanRecord(UnsafeRawBufferPointer(part), into: &batch) != nil { return }
      position += count
      wanted *= 4
    }
  }
}
