internal import Platform

/// The clock that never goes back, in nanoseconds since some moment. See `clock_gettime(2)`.
enum MonotonicTime {
  /// One millisecond.
  static let millisecond = 1_000_000

  /// Now.
  static func now() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// Seconds from a moment to now.
  static func seconds(since start: Int) -> Double {
    Double(now() - start) / 1_000_000_000
  }
}
