/// Hands out the records of a snapshot to several threads, block by block.
struct RecordBlocks: Sendable {
  /// Records that stand one after the other in one file.
  struct Block: Hashable, Sendable {
    /// The file or stream.
    var segment: Int
    /// The records.
    var records: Range<Int>
  }

  /// Bytes of a block, unless one record is longer: it fits the cache beside what else is there.
  static let size = 1 << 19

  private let snapshot: RecordSnapshot
  private let last: Int
  private let next: Locked<Int>

  /// Prepares to hand out records.
  init(_ snapshot: RecordSnapshot, records: Range<Int>) {
    self.snapshot = snapshot
    last = records.upperBound
    next = Locked(records.lowerBound)
  }

  /// The next block; `nil` after the last. Complexity: O(log records).
  func take() -> Block? {
    next.withLock { next in
      guard next < last else { return nil }
      let segment = snapshot.segmentIndex(of: next)
      let end = snapshot.record(behind: next, bytes: Self.size, upTo: last)
      let limit = snapshot.firstRecord(behindSegment: segment) ?? last
      let block = Block(segment: segment, records: next..<min(end, max(limit, next + 1)))
      next = block.records.upperBound
      return block
    }
  }
}

extension RecordSnapshot {
  /// The first record behind those of a file; `nil` if it is the last file.
  fileprivate func firstRecord(behindSegment segment: Int) -> Int? {
    segment + 1 < segments.count ? segments[segment + 1].firstRecord - firstOrdinal : nil
  }

  /// The first record that starts at least so many bytes behind another one. Complexity: O(log records).
  func record(behind first: Int, bytes: Int, upTo last: Int) -> Int {
    let wanted = offsets[first] + bytes
    var low = first + 1
    var high = last
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return min(low, last)
  }
}
