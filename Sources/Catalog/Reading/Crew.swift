/// Several threads that do one piece of work together.
enum Crew {
  /// Runs something on as many threads as there are cores, this one among them; returns when all of them are done.
  ///
  /// - Parameter body: takes parts of the work until none is left; it is run at least once.
  static func run(_ body: @escaping @Sendable () -> Void) {
    let running = Monitor(0)
    for _ in 1..<ChunkCrew.usefulThreads {
      running.change { $0 += 1 }
      do throws(SystemError) {
        try BackgroundThread.start {
          body()
          running.change { $0 -= 1 }
        }
      } catch {
        // The others do its part.
        running.change { $0 -= 1 }
      }
    }
    body()
    running.wait { $0 == 0 ? () : nil }
  }
}
