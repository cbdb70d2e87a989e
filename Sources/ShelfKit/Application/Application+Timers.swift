extension Application {
  /// Has `handler` called on the main thread each time an interval has passed; a frame follows.
  ///
  /// While the loop is held up it is called once, not once for each interval missed.
  @discardableResult
  public func every(_ interval: Duration, _ handler: @escaping () -> Void) -> TimerID {
    timers.add(every: interval, from: time(), handler)
  }

  /// Ends what ``every(_:_:)`` began.
  public func cancel(_ timer: TimerID) { timers.remove(timer) }

  /// Calls what is due.
  public func fireTimers() {
    for handler in timers.takeDue(at: time()) where !isStopped {
      handler()
      setNeedsFrame()
    }
  }

  /// Milliseconds until something is due, rounded up; `nil` if nothing ever is.
  var millisecondsToNextTimer: Int? {
    timers.nextDue.map { due in
      let (seconds, attoseconds) = max(due - time(), .zero).components
      let millisecond = 1_000_000_000_000_000 as Int64
      return Int(clamping: seconds) * 1_000 + Int((attoseconds + millisecond - 1) / millisecond)
    }
  }
}
