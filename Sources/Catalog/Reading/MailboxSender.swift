/// One party that posts into a mailbox and can be silenced: nothing of it arrives once it is closed.
final class MailboxSender<Message: Sendable>: Sendable {
  private let mailbox: Mailbox<Message>
  private let isClosed = Locked(false)

  /// Makes a sender; see `Mailbox.sender()`.
  init(mailbox: Mailbox<Message>) {
    self.mailbox = mailbox
  }

  /// Leaves a message, unless closed.
  ///
  /// - Parameter isStale: whether a message of this sender that waits is of no use once this one is there.
  func post(_ message: Message, insteadOf isStale: (Message) -> Bool = { _ in false }) {
    // Posting under the lock is what makes `close` final: no message can pass it half way.
    isClosed.withLock { closed in
      if !closed { mailbox.post(message, from: ObjectIdentifier(self), insteadOf: isStale) }
    }
  }

  /// Posts nothing from now on, and takes back what waits. Safe to call twice.
  func close() {
    isClosed.withLock { closed in closed = true }
    mailbox.discard(from: ObjectIdentifier(self))
  }
}

extension MailboxSender<CatalogEvent> {
  /// Tells something of a reading; of snapshots that nobody has taken yet only the last is kept.
  func tell(_ event: CatalogEvent) {
    post(event) { waiting in
      if case .changed = event, case .changed = waiting { true } else { false }
    }
  }
}
