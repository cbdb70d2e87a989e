/// Records of an earlier reading that are to be found in the next one.
///
/// It is handed to the next reading with the arrangement; what was found comes with each of its snapshots.
package final class RecordQuest: Sendable {
  /// One record, with as much as is known of it.
  package struct Entry: Sendable {
    /// The source it is of, among several; `nil` if it may be any.
    package var part: Int?
    /// Its number in the earlier reading; `nil` if it was not there either.
    package var ordinal: Int?
    /// Its digest; `nil` if the earlier reading is to tell.
    package var digest: RecordDigest?
    /// Which of the records of its digest it is; `nil` if the earlier reading is to tell.
    package var occurrence: Int?

    package init(part: Int? = nil, ordinal: Int? = nil, digest: RecordDigest? = nil, occurrence: Int? = nil) {
      self.part = part
      self.ordinal = ordinal
      self.digest = digest
      self.occurrence = occurrence
    }

    /// A record known by what was kept of it.
    package init(_ identity: RecordIdentity) {
      self.init(digest: identity.digest, occurrence: identity.occurrence)
    }
  }

  /// The records; those of other sources are left out.
  let entries: [Entry?]
  /// The earlier reading of each source.
  private let earlier: [Int: RecordSnapshot]
  /// The quest among several sources that this is a part of.
  private let whole: ObjectIdentifier?

  /// Makes one.
  ///
  /// - Parameter earlier: what is shown of the earlier reading; `nil` where there was none.
  package convenience init(_ entries: [Entry], from earlier: (any CatalogSnapshot)?) {
    self.init(entries, earlier: earlier?.recordParts.mapValues(\.snapshot) ?? [:], whole: nil)
  }

  private init(_ entries: [Entry?], earlier: [Int: RecordSnapshot], whole: ObjectIdentifier?) {
    self.entries = entries
    self.earlier = earlier
    self.whole = whole
  }

  /// What it is known by, whichever source it was narrowed to.
  var id: ObjectIdentifier { whole ?? ObjectIdentifier(self) }

  /// The earlier reading of the source, where there is but one.
  var old: RecordSnapshot? { earlier[0] }

  /// The same without the earlier reading, once nobody looks into that any more: it keeps what was shown in memory, and
  /// its bytes on the disk.
  package func withoutEarlier() -> RecordQuest { RecordQuest(entries, earlier: [:], whole: id) }

  /// The same for one of several sources.
  func narrowed(toPart part: Int) -> RecordQuest {
    let own = entries.map { entry in entry.flatMap { $0.part == nil || $0.part == part ? $0 : nil } }
    return RecordQuest(own, earlier: earlier[part].map { [0: $0] } ?? [:], whole: id)
  }
}

extension RecordQuest: Hashable {
  package static func == (one: RecordQuest, other: RecordQuest) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
