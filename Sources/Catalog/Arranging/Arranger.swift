/// Filters and sorts what a reading shows, snapshot after snapshot.
///
/// Of records it remembers which it has decided about: a snapshot that has more of them costs only these. Other
/// snapshots, whose items are in memory, are looked at anew each time.
struct Arranger: Sendable {
  /// Up to so many items are sorted while more are read; more of them once, when all are there.
  static let sortedWhileReading = 100_000
  /// Bytes after which it may be time to show something.
  private static let round = 1 << 26

  private let filter: FilterExpression?
  private let arrangement: Arrangement
  /// The source, as it was given.
  private let name: [UInt8]
  private let signal: LoadSignal

  private var matcher: FilterMatcher?
  private var decided = RecordDecisions()
  private var lastRows: (records: Range<Int>, isComplete: Bool, rows: ArrangedRows)?
  private var schedule = PublishSchedule()

  /// Prepares to arrange what one reading shows.
  ///
  /// - Parameter signal: stops it.
  init(_ arrangement: Arrangement, source name: [UInt8], signal: LoadSignal) {
    filter = arrangement.filter
    self.arrangement = arrangement
    self.name = name
    self.signal = signal
  }

  /// Arranges a snapshot.
  ///
  /// - Parameter show: gets what there is, now and then before all is done, and at the end unless stopped.
  /// - Throws: `SourceError` for a column that is not there, or a pattern that is none.
  /// - Complexity: O(bytes) of what is new to filter, O(n log n) for n items to sort.
  mutating func arrange(_ base: any CatalogSnapshot, show: (ArrangedSnapshot) -> Void) throws(SourceError) {
    // Without a record nothing is shown, and no column missed.
    guard base.rowCount > 0, base.status.hasAllColumns else {
      // What is shown once keeps a mistake from being told before a screen is there.
      guard base.status.isComplete || base.status.problem != nil else { return }
      return show(ArrangedSnapshot(base, rows: ArrangedRows(), status: status(base, shown: 0, progress: nil)))
    }
    let order = try SortOrder(arrangement.fitted(to: base.columns).sort, columns: base.columns, source: name)
    try prepare(base.columns)
    if let records = base as? RecordSnapshot {
      arrange(records, order, show: show)
    } else {
      let (rows, undecided) = ItemArranging(base, matcher, order, signal: signal).rows()
      if signal.isCancelled { return }
      var status = status(base, shown: rows.places.count, progress: nil)
      status.note(undecided: undecided)
      show(ArrangedSnapshot(base, rows: rows, status: status))
    }
  }

  /// Prepares the filter for some columns; what was decided before counts no more if these change its meaning.
  private mutating func prepare(_ columns: [Column]) throws(SourceError) {
    guard let filter else { return }
    let terms = filter.terms(in: columns)
    if let matcher, matcher.terms == terms { return }
    do throws(FilterError) {
      matcher = try FilterMatcher(terms)
      decided = RecordDecisions()
    } catch {
      throw SourceError(source: name, reason: "filter: \(error.message)")
    }
  }

  private mutating func arrange(_ base: RecordSnapshot, _ order: SortOrder, show: (ArrangedSnapshot) -> Void) {
    if let matcher {
      decided.begin(at: base.firstOrdinal)
      let pass = RecordFilterPass(base, matcher)
      let wanted = base.fewOnRows
      while decided.count < base.recordCount, !signal.isCancelled {
        let end = base.record(behind: decided.count, bytes: Self.round, upTo: base.recordCount)
        decided.add(pass.decide(decided.count..<end, wanted: wanted, signal), upTo: end)
        if end < base.recordCount, schedule.remaining(at: MonotonicTime.now()) == 0, !signal.isCancelled {
          let start = MonotonicTime.now()
          let first = base.offsets[0]
          let progress = Double(base.offsets[end] - first) / Double(max(1, base.end - first))
          show(snapshot(base, rows: decided.rows(of: base), progress: progress))
          schedule.published(from: start, to: MonotonicTime.now())
        }
      }
    }
    if signal.isCancelled { return }
    let isComplete = base.status.isComplete
    if let last = lastRows, last.records == base.ordinals, last.isComplete == isComplete {
      // Only what is said about the reading is new.
      return show(snapshot(base, rows: last.rows, progress: nil))
    }
    var rows = matcher == nil ? ArrangedRows(all: base) : decided.rows(of: base)
    if !order.parts.isEmpty, isComplete || rows.places.count <= Self.sortedWhileReading {
      if isComplete, rows.places.count > Self.sortedWhileReading {
        show(snapshot(base, rows: rows, progress: 1))
      }
      rows.sort(base, order, signal)
    }
    if signal.isCancelled { return }
    lastRows = (base.ordinals, isComplete, rows)
    show(snapshot(base, rows: rows, progress: nil))
  }

  private func snapshot(_ base: RecordSnapshot, rows: ArrangedRows, progress: Double?) -> ArrangedSnapshot {
    var status = status(base, shown: rows.distinctCount(in: base), progress: progress)
    status.note(undecided: decided.undecided)
    status.problem = status.problem ?? decided.problem
    return ArrangedSnapshot(base, rows: rows, status: status)
  }

  /// What is said of the reading, and of how far the arranging is if that is not done.
  private func status(_ base: any CatalogSnapshot, shown: Int, progress: Double?) -> LoadStatus {
    var status = base.status
    if filter != nil { status.shown = shown }
    if let progress {
      status.isComplete = false
      status.progress = progress
    }
    return status
  }
}

extension LoadStatus {
  /// Counts records that a filter could not decide about.
  fileprivate mutating func note(undecided: Int) {
    if undecided > 0 { losses.append(Loss(kind: .undecided, count: undecided, lines: [])) }
  }
}
