/// A reading whose snapshots are filtered and sorted before they are shown, and searched for records of the reading before.
///
/// Snapshots are arranged on a thread that is there while there are any; of several that wait only the newest counts.
///
/// Invariants:
/// 1. One thread at most is at it, and it alone has what it works with.
/// 2. Nothing arrives in the mailbox after `cancel`.
final class ArrangedLoading: Loading {
  private struct State {
    var waiting: (any CatalogSnapshot)?
    var failure: SourceError?
    /// Not there while a thread has it.
    var work: Work?
    var base: (any Loading)?
    /// What was read before, if nothing is read now.
    var kept: RecordSnapshot?
  }

  /// What one thread at a time has to do with what is shown.
  private struct Work {
    /// Finds the records that an earlier reading knew; `nil` where there are none.
    var seeker: RecordSeeker?
    /// Counts keys that come again; `nil` where there is no key.
    var census: KeyCensus?
    /// Filters and sorts; `nil` where there is nothing to do.
    var arranger: Arranger?
  }

  private let signal: LoadSignal
  private let sender: MailboxSender<CatalogEvent>
  private let state: Locked<State>
  /// Whether there is nothing to do but to pass on.
  private let isPlain: Bool

  /// Prepares a reading that reports to a mailbox.
  ///
  /// - Parameter editions: where it is kept how many keys come again; `nil` where there is no key.
  init(
    _ arrangement: Arrangement, source name: [UInt8], editions: Editions?, mailbox: Mailbox<CatalogEvent>
  ) {
    sender = mailbox.sender()
    let signal = LoadSignal()
    self.signal = signal
    var work = Work()
    work.seeker = arrangement.quest.map { RecordSeeker($0, signal: signal) }
    if arrangement.filter != nil || !arrangement.sort.isEmpty {
      work.arranger = Arranger(arrangement, source: name, signal: signal)
    }
    work.census = editions.map { KeyCensus($0, signal: signal) }
    isPlain = work.seeker == nil && work.census == nil && work.arranger == nil
    state = Locked(State(work: work))
  }

  /// Holds the reading beneath, which has started.
  func start(_ base: any Loading) { state.withLock { $0.base = base } }

  func request(_ range: Range<Int>, inRow key: RowKey) {
    state.withLock { $0.base }?.request(range, inRow: key)
  }

  func cancel() {
    sender.close()
    signal.cancel()
    state.withLock { $0.base }?.cancel()
  }

  /// Takes what the reading beneath tells, on its thread.
  func take(_ event: CatalogEvent) {
    if isPlain { return sender.tell(event) }
    switch event {
    case .itemsReady: sender.tell(event)
    case .changed(let snapshot): leave { $0.waiting = snapshot }
    case .failed(let error): leave { $0.failure = error }
    }
  }

  /// Takes what an earlier reading showed at its end.
  func take(kept snapshot: RecordSnapshot) {
    var snapshot = snapshot
    snapshot.readingFailed = { [weak self] reason in self?.keptFailed(reason) }
    state.withLock { $0.kept = snapshot }
    take(.changed(snapshot))
  }

  /// Shows what was kept once more, with what went wrong when one of its records was read; once.
  private func keptFailed(_ reason: String) {
    let changed = state.withLock { state -> RecordSnapshot? in
      guard state.kept?.status.problem == nil else { return nil }
      state.kept?.status.problem = reason
      return state.kept
    }
    if let changed { take(.changed(changed)) }
  }

  /// Leaves something to do, and has it done if nobody is at it.
  private func leave(_ change: (inout State) -> Void) {
    let work = state.withLock { state -> Work? in
      change(&state)
      defer { state.work = nil }
      return state.work
    }
    guard let work, !signal.isCancelled else { return }
    do throws(SystemError) {
      try BackgroundThread.start { [self] in run(work) }
    } catch {
      run(work)
    }
  }

  /// Does what there is to do with what waits, until nothing does.
  private func run(_ work: Work) {
    var work = work
    while !signal.isCancelled {
      let (snapshot, failure) = state.withLock { state in
        defer { (state.waiting, state.failure) = (nil, nil) }
        if state.waiting == nil, state.failure == nil { state.work = work }
        return (state.waiting, state.failure)
      }
      if snapshot == nil, failure == nil { return }
      do throws(SourceError) {
        if let snapshot { try arrange(snapshot, &work) }
      } catch {
        // The filter or the order makes no sense for this source, and never will.
        sender.tell(.failed(error))
        signal.cancel()
        state.withLock { $0.base }?.cancel()
        return
      }
      if let failure { sender.tell(.failed(failure)) }
    }
  }

  private func arrange(_ snapshot: any CatalogSnapshot, _ work: inout Work) throws(SourceError) {
    var snapshot = snapshot
    if work.seeker != nil, let records = snapshot as? RecordSnapshot, let sought = work.seeker?.seek(records) {
      if signal.isCancelled { return }
      snapshot = sought
    }
    if work.census != nil, let records = snapshot as? RecordSnapshot, let counted = work.census?.count(in: records) {
      if signal.isCancelled { return }
      snapshot = counted
    }
    if work.arranger == nil { return sender.tell(.changed(snapshot)) }
    try work.arranger?.arrange(snapshot) { sender.tell(.changed($0)) }
  }
}
