/// The last complete snapshots of a source, for as long as it has not changed.
///
/// A snapshot shares its storage with what is on the screen, so that the last one costs nothing; the one before is that
/// of a screen beneath.
final class SnapshotCache: Sendable {
  private struct Entry {
    var arrangement: Arrangement
    var stamp: SourceStamp
    var snapshot: any CatalogSnapshot
  }

  private static let limit = 2
  private let entries = Locked<[Entry]>([])

  /// Keeps a snapshot, if it is complete.
  func keep(_ snapshot: any CatalogSnapshot, of arrangement: Arrangement, stamp: SourceStamp) {
    guard snapshot.status.isComplete, snapshot.status.problem == nil else { return }
    entries.withLock { entries in
      entries.removeAll { $0.arrangement == arrangement || $0.stamp != stamp }
      entries.append(Entry(arrangement: arrangement, stamp: stamp, snapshot: snapshot))
      if entries.count > Self.limit { entries.removeFirst() }
    }
  }

  /// The snapshot of an arrangement; `nil` if none is kept, or the source was another then.
  func snapshot(of arrangement: Arrangement, stamp: SourceStamp) -> (any CatalogSnapshot)? {
    entries.withLock { entries in
      entries.last { $0.arrangement == arrangement && $0.stamp == stamp }?.snapshot
    }
  }
}
