/// What a record is known by from one reading to the next: its digest, and which of the records of that digest it is.
package struct RecordIdentity: Hashable, Sendable {
  /// What it shares with equal records.
  package var digest: RecordDigest
  /// How many of these come before it.
  package var occurrence: Int

  package init(digest: RecordDigest, occurrence: Int) {
    self.digest = digest
    self.occurrence = occurrence
  }
}

/// An identity as one word, to be kept in a file: `record-9f3a-8-0`, or `key-…`; hash, length and occurrence.
extension RecordIdentity {
  /// The word.
  package var word: String {
    "\(digest.isKey ? "key" : "record")-\(String(digest.hash, radix: 16))-\(digest.length)-\(occurrence)"
  }

  /// Reads such a word; `nil` if it is none.
  package init?(word: String) {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4, parts[0] == "key" || parts[0] == "record", let hash = UInt64(parts[1], radix: 16),
      let length = Int(parts[2]), let occurrence = Int(parts[3]), length >= 0, occurrence >= 0
    else { return nil }
    self.init(digest: RecordDigest(isKey: parts[0] == "key", length: length, hash: hash), occurrence: occurrence)
  }
}
