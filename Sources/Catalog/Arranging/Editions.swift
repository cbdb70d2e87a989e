/// Numbers what a source was at its readings: the same number while it has not changed.
final class Editions: Sendable {
  private let last = Locked<(number: Int, stamp: SourceStamp?)?>(nil)

  private let counts = Locked<(edition: Int, duplicateKeys: Int)?>(nil)

  /// How many records of an edition have a key that another one has; `nil` if that was not counted, or too long ago.
  func duplicateKeys(in edition: Int) -> Int? {
    counts.withLock { $0.flatMap { $0.edition == edition ? $0.duplicateKeys : nil } }
  }

  /// Keeps what was counted.
  func keep(duplicateKeys count: Int, in edition: Int) { counts.withLock { $0 = (edition, count) } }

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
