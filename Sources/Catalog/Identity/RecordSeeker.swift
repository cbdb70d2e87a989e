/// Looks for the records of a quest in what a reading shows, snapshot after snapshot; each record is looked at once.
///
/// Where only the last records are kept, nobody knows how many equal ones went before: each snapshot is looked through
/// anew, and of equal records the one nearest to where the wanted one was is taken.
struct RecordSeeker: Sendable {
  /// What is looked for that has one digest.
  private struct Wanted {
    /// How many records of the digest were seen.
    var seen = 0
    /// Who waits for which of them.
    var waiting: [Int: [Int]] = [:]
    /// Those of which nobody knows which they are: the nearest to where they were is taken.
    var strays: [Stray] = []
  }

  private struct Stray {
    var entry: Int
    var ordinal: Int
    var distance = Int.max
  }

  private let id: ObjectIdentifier
  /// Not needed any more once its records are known by what they are: it keeps the earlier reading in memory.
  private var quest: RecordQuest?
  private let signal: LoadSignal
  private var entries: [RecordQuest.Entry?] = []
  private var firstOrdinal = 0
  private var wanted: [RecordDigest: Wanted]?
  private var waitingCount = 0
  private var scanned = 0
  private var found: [Int: Int] = [:]

  /// Prepares to look for records.
  ///
  /// - Parameter signal: stops it.
  init(_ quest: RecordQuest, signal: LoadSignal) {
    id = quest.id
    self.quest = quest
    self.signal = signal
  }

  /// The same snapshot with what was found.
  ///
  /// - Complexity: O(bytes) of the records that are new, until all are found; the first time also those of the earlier
  ///   reading, up to the last record that is looked for.
  mutating func seek(_ snapshot: RecordSnapshot) -> RecordSnapshot {
    if wanted == nil {
      complete()
      want()
    }
    if snapshot.firstOrdinal != firstOrdinal {
      firstOrdinal = snapshot.firstOrdinal
      scanned = 0
      want()
    }
    let count = snapshot.ordinals.upperBound
    if waitingCount > 0, scanned < count {
      let first = max(0, scanned - snapshot.firstOrdinal)
      let pass = RecordMatchPass(snapshot, wanted: Set(wanted.map { Array($0.keys) } ?? []))
      pass.forEach(in: first..<snapshot.recordCount, signal) { match in
        take(match.digest, ordinal: snapshot.firstOrdinal + match.record)
        return waitingCount > 0
      }
      scanned = count
    }
    var result = snapshot
    result.found = RecordSnapshot.Found(quest: id, ordinals: found)
    return result
  }

  private mutating func take(_ digest: RecordDigest, ordinal: Int) {
    guard var entry = wanted?[digest] else { return }
    for waiting in entry.waiting.removeValue(forKey: entry.seen) ?? [] {
      found[waiting] = ordinal
      waitingCount -= 1
    }
    entry.seen += 1
    for place in entry.strays.indices where abs(entry.strays[place].ordinal - ordinal) < entry.strays[place].distance {
      entry.strays[place].distance = abs(entry.strays[place].ordinal - ordinal)
      found[entry.strays[place].entry] = ordinal
    }
    wanted?[digest] = entry
  }

  /// Completes what is known of the records from the earlier reading.
  private mutating func complete() {
    entries = quest?.entries ?? []
    if let old = quest?.old { Self.complete(&entries, from: old, signal) }
    quest = nil
  }

  /// Begins to look for all of them.
  private mutating func want() {
    var wanted: [RecordDigest: Wanted] = [:]
    (waitingCount, found) = (0, [:])
    for (index, entry) in entries.enumerated() {
      guard let entry, let digest = entry.digest else { continue }
      if let occurrence = entry.occurrence, entry.ordinal == nil || firstOrdinal == 0 {
        wanted[digest, default: Wanted()].waiting[occurrence, default: []].append(index)
      } else if let ordinal = entry.ordinal {
        wanted[digest, default: Wanted()].strays.append(Stray(entry: index, ordinal: ordinal))
      } else {
        continue
      }
      waitingCount += 1
    }
    self.wanted = wanted
  }

  /// Finds out digests and occurrences as far as the bytes of the earlier reading are still what they were.
  private static func complete(_ entries: inout [RecordQuest.Entry?], from old: RecordSnapshot, _ signal: LoadSignal) {
    if old.firstOrdinal > 0 {
      // What was counted while other records were kept says nothing any more.
      for index in entries.indices where entries[index]?.ordinal != nil { entries[index]?.occurrence = nil }
    }
    // What stands there now may be equal to another record of then.
    guard old.isIntact else { return }
    var open: [Int: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      guard let entry, entry.occurrence == nil, let ordinal = entry.ordinal else { continue }
      if entry.digest == nil { entries[index]?.digest = old.digest(ofOrdinal: ordinal) }
      if entries[index]?.digest != nil { open[ordinal, default: []].append(index) }
    }
    if old.firstOrdinal > 0 { return }
    let occurrences = old.occurrences(
      of: open.compactMapValues { $0.first.flatMap { entries[$0]?.digest } }, signal)
    for (ordinal, indices) in open {
      for index in indices { entries[index]?.occurrence = occurrences[ordinal] }
    }
  }
}
