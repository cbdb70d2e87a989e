/// The reading of a source of records that is under way.
final class RecordLoading: Loading {
  /// Wakes or stops the loader.
  let signal = LoadSignal()
  private let sender: MailboxSender<CatalogEvent>
  private let last = Locked<RecordSnapshot?>(nil)

  /// Prepares a reading that reports to a mailbox.
  init(mailbox: Mailbox<CatalogEvent>) {
    sender = mailbox.sender()
  }

  /// Nothing to do: every item of a snapshot can be read at once.
  func request(_ range: Range<Int>, inRow key: RowKey) {}

  func cancel() {
    sender.close()
    signal.cancel()
  }

  /// Shows what there is now.
  func publish(_ snapshot: RecordSnapshot) {
    last.withLock { $0 = snapshot }
    sender.tell(.changed(snapshot))
  }

  /// Says that nothing can be read.
  func fail(_ error: SourceError) {
    sender.tell(.failed(error))
  }

  /// Shows the last snapshot again, with what went wrong when one of its records was read; once for a reason.
  func readingFailed(_ reason: String) {
    let changed = last.withLock { last -> RecordSnapshot? in
      guard last?.status.problem == nil else { return nil }
      last?.status.problem = reason
      return last
    }
    if let changed { sender.tell(.changed(changed)) }
  }
}
