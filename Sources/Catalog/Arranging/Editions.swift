/// Numbers what a source was at its readings: the same number while it has not changed.
final class Editions: Sendable {
  private let last = Locked<(number: Int, stamp: SourceStamp?)?>(nil)

  /// The number of what a source is now, from 0; a new one where it cannot tell.
  func number(of stamp: SourceStamp?) -> Int {
    last.withLock { last in
      if let last, last.stamp == stamp, stamp != nil { return last.number }
      let next = last.map { $0.number + 1 } ?? 0
      last = (next, stamp)
      return next
    }
  }
}
