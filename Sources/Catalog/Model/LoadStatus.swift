/// How far the reading of a source is, and what it lost on the way.
package struct LoadStatus: Hashable, Sendable {
  /// Records or entries read so far, as far as they stand on a row and are kept.
  package var records = 0
  /// How much was read and how much of it is kept, where that is only the end; `nil` where all is kept.
  package var tail: Tail?
  /// How many of them pass the filter; `nil` where there is none.
  package var shown: Int?
  /// Whether the end was reached.
  package var isComplete = false
  /// Whether all that there was at some moment of this reading is read, though more may come.
  package var hasCaughtUp: Bool {
    get { isComplete || isAtEnd }
    set { isAtEnd = newValue }
  }
  private var isAtEnd = false
  /// The part read, from 0 to 1; `nil` where the end is not known.
  package var progress: Double?
  /// Which column makes the rows, and how that came; for the status line: `by genre`, `by first letter of title`.
  package var grouping = ""
  /// The same for programs; `nil` where no columns make the rows, as in a directory.
  package var grouped: Grouping?
  /// Whether the first record named the columns.
  package var hasHeader = false
  /// Whether every source has said what its columns are.
  package var hasAllColumns = true
  /// The column that heads each card, by position; `nil` if there is none.
  package var titleColumn: Int?
  /// The columns that have one value on a whole row, because they make the rows or chose the records, by position.
  package var groupingColumns: [Int] = []
  /// What the cards of each source show, where there are several; empty where there is one.
  package var cards: [Int: CardColumns] = [:]
  /// How many different values each column has, by position; empty where nobody counted.
  package var valueCounts: [Int] = []
  /// Whether these were counted in a sample: there may be more.
  package var countsAreOfSample = false
  /// Whether the items are entries of directories rather than records.
  package var holdsEntries = false
  /// What was kept only as far as it went, by kind, and where.
  package var losses: [Loss] = []
  /// Which of several files or streams were read to their end and hold no record, as they were given.
  package var emptyOnes: [[UInt8]] = []
  /// What stopped the reading before its end, for the status line.
  package var problem: String?
  /// Seconds from the start of the reading to now, or to its end.
  package var seconds = 0.0

  package init() {}

  /// The end of a source, all of which was read.
  package struct Tail: Hashable, Sendable {
    /// How many records are kept, whether they stand on a row or not.
    package var kept: Int
    /// How many were read, those among them.
    package var read: Int

    package init(kept: Int, read: Int) {
      self.kept = kept
      self.read = read
    }
  }
}

/// Records that were not as they should be; each is kept as far as it goes.
package struct Loss: Hashable, Sendable {
  /// What was wrong.
  package var kind: Kind
  /// How many records.
  package var count: Int
  /// The lines of the first of them, from 1; at most 100; none where only their number is known.
  package var lines: [Int]

  package init(kind: Kind, count: Int, lines: [Int]) {
    self.kind = kind
    self.count = count
    self.lines = lines
  }

  /// The kinds of loss.
  package enum Kind: String, Hashable, Sendable {
    /// Fewer or more fields than the header has.
    case ragged
    /// A line the format cannot read.
    case badLine
    /// A quote that never closes.
    case unclosedQuote
    /// Bytes that are no UTF-8.
    case invalidText
    /// An identity that another item already has.
    case duplicateKey
    /// A folder that cannot be listed.
    case unreadFolder
    /// A filter that takes too long to hold against it; it is not shown.
    case undecided
  }
}
