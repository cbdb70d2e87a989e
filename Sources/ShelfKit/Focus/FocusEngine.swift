/// Answers where the focus is, and where a move takes it, from a snapshot and a state alone.
///
/// Rules: the focus is on a live item as long as its row has one; a move to another row goes to the adjacent
/// row, however short; moves stop at the edges.
struct FocusEngine {
  let snapshot: any GridSnapshot

  /// Where the focus is. The item is 0 in a row without items; `nil` without rows.
  func focus(in state: GridState) -> IndexPath? {
    guard snapshot.rowCount > 0 else { return nil }
    let row = state.focusedRow.flatMap(snapshot.rowIndex) ?? 0
    return IndexPath(row: row, item: focusedItem(inRow: row, state: state))
  }

  /// The place of the item a row remembers as its focus; the first if it remembers none.
  func focusedItem(inRow row: Int, state: GridState) -> Int {
    let remembered = state.rows[snapshot.rowID(at: row)].focusedItem
    return remembered.flatMap { snapshot.itemIndex(of: $0, inRow: row) } ?? 0
  }

  /// Where a move takes the focus; the same place where it cannot move.
  func destination(of move: Move, from focus: IndexPath, state: GridState) -> IndexPath {
    let last = max(0, snapshot.itemCount(inRow: focus.row) - 1)
    return switch move {
    case .left(let count): IndexPath(row: focus.row, item: max(0, focus.item - max(0, count)))
    case .right(let count): IndexPath(row: focus.row, item: saturating(focus.item, count, upTo: last))
    case .rowStart: IndexPath(row: focus.row, item: 0)
    case .rowEnd: IndexPath(row: focus.row, item: last)
    case .up(let count): remembered(max(0, focus.row - max(0, count)), state)
    case .down(let count): remembered(saturating(focus.row, count, upTo: snapshot.rowCount - 1), state)
    case .firstRow: remembered(0, state)
    case .lastRow: remembered(snapshot.rowCount - 1, state)
    case .row(let row): remembered(min(max(0, row), snapshot.rowCount - 1), state)
    case .item(let path): clamped(path)
    }
  }

  private func remembered(_ row: Int, _ state: GridState) -> IndexPath {
    IndexPath(row: row, item: focusedItem(inRow: row, state: state))
  }

  private func clamped(_ path: IndexPath) -> IndexPath {
    let row = min(max(0, path.row), snapshot.rowCount - 1)
    return IndexPath(row: row, item: min(max(0, path.item), max(0, snapshot.itemCount(inRow: row) - 1)))
  }

  private func saturating(_ value: Int, _ count: Int, upTo limit: Int) -> Int {
    let (sum, overflow) = value.addingReportingOverflow(max(0, count))
    return overflow ? limit : min(sum, limit)
  }
}
