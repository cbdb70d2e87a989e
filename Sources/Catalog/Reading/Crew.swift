internal import Platform

/// Several threads that do one piece of work together.
enum Crew {
  /// How many threads can work at once here; at most eight, since memory is no faster for more. See `sysconf(3)`.
  static var size: Int { max(1, min(8, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Runs something on several threads, this one among them, and returns when all of them are done.
  ///
  /// - Parameter body: takes parts of the work until none is left; it is run at least once.
  static func run(_ body: @escaping @Sendable () -> Void) {
    let done = LoadSignal()
    let running = Locked(0)
    for _ in 1..<size {
      running.withLock { $0 += 1 }
      let finish: @Sendable () -> Void = {
        running.withLock { $0 -= 1 }
        done.wake()
      }
      do throws(SystemError) {
        try BackgroundThread.start {
          body()
          finish()
        }
      } catch {
        // The others do its part.
        finish()
      }
    }
    body()
    while running.withLock({ $0 > 0 }) { done.wait(atMost: 1000 * MonotonicTime.millisecond) }
  }
}
