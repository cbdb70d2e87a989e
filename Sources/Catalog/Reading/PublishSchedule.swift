/// When a loader shows what it has: at once when there is something to see, then a few times a second.
///
/// Publishing takes time in proportion to the rows, so the pause is never shorter than ten times the last cost:
/// showing progress takes at most a tenth of the loader's time, however many rows there are.
struct PublishSchedule {
  /// The shortest pause between two snapshots.
  static let pause = 50 * MonotonicTime.millisecond

  private var lastEnd: Int?
  private var currentPause = PublishSchedule.pause

  /// Nanoseconds to wait until the next snapshot may be shown; 0 if now.
  func remaining(at now: Int) -> Int {
    guard let lastEnd else { return 0 }
    return max(0, lastEnd + currentPause - now)
  }

  /// Notes that a snapshot was made and shown between two moments.
  mutating func published(from start: Int, to end: Int) {
    lastEnd = end
    currentPause = max(PublishSchedule.pause, 10 * (end - start))
  }
}
