/// Finds records by their digests, on all processors.
struct RecordMatchPass: Sendable {
  /// A record that has one of the digests.
  struct Match: Sendable {
    var record: Int
    var digest: RecordDigest
  }

  /// Bytes that are looked through before what was found is handed on: many equal records need no more memory.
  private static let round = 1 << 23
  /// Bytes that are looked through sooner than other threads are started.
  private static let alone = 1 << 18

  private let snapshot: RecordSnapshot
  private let wanted: Set<RecordDigest>

  /// Prepares to find records of a snapshot.
  init(_ snapshot: RecordSnapshot, wanted: Set<RecordDigest>) {
    self.snapshot = snapshot
    self.wanted = wanted
  }

  /// Hands on each match, in the order of the records, until it is told that this is enough.
  ///
  /// - Parameters:
  ///   - signal: stops it when it is cancelled.
  ///   - take: gets a match; false if no more are wanted.
  /// - Returns: the record after the last one looked at.
  /// - Complexity: O(bytes of the records), at about the speed of memory where lengths differ.
  @discardableResult
  func forEach(in records: Range<Int>, _ signal: LoadSignal?, _ take: (Match) -> Bool) -> Int {
    var next = records.lowerBound
    while next < records.upperBound, signal?.isCancelled != true {
      let end = snapshot.record(behind: next, bytes: Self.round, upTo: records.upperBound)
      for match in matches(in: next..<end) where !take(match) { return end }
      next = end
    }
    return next
  }

  private func matches(in records: Range<Int>) -> [Match] {
    let blocks = RecordBlocks(snapshot, records: records)
    let bytes = snapshot.limit(of: records.upperBound - 1) - snapshot.offsets[records.lowerBound]
    if bytes <= Self.alone { return matches(in: blocks) }
    let all = Locked<[Match]>([])
    Crew.run {
      let own = matches(in: blocks)
      all.withLock { $0 += own }
    }
    return all.withLock { $0 }.sorted { $0.record < $1.record }
  }

  /// What one thread does.
  private func matches(in blocks: RecordBlocks) -> [Match] {
    var result: [Match] = []
    let visitor = RecordVisitor(snapshot)
    let digester = RecordDigester(snapshot, wanted: wanted)
    while let block = blocks.take() {
      unsafe visitor.visit(block, wanted: nil) { record, bytes in
        guard let digest = unsafe digester.digest(bytes, segment: block.segment), wanted.contains(digest) else {
          return
        }
        result.append(Match(record: record, digest: digest))
      }
    }
    return result
  }
}
