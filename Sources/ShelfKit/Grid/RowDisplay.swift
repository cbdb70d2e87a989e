/// Keeps the books of which renderer shows which row: now, in a moment, and a moment ago.
///
/// Invariants:
/// 1. A row is in at most one of `visible`, `prefetched` and `recent`.
/// 2. `visible` is in the order of the screen; `recent` has the row that left last at its end.
struct RowDisplay {
  /// A row with its renderer and its controller.
  struct Row {
    let id: RowID
    let kind: String
    let cell: HostCell
    let controller: RowController
  }

  /// A row that was made ready before it is seen.
  struct Prefetched {
    let row: Row
    /// What the data source was told.
    let request: PrefetchRequest
    /// Which looks of the data it was bound to.
    let reloadCount: Int
    /// Whether all that the row will show at first is bound.
    var isComplete: Bool
  }

  /// The rows in the viewport.
  var visible: [Row] = []
  /// Rows that will probably come into it.
  var prefetched: [Prefetched] = []
  /// Rows that just left it, bound as they were.
  var recent: [Row] = []
  /// The most rows that were ever prefetched at once: so many more recent rows are kept.
  var mostPrefetched = 0

  /// All that have a renderer.
  var all: [Row] { visible + prefetched.map(\.row) + recent }

  /// Takes out the recent row with an identity, if it is there.
  mutating func takeRecent(_ id: RowID) -> Row? {
    guard let index = recent.firstIndex(where: { $0.id == id }) else { return nil }
    return recent.remove(at: index)
  }

  /// Takes out the prefetched row with an identity, if it is there.
  mutating func takePrefetched(_ id: RowID) -> Prefetched? {
    guard let index = prefetched.firstIndex(where: { $0.row.id == id }) else { return nil }
    return prefetched.remove(at: index)
  }
}
