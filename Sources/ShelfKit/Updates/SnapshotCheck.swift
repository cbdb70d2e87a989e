/// Looks whether a snapshot keeps its promises where it will be asked first: at the beginning, at the end and around
/// the places that state names.
///
/// - Complexity: a few dozen lookups, however large the snapshot is.
struct SnapshotCheck {
  let snapshot: any GridSnapshot

  /// Places looked at from each point on.
  private static let span = 8
  /// The most elements that are read to put a snapshot right.
  static let repairLimit = 100_000

  /// What is wrong, the first thing found; `nil` if nothing is.
  func fault(near state: GridState) -> UpdateFault? {
    let count = snapshot.rowCount
    guard count >= 0 else { return .rowCount(count) }
    let points = [state.focusedRow, state.anchor?.id].compactMap { $0.flatMap(snapshot.rowIndex) }
    if let wrong = points.first(where: { !(0..<count).contains($0) }) { return .rowLookup(place: wrong) }
    for row in places(from: points, count: count) {
      let id = snapshot.rowID(at: row)
      guard snapshot.rowIndex(of: id) == row else { return .rowLookup(place: row) }
      if let fault = fault(inRow: row, id: id, near: state.rows[id]) { return fault }
    }
    return nil
  }

  private func fault(inRow row: Int, id: RowID, near state: RowState) -> UpdateFault? {
    let count = snapshot.itemCount(inRow: row)
    guard count >= 0 else { return .itemCount(count, row: id) }
    let points = [state.focusedItem, state.anchor?.id].compactMap { id in
      id.flatMap { snapshot.itemIndex(of: $0, inRow: row) }
    }
    if let wrong = points.first(where: { !(0..<count).contains($0) }) {
      return .itemLookup(IndexPath(row: row, item: wrong))
    }
    for item in places(from: points, count: count)
    where snapshot.itemIndex(of: snapshot.itemID(at: item, inRow: row), inRow: row) != item {
      return .itemLookup(IndexPath(row: row, item: item))
    }
    return nil
  }

  private func places(from points: [Int], count: Int) -> [Int] {
    guard count > 0 else { return [] }
    return Set((points + [0, count - Self.span]).flatMap { max(0, $0)..<min(count, max(0, $0) + Self.span) }).sorted()
  }

  /// The same content with nothing wrong about it, read once; `nil` if it is too large for that.
  func repaired() -> RepairedSnapshot? { RepairedSnapshot(snapshot, atMost: Self.repairLimit) }
}
