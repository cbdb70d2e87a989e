import Platform

/// The clock that never goes back.
enum Clock {
  /// Seconds since some moment. See `clock_gettime(2)`.
  static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  /// How long something takes.
  static func seconds(of body: () -> Void) -> Double {
    let start = seconds()
    body()
    return seconds() - start
  }

  /// Seconds that all threads together have worked. See `clock_gettime(2)`.
  static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
