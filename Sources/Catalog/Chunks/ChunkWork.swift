internal import Platform

/// A file that is cut into chunks, so that several threads can look through it at once.
///
/// Where the first record of a chunk starts is only known once all before it was read. A scout assumes that it is
/// behind the chunk's first separator, which is nearly always so; `ChunkStitcher` finds out.
struct ChunkWork: Sendable {
  /// Where the file is read.
  let bytes: FileBytes
  /// What is in it.
  let form: any RecordForm
  /// The byte that a record starts behind.
  let separator: UInt8
  /// Where its records stand.
  let placer: RecordPlacer
  /// The part of the file that is cut; it begins with a record.
  let range: Range<Int>
  /// How long a chunk is, in bytes.
  let size: Int

  /// How many chunks there are.
  var count: Int { (range.count + size - 1) / size }

  /// The bytes of a chunk.
  func bytes(of chunk: Int) -> Range<Int> {
    let start = range.lowerBound + chunk * size
    return start..<min(start + size, range.upperBound)
  }

  /// Looks through a chunk: finds the records that start behind one of its bytes, up to the end of the last.
  ///
  /// - Parameters:
  ///   - chunk: one that is empty so far.
  ///   - buffer: memory for a chunk.
  func scout(_ chunk: inout ScoutedChunk, _ buffer: UnsafeMutableRawBufferPointer) {
    let part = bytes(of: chunk.number)
    let memory = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[..<part.count])
    guard (try? unsafe bytes.read(at: part.lowerBound, into: memory)) == part.count else { return }
    var start = 0
    if chunk.number > 0 {
      guard let found = unsafe Self.find(separator, in: UnsafeRawBufferPointer(memory)) else { return }
      start = found + 1
    }
    chunk.first = TextPlace(offset: part.lowerBound + start)
    var scanner = form.scanner(at: chunk.first, capturing: placer.columns)
    unsafe scanner.scan(UnsafeRawBufferPointer(rebasing: memory[start...]), into: &chunk.batch)
    unsafe finishRecord(&scanner, at: part.upperBound, memory, &chunk.batch)
    chunk.names = scanner.names
    chunk.batch.sortByRow()
    chunk.end = TextPlace(offset: scanner.pendingStart, line: scanner.pendingLine)
  }

  /// Goes on to the end of the record that the end of a chunk cuts, or that starts there; not for ever.
  private func finishRecord(
    _ scanner: inout any BlockScanner, at chunkEnd: Int, _ memory: UnsafeMutableRawBufferPointer,
    _ batch: inout RecordBatch
  ) {
    var position = chunkEnd
    let limit = min(chunkEnd + memory.count, range.upperBound)
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

  /// See `memchr(3)`.
  private static func find(_ byte: UInt8, in text: UnsafeRawBufferPointer) -> Int? {
    guard let base = text.baseAddress else { return nil }
    guard let found = unsafe memchr(base, Int32(byte), text.count) else { return nil }
    return unsafe UnsafeRawPointer(found) - base
  }
}
