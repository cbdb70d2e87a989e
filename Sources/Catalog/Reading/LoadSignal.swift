internal import Platform

/// How a loader's thread is woken or told to stop.
final class LoadSignal: Sendable {
  private let bell = WakePipe()
  private let cancelled = Locked(false)

  /// Whether the loader is to stop at the next convenient point.
  var isCancelled: Bool { cancelled.withLock { $0 } }

  /// Tells the loader to stop. Safe to call twice.
  func cancel() {
    cancelled.withLock { $0 = true }
    bell.signal()
  }

  /// Ends a `wait`.
  func wake() { bell.signal() }

  /// Waits until woken or cancelled, at most so many nanoseconds. May return early.
  func wait(atMost nanoseconds: Int) {
    if isCancelled { return }
    // Rounded up: a wait of nothing would spin.
    let milliseconds = Int32(clamping: (nanoseconds + 999_999) / 1_000_000)
    var entry = pollfd(fd: bell.readEnd, events: Int16(POLLIN), revents: 0)
    if unsafe poll(&entry, 1, milliseconds) > 0 { bell.clear() }
  }
}
