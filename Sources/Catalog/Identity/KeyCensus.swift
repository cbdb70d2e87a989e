/// Counts the records whose key another one before them has, snapshot after snapshot.
///
/// Where only the last records are kept, it counts among these, anew for each snapshot: a key of all that ever went by
/// would have to be kept for ever.
///
/// Two keys are the same if their hashes of 64 bits are: of ten million keys one is taken for another in one of 400,000
/// runs. Memory: 9 to 13 bytes for each different key, until all records are counted.
struct KeyCensus: Sendable {
  /// Bytes after which what threads found out is put together.
  private static let round = 1 << 23

  private let editions: Editions
  private let signal: LoadSignal
  private let hashes = DigestSet()
  private var firstOrdinal = 0
  private var counted = 0
  private var duplicates = 0

  /// Prepares to count.
  ///
  /// - Parameters:
  ///   - editions: where it is kept what came of it.
  ///   - signal: stops it.
  init(_ editions: Editions, signal: LoadSignal) {
    self.editions = editions
    self.signal = signal
  }

  /// The same snapshot with the number of such records among what was lost.
  ///
  /// - Complexity: O(bytes) of the records that are new; once for each edition that was read to its end.
  mutating func count(in snapshot: RecordSnapshot) -> RecordSnapshot {
    guard snapshot.keyColumn != nil else { return snapshot }
    let known = snapshot.status.isComplete ? editions.duplicateKeys(in: snapshot.edition) : nil
    if known == nil { add(snapshot) }
    let count = known ?? duplicates
    if snapshot.status.isComplete, !signal.isCancelled {
      editions.keep(duplicateKeys: count, in: snapshot.edition)
      hashes.removeAll()
    }
    var result = snapshot
    if count > 0 { result.status.losses.append(Loss(kind: .duplicateKey, count: count, lines: [])) }
    return result
  }

  private mutating func add(_ snapshot: RecordSnapshot) {
    if snapshot.firstOrdinal != firstOrdinal {
      (firstOrdinal, counted, duplicates) = (snapshot.firstOrdinal, 0, 0)
      hashes.removeAll()
    }
    while counted < snapshot.recordCount, !signal.isCancelled {
      let end = snapshot.record(behind: counted, bytes: Self.round, upTo: snapshot.recordCount)
      let blocks = RecordBlocks(snapshot, records: counted..<end)
      let all = Locked<[UInt64]>([])
      Crew.run {
        var own: [UInt64] = []
        let visitor = RecordVisitor(snapshot)
        let digester = RecordDigester(snapshot)
        while let block = blocks.take() {
          unsafe visitor.visit(block, wanted: nil) { _, bytes in
            // What has no value there has no key.
            if let digest = unsafe digester.digest(bytes, segment: block.segment), digest.isKey {
              own.append(digest.hash)
            }
          }
        }
        all.withLock { $0 += own }
      }
      for hash in all.withLock({ $0 }) where !hashes.insert(hash) { duplicates += 1 }
      counted = end
    }
  }
}
