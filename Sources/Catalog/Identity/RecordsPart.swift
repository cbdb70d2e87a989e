/// The records of one source in a snapshot, as far as identities over readings go.
package struct RecordsPart: Sendable {
  let snapshot: RecordSnapshot

  /// The same number for all readings of the same bytes: ordinals mean the same records in all of them.
  package var edition: Int { snapshot.edition }

  /// Whether the bytes may be changed by others, so that what they were is to be remembered in time.
  package var mayChange: Bool { snapshot.segments.contains { !$0.keepsBytes } }

  /// Whether the files in which some records stand, by their ordinals, are as they were read, as far as they tell.
  ///
  /// - Complexity: O(records).
  package func isIntact(around ordinals: [Int]) -> Bool { snapshot.isIntact(around: ordinals) }

  /// The digest of a record, read now; `nil` if there is no such record, or its bytes are gone.
  package func digest(ofOrdinal ordinal: Int) -> RecordDigest? { snapshot.digest(ofOrdinal: ordinal) }

  /// For records, by their ordinals, how many of the same digest come before each.
  ///
  /// - Parameter limit: bytes before a record beyond which it is left out.
  /// - Complexity: O(bytes up to the last of them).
  package func occurrences(of records: [Int: RecordDigest], within limit: Int) -> [Int: Int] {
    let first = snapshot.recordCount > 0 ? snapshot.offsets[0] : 0
    let near = records.filter { ordinal, _ in
      let record = ordinal - snapshot.firstOrdinal
      return (0..<snapshot.recordCount).contains(record) && snapshot.offsets[record] - first <= limit
    }
    return snapshot.occurrences(of: near)
  }

  /// What was found of a quest so far: ordinals by the places of its entries.
  package func found(by quest: RecordQuest) -> [Int: Int] {
    snapshot.found.flatMap { $0.quest == quest.id ? $0.ordinals : nil } ?? [:]
  }
}
