import Curses
import Testing

@testable import ShelfKit

/// What is done again and again, on a clock that stands still until it is moved.
@MainActor @Suite struct TimerTests {
  @Test func `something is due each time its interval has passed`() {
    var queue = TimerQueue()
    _ = queue.add(every: .milliseconds(100), from: .zero) {}
    #expect(queue.takeDue(at: .milliseconds(99)).isEmpty)
    #expect(queue.takeDue(at: .milliseconds(100)).count == 1)
    #expect(queue.takeDue(at: .milliseconds(100)).isEmpty)
    #expect(queue.nextDue == .milliseconds(200))
  }

  @Test func `what is late is done once, and next after a whole interval`() {
    var queue = TimerQueue()
    _ = queue.add(every: .milliseconds(100), from: .zero) {}
    #expect(queue.takeDue(at: .milliseconds(1_050)).count == 1)
    #expect(queue.nextDue == .milliseconds(1_150))
  }

  @Test func `several are called in the order they became due, until they are cancelled`() throws {
    let terminal = try Terminal(.headless(Size(width: 20, height: 5)))
    let application = Application(terminal: terminal, root: ViewController())
    var now = Duration.zero
    application.time = { now }
    var calls: [String] = []
    #expect(application.millisecondsToNextTimer == nil)
    let slow = application.every(.milliseconds(30)) { calls.append("slow") }
    application.every(.milliseconds(20)) { calls.append("fast") }
    now = .microseconds(19_100)
    #expect(application.millisecondsToNextTimer == 1)
    application.fireTimers()
    #expect(calls.isEmpty)
    now = .milliseconds(30)
    #expect(application.millisecondsToNextTimer == 0)
    application.fireTimers()
    #expect(calls == ["fast", "slow"])
    application.cancel(slow)
    now = .milliseconds(1_000)
    application.fireTimers()
    #expect(calls == ["fast", "slow", "fast"])
  }

  @Test func `a timer without an interval waits a millisecond all the same`() {
    var queue = TimerQueue()
    _ = queue.add(every: .zero, from: .zero) {}
    #expect(queue.nextDue == .milliseconds(1))
  }
}
