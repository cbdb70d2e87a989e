/// What records are known by over readings.
extension RecordSnapshot {
  /// What was found of a quest.
  struct Found: Sendable {
    /// The quest.
    var quest: ObjectIdentifier
    /// The records found, by the places of its entries.
    var ordinals: [Int: Int]
  }

  var recordParts: [Int: RecordsPart] { [0: RecordsPart(snapshot: self)] }

  /// Whether all bytes are still those that were read, as far as their files tell.
  var isIntact: Bool { segments.allSatisfy(\.isIntact) }

  /// The same for the bytes that records stand among, by their ordinals. Complexity: O(records).
  func isIntact(around ordinals: [Int]) -> Bool {
    let records = ordinals.map { $0 - firstOrdinal }.filter { (0..<recordCount).contains($0) }
    return Set(records.map(segmentIndex)).allSatisfy { segments[$0].isIntact }
  }

  /// The digest of a record, read now; `nil` if there is no such record, or its bytes are gone.
  ///
  /// - Complexity: O(length of the record).
  func digest(ofOrdinal ordinal: Int) -> RecordDigest? {
    let record = ordinal - firstOrdinal
    guard (0..<recordCount).contains(record) else { return nil }
    let segment = segmentIndex(of: record)
    var digest: RecordDigest?
    let visitor = RecordVisitor(self)
    let digester = RecordDigester(self)
    unsafe visitor.visit(RecordBlocks.Block(segment: segment, records: record..<record + 1), wanted: nil) { _, bytes in
      digest = unsafe digester.digest(bytes, segment: segment)
    }
    return visitor.problem == nil ? digest : nil
  }

  /// For records, by their ordinals, how many of the same digest come before each; without those that have another
  /// digest now.
  ///
  /// - Complexity: O(bytes up to the last of them).
  func occurrences(of records: [Int: RecordDigest], _ signal: LoadSignal? = nil) -> [Int: Int] {
    guard let last = records.keys.max().map({ $0 - firstOrdinal }), last >= 0 else { return [:] }
    var counts: [RecordDigest: Int] = [:]
    var result: [Int: Int] = [:]
    let pass = RecordMatchPass(self, wanted: Set(records.values))
    pass.forEach(in: 0..<min(last + 1, recordCount), signal) { match in
      let ordinal = match.record + firstOrdinal
      let count = counts[match.digest, default: 0]
      if records[ordinal] == match.digest { result[ordinal] = count }
      counts[match.digest] = count + 1
      return true
    }
    return result
  }
}
