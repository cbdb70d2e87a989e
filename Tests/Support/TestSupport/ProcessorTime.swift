internal import Platform

/// Work, as the time that the processor spends on it: what other processes do meanwhile is no part of it.
///
/// For the ratio of two amounts of work. Nothing is asserted about either.
public enum ProcessorTime {
  /// The least number of seconds that this thread needs for something, of three times.
  public static func least(_ work: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<3 {
      let start = now
      try work()
      least = min(least, now - start)
    }
    return least
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
