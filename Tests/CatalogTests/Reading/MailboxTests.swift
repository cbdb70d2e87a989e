import Platform
import Testing

@testable import Catalog

/// The mailbox between loaders and the screen.
@Suite struct MailboxTests {
  private func isReadable(_ descriptor: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 1
  }

  @Test func `the descriptor is readable exactly while messages wait`() {
    let mailbox = Mailbox<Int>()
    #expect(!isReadable(mailbox.descriptor))
    mailbox.post(1)
    mailbox.post(2)
    #expect(isReadable(mailbox.descriptor))
    #expect(mailbox.drain() == [1, 2])
    #expect(!isReadable(mailbox.descriptor))
    #expect(mailbox.drain().isEmpty)
    mailbox.post(3)
    #expect(isReadable(mailbox.descriptor))
  }

  @Test func `messages of many threads all arrive, those of each in order`() throws {
    let mailbox = Mailbox<(thread: Int, number: Int)>()
    for thread in 0..<4 {
      try BackgroundThread.start {
        for number in 0..<1000 { mailbox.post((thread, number)) }
      }
    }
    var next = [0, 0, 0, 0]
    while next.reduce(0, +) < 4000 {
      var entry = pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)
      try #require(poll(&entry, 1, 10_000) == 1)
      for message in mailbox.drain() {
        #expect(message.number == next[message.thread])
        next[message.thread] += 1
      }
    }
    #expect(next == [1000, 1000, 1000, 1000])
  }

  @Test func `nothing of a closed sender arrives, not even what waited`() {
    let mailbox = Mailbox<Int>()
    let closed = mailbox.sender()
    let open = mailbox.sender()
    closed.post(1)
    open.post(2)
    closed.close()
    closed.post(3)
    closed.close()
    #expect(mailbox.drain() == [2])
  }

  @Test func `the pipe is closed on exec and never blocks`() {
    let mailbox = Mailbox<Int>()
    #expect(fcntl(mailbox.descriptor, F_GETFD) & FD_CLOEXEC != 0)
    #expect(fcntl(mailbox.descriptor, F_GETFL) & O_NONBLOCK != 0)
  }
}
