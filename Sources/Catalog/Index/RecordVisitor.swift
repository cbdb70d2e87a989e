/// Reads the bytes of many records, block by block; for one thread.
@safe final class RecordVisitor {
  /// What is said of bytes that are gone.
  static let shortened = "the file became shorter; what is gone is shown empty"

  private let snapshot: RecordSnapshot
  private var memory = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)
  /// What went wrong, for a person; records that could not be read were visited as empty ones.
  private(set) var problem: String?

  /// Prepares to read records of a snapshot.
  init(_ snapshot: RecordSnapshot) {
    self.snapshot = snapshot
  }

  deinit { unsafe memory.deallocate() }

  /// Visits each record of a block, or those that are wanted, in order.
  ///
  /// - Parameter body: gets a record and its bytes, with whatever stands between it and the next.
  /// - Complexity: O(bytes of the block); of the wanted records where these are few.
  func visit(_ block: RecordBlocks.Block, wanted: RecordSet?, _ body: (Int, UnsafeRawBufferPointer) -> Void) {
    guard let wanted else {
      let bytes = unsafe read(block.records, block.segment)
      for record in block.records { unsafe body(record, slice(bytes, record, block)) }
      return
    }
    let count = wanted.count(in: block.records)
    if count == 0 { return }
    if count * 16 < block.records.count {
      wanted.forEach(in: block.records) { record in
        unsafe body(record, read(record..<record + 1, block.segment))
      }
    } else {
      let bytes = unsafe read(block.records, block.segment)
      wanted.forEach(in: block.records) { record in unsafe body(record, slice(bytes, record, block)) }
    }
  }

  /// Visits each record of a block that some bytes stand in, or others, in order.
  ///
  /// - Complexity: O(bytes of the block), at the speed of memory, and O(log records) for each visit.
  func visit(
    _ block: RecordBlocks.Block, with literal: ByteNeedle, or other: ByteNeedle?,
    _ body: (Int, UnsafeRawBufferPointer) -> Void
  ) {
    let bytes = unsafe read(block.records, block.segment)
    let base = snapshot.offsets[block.records.lowerBound]
    var first = block.records.lowerBound
    var hits = unsafe (literal.find(in: bytes), other?.find(in: bytes))
    while let hit = Self.first(hits.0, hits.1) {
      let record = self.record(at: base + hit, in: first..<block.records.upperBound)
      unsafe body(record, slice(bytes, record, block))
      first = record + 1
      if first == block.records.upperBound { return }
      let place = snapshot.offsets[first] - base
      // Each is looked for once more only from behind where it was: what is far ahead stays found.
      if let found = hits.0, found < place { hits.0 = unsafe literal.find(in: bytes, from: place) }
      if let found = hits.1, found < place { hits.1 = unsafe other?.find(in: bytes, from: place) }
    }
  }

  private static func first(_ one: Int?, _ other: Int?) -> Int? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  /// The last record that starts at a place or before it. Usually it is near the first.
  private func record(at offset: Int, in records: Range<Int>) -> Int {
    var low = records.lowerBound
    var step = 1
    while low + step < records.upperBound, snapshot.offsets[low + step] <= offset {
      low += step
      step *= 2
    }
    var high = min(low + step, records.upperBound) - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if snapshot.offsets[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func slice(
    _ bytes: UnsafeRawBufferPointer, _ record: Int, _ block: RecordBlocks.Block
  ) -> UnsafeRawBufferPointer {
    let base = snapshot.offsets[block.records.lowerBound]
    let start = min(snapshot.offsets[record] - base, bytes.count)
    let end = min(snapshot.limit(of: record, inSegment: block.segment) - base, bytes.count)
    return unsafe UnsafeRawBufferPointer(rebasing: bytes[start..<end])
  }

  /// Reads records that stand one after the other.
  private func read(_ records: Range<Int>, _ place: Int) -> UnsafeRawBufferPointer {
    let segment = snapshot.segments[place]
    let start = snapshot.offsets[records.lowerBound]
    let wanted = snapshot.limit(of: records.upperBound - 1, inSegment: place) - start
    if unsafe memory.count < wanted {
      // A single record takes no more than it needs; blocks, each of another length, do not come here for each.
      let size = unsafe max(wanted, 2 * memory.count)
      unsafe memory.deallocate()
      unsafe memory = .allocate(byteCount: size, alignment: 64)
    }
    let part = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[..<wanted])
    var count = 0
    do throws(SystemError) {
      count = unsafe try segment.bytes.read(at: start - segment.base, into: part)
      if count < wanted { problem = Self.shortened }
    } catch {
      problem = error.text
    }
    return unsafe UnsafeRawBufferPointer(rebasing: part[..<count])
  }
}
