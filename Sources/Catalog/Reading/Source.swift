/// Something that can be opened and read into a catalog: a directory, a file of records, a pipe.
///
/// A source is a value; opening it starts its reading on threads of its own. All it has to say arrives
/// in the mailbox it was given, as whole transactions.
package protocol Source: Sendable {
  /// What a person calls it: the argument as it was given.
  var name: [UInt8] { get }

  /// Starts reading.
  ///
  /// - Throws: `SourceError` when it cannot be read at all, or is no such kind.
  func open(_ arrangement: Arrangement, into mailbox: Mailbox<CatalogEvent>) throws(SourceError) -> any Loading
}

/// A reading that is under way.
package protocol Loading: Sendable {
  /// Asks for items that a snapshot answered `nil` for; `itemsReady` follows when they are there.
  func request(_ range: Range<Int>, inRow key: RowKey)
  /// Stops at the next convenient point; nothing arrives in the mailbox afterwards. Safe to call twice.
  func cancel()
}

/// What a reading tells.
package enum CatalogEvent: Sendable {
  /// There is more, or other, to show: replace the snapshot held before.
  case changed(any CatalogSnapshot)
  /// Items asked for are there now: ask the snapshot again.
  case itemsReady(Range<Int>, inRow: RowKey)
  /// The source could not be read further; what was loaded stays.
  case failed(SourceError)
}

/// How records are to be put on rows.
package struct Arrangement: Hashable, Sendable {
  /// Columns whose values make the rows, as the user named them: names or 1-based numbers. Empty: choose one.
  package var groupBy: [String] = []
  /// The column that heads each card, as the user named it.
  package var title: String?
  /// Rows of earlier arrangements that a record must have stood on; all others are left out. Columns that made
  /// those rows are not chosen again.
  package var within: [RowChoice] = []
  /// Which records are shown at all; `nil` for all of them.
  package var filter: FilterExpression?
  /// What the items of each row are ordered by, the most important first; as they come where nothing is.
  package var sort: [SortKey] = []
  /// What a source may have no column for: it does without there, instead of being refused.
  package var optional: Set<ColumnUse> = []
  /// Whether what is known of an unchanged source is not used: it is read again in any case.
  package var readsAgain = false
  /// The columns that are asked for by name, where the rest no longer says so: a source is read without filter and order.
  var asked: AskedColumns?
  /// Records of an earlier reading that are to be found in this one; `nil` for none.
  package var quest: RecordQuest?

  package init() {}
}

/// A row of an arrangement, for reading nothing but its records.
package struct RowChoice: Hashable, Sendable {
  /// What made the rows: `LoadStatus.grouped`.
  package var grouping: Grouping
  /// The row.
  package var key: RowKey

  package init(grouping: Grouping, key: RowKey) {
    self.grouping = grouping
    self.key = key
  }
}

/// Why a source cannot be read.
package struct SourceError: Error, Hashable, Sendable {
  /// The source, as it was given.
  package var source: [UInt8]
  /// What is wrong, for a person: one line, no full stop.
  package var reason: String
  /// What to do about it, where there is something: one line.
  package var advice: String?

  package init(source: [UInt8], reason: String, advice: String? = nil) {
    self.source = source
    self.reason = reason
    self.advice = advice
  }
}
