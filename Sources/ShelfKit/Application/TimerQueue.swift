/// Things to be done again and again, each after its own interval: when the next one is due, and which are.
///
/// Time is a duration since some moment, and comes from outside, so that tests need no clock. What is late is done once,
/// however many intervals have passed, and next after a whole interval: nothing piles up.
struct TimerQueue {
  private struct Entry {
    var id: TimerID
    var interval: Duration
    var due: Duration
    var handler: () -> Void
  }

  private var entries: [Entry] = []
  private var lastNumber = 0

  /// When the next thing is due; `nil` if there is none.
  var nextDue: Duration? { entries.map(\.due).min() }

  /// Takes something in that is to be done each time an interval has passed, of a millisecond at least.
  mutating func add(every interval: Duration, from now: Duration, _ handler: @escaping () -> Void) -> TimerID {
    lastNumber += 1
    let interval = max(interval, .milliseconds(1))
    let entry = Entry(id: TimerID(number: lastNumber), interval: interval, due: now + interval, handler: handler)
    entries.append(entry)
    return entry.id
  }

  /// Forgets it.
  mutating func remove(_ id: TimerID) { entries.removeAll { $0.id == id } }

  /// What is due, in the order it became so; each is due again after its interval.
  mutating func takeDue(at now: Duration) -> [() -> Void] {
    let due = entries.filter { $0.due <= now }.sorted { $0.due < $1.due }
    for place in entries.indices where entries[place].due <= now { entries[place].due = now + entries[place].interval }
    return due.map(\.handler)
  }
}

/// Names something that an application does again and again.
public struct TimerID: Hashable, Sendable {
  let number: Int
}
