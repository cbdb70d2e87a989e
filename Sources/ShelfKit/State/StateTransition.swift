/// Carries a grid's state over from one snapshot to the next.
///
/// Rules: what is still there keeps its place by identity. Where the element that an anchor or the focus named is
/// gone, the next one in the old order that is still there takes over (it slid into the place), else the nearest before it.
/// The state of a row that is gone stays: it may come back. The state of a row never touched stays that of a beginning.
///
/// - Complexity: O(rows with a state + elements that went away next to an anchor).
struct StateTransition {
  let old: any GridSnapshot
  let new: any GridSnapshot

  /// The state for the new snapshot.
  func carry(_ state: GridState) -> GridState {
    var result = state
    guard state.isTouched, old.rowCount > 0 else { return result }
    let focusedRow = state.focusedRow ?? old.rowID(at: 0)
    result.focusedRow = survivingRow(focusedRow) ?? state.focusedRow
    if let anchor = state.anchor {
      result.anchor = survivingRow(anchor.id).map { ScrollAnchor(id: $0, delta: anchor.delta) }
    } else if old.rowID(at: 0) != (new.rowCount > 0 ? new.rowID(at: 0) : nil) {
      result.anchor = survivingRow(old.rowID(at: 0)).map { ScrollAnchor(id: $0, delta: 0) }
    }
    for id in state.rows.ids { carryRow(id, in: &result) }
    carryRow(focusedRow, in: &result, pinningFocus: true)
    return result
  }

  private func carryRow(_ id: RowID, in state: inout GridState, pinningFocus: Bool = false) {
    guard let oldRow = old.rowIndex(of: id), let newRow = new.rowIndex(of: id) else { return }
    var row = state.rows[id]
    if pinningFocus, old.itemCount(inRow: oldRow) > 0 {
      let first = old.itemID(at: 0, inRow: oldRow)
      let isStillFirst = new.itemCount(inRow: newRow) > 0 && new.itemID(at: 0, inRow: newRow) == first
      if !isStillFirst {
        row.focusedItem = row.focusedItem ?? first
        row.anchor = row.anchor ?? ScrollAnchor(id: first, delta: 0)
      }
    }
    row.focusedItem = row.focusedItem.flatMap { survivingItem($0, oldRow, newRow) }
    if let anchor = row.anchor {
      row.anchor = survivingItem(anchor.id, oldRow, newRow).map { ScrollAnchor(id: $0, delta: anchor.delta) }
    }
    state.rows[id] = row
  }

  private func survivingRow(_ id: RowID) -> RowID? {
    if new.rowIndex(of: id) != nil { return id }
    guard let place = old.rowIndex(of: id) else { return nil }
    return survivor(near: place, count: old.rowCount, element: old.rowID) { new.rowIndex(of: $0) != nil }
  }

  private func survivingItem(_ id: ItemID, _ oldRow: Int, _ newRow: Int) -> ItemID? {
    if new.itemIndex(of: id, inRow: newRow) != nil { return id }
    guard let place = old.itemIndex(of: id, inRow: oldRow) else { return nil }
    return survivor(
      near: place, count: old.itemCount(inRow: oldRow), element: { old.itemID(at: $0, inRow: oldRow) },
      survives: { new.itemIndex(of: $0, inRow: newRow) != nil })
  }

  private func survivor<ID>(near place: Int, count: Int, element: (Int) -> ID, survives: (ID) -> Bool) -> ID? {
    for index in place + 1..<max(count, place + 1) {
      let id = element(index)
      if survives(id) { return id }
    }
    for index in (0..<place).reversed() {
      let id = element(index)
      if survives(id) { return id }
    }
    return nil
  }
}
