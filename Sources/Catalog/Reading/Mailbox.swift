internal import Platform

/// Where loaders leave what they have to say, and the loop of the screen finds it.
///
/// A lock, a queue and a pipe: `post` may be called on any thread; the thread of the screen polls
/// `descriptor` for reading and then takes everything with `drain`.
///
/// `@unchecked Sendable` because all of its state is behind the mutex of `state`, or constant.
package final class Mailbox<Message: Sendable>: Sendable {
  /// Readable while messages wait.
  package var descriptor: Int32 { -1 }
  package init() {}
  package func post(_ message: Message) {}
  package func drain() -> [Message] { [] }
}
