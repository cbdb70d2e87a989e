/// The listing of a directory that is under way.
final class DirectoryLoading: Loading {
  /// Stops the listing.
  let signal = LoadSignal()
  private let sender: MailboxSender<CatalogEvent>

  /// Prepares a listing that reports to a mailbox.
  init(mailbox: Mailbox<CatalogEvent>) {
    sender = mailbox.sender()
  }

  /// Nothing to do: every item of a snapshot is there.
  func request(_ range: Range<Int>, inRow key: RowKey) {}

  func cancel() {
    sender.close()
    signal.cancel()
  }

  /// Shows what is listed so far.
  func publish(_ snapshot: DirectorySnapshot) {
    sender.tell(.changed(snapshot))
  }

  /// Says that nothing can be listed.
  func fail(_ error: SourceError) {
    sender.tell(.failed(error))
  }
}
