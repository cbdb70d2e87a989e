/// The reading of several sources: what each tells becomes a snapshot of all.
final class CombinedLoading: Loading {
  private struct State {
    var parts: [CombinedPart]
    var loadings: [any Loading] = []
  }

  private let sender: MailboxSender<CatalogEvent>
  private let state: Locked<State>

  /// Prepares a reading of sources of some names.
  init(names: [[UInt8]], mailbox: Mailbox<CatalogEvent>) {
    sender = mailbox.sender()
    state = Locked(State(parts: names.map { CombinedPart(name: $0) }))
  }

  /// Holds the readings of the sources, which have started.
  func start(_ loadings: [any Loading]) {
    state.withLock { $0.loadings = loadings }
  }

  func request(_ range: Range<Int>, inRow key: RowKey) {
    guard let inner = CombinedKey.inner(key) else { return }
    let loading = state.withLock { state in
      state.loadings.indices.contains(inner.place) ? state.loadings[inner.place] : nil
    }
    loading?.request(range, inRow: inner.key)
  }

  func cancel() {
    sender.close()
    for loading in state.withLock({ $0.loadings }) { loading.cancel() }
  }

  /// Takes what a source tells, on its thread.
  func take(_ event: CatalogEvent, from place: Int) {
    // Posted under the lock, so that snapshots arrive in the order in which they were made.
    state.withLock { state in
      switch event {
      case .changed(let snapshot):
        state.parts[place].snapshot = snapshot
      case .failed(let error):
        state.parts[place].failure = error
      case .itemsReady(let range, let key):
        return sender.tell(.itemsReady(range, inRow: CombinedKey.outer(key, place: place)))
      }
      let failures = state.parts.compactMap(\.failure)
      if failures.count == state.parts.count, let first = failures.first {
        return sender.tell(.failed(first))
      }
      sender.tell(.changed(CombinedSnapshot(of: state.parts)))
    }
  }
}
