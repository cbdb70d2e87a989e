/// Keeps the books of which renderer shows which row: now, and a moment ago.
///
/// Invariants:
/// 1. A row is in at most one of `visible` and `recent`.
/// 2. `visible` is in the order of the screen; `recent` has the row that left last at its end.
struct RowDisplay {
  /// A row with its renderer and its controller.
  struct Row {
    let id: RowID
    let kind: String
    let cell: HostCell
    let controller: RowController
  }

  /// The rows in the viewport.
  var visible: [Row] = []
  /// Rows that just left it, bound as they were.
  var recent: [Row] = []

  /// Both.
  var all: [Row] { visible + recent }

  /// Takes out the recent row with an identity, if it is there.
  mutating func takeRecent(_ id: RowID) -> Row? {
    guard let index = recent.firstIndex(where: { $0.id == id }) else { return nil }
    return recent.remove(at: index)
  }
}
