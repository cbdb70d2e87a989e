/// Where loaders leave what they have to say, and the loop of the screen finds it.
///
/// A lock, a queue and a pipe: `post` may be called on any thread; the thread of the screen polls
/// `descriptor` for reading and then takes everything with `drain`.
///
/// Invariants:
/// 1. `descriptor` is readable whenever a message waits.
/// 2. Messages of one thread arrive in the order it posted them.
/// 3. A message of a sender that was closed is never drained, even if it was posted before.
/// 4. A message only takes the place of one that nothing stands behind: order stays.
package final class Mailbox<Message: Sendable>: Sendable {
  private struct Letter {
    var message: Message
    var sender: ObjectIdentifier?
  }

  private let letters = Locked<[Letter]>([])
  private let bell: WakePipe?
  private let handler: (@Sendable (Message) -> Void)?

  /// Readable while messages wait.
  package var descriptor: Int32 { bell?.readEnd ?? -1 }

  /// Makes an empty mailbox.
  package init() {
    bell = WakePipe()
    handler = nil
  }

  /// Makes a mailbox that keeps nothing: each message is handed on at once, on the thread that posts it.
  ///
  /// For a source that stands before others and passes on what they tell.
  package init(handingTo handler: @escaping @Sendable (Message) -> Void) {
    bell = nil
    self.handler = handler
  }

  /// Leaves a message.
  package func post(_ message: Message) {
    post(message, from: nil)
  }

  /// Takes all messages that wait, the oldest first.
  package func drain() -> [Message] {
    bell?.clear()
    return letters.withLock { waiting in
      let taken = waiting.map(\.message)
      waiting.removeAll()
      return taken
    }
  }

  /// Someone to post here who can be closed.
  func sender() -> MailboxSender<Message> {
    MailboxSender(mailbox: self)
  }

  /// Leaves a message that `discard` can find again.
  ///
  /// - Parameter isStale: whether a message that waits is of no use once this one is there. It goes if it is the last one
  ///   and of the same sender: whoever does not come to take messages for long finds no pile of them.
  func post(
    _ message: Message, from sender: ObjectIdentifier?, insteadOf isStale: (Message) -> Bool = { _ in false }
  ) {
    if let handler { return handler(message) }
    let wasEmpty = letters.withLock { waiting in
      if let last = waiting.last, sender != nil, last.sender == sender, isStale(last.message) {
        waiting[waiting.count - 1].message = message
        return false
      }
      waiting.append(Letter(message: message, sender: sender))
      return waiting.count == 1
    }
    if wasEmpty { bell?.signal() }
  }

  /// Throws away what a sender left and nobody took.
  func discard(from sender: ObjectIdentifier) {
    letters.withLock { waiting in waiting.removeAll { $0.sender == sender } }
  }
}
