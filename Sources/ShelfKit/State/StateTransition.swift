/// Carries a grid's state over from one snapshot to the next, by the rules of `docs/updates.md`.
///
/// - Complexity: O(rows with a state + marks + elements that went away next to an anchor + what was seen).
struct StateTransition {
  let old: any GridSnapshot
  let new: any GridSnapshot
  /// What was on screen.
  var seen = SeenPlaces()

  /// The state for the new snapshot.
  func carry(_ state: GridState) -> GridState {
    guard state.isTouched else { return state }
    var result = state
    let focusedRow = state.focusedRow ?? (old.rowCount > 0 ? old.rowID(at: 0) : nil)
    result.focusedRow = focusedRow.flatMap(survivingRow) ?? (new.rowCount == 0 ? focusedRow : nil)
    result.anchor = rowAnchor(state, focusedRow: focusedRow)
    for id in state.rows.ids { carryRow(id, from: state, into: &result) }
    if let focusedRow {
      if state.rows[focusedRow] == RowState() { carryRow(focusedRow, from: state, into: &result) }
      followFocus(from: focusedRow, of: state, into: &result)
    }
    return result
  }

  // MARK: Rows

  private func rowAnchor(_ state: GridState, focusedRow: RowID?) -> ScrollAnchor<RowID>? {
    guard var anchor = state.anchor ?? beginning else { return nil }
    guard let survivor = survivingRow(anchor.id) else { return new.rowCount == 0 ? state.anchor : nil }
    if survivor == anchor.id, state.isDetached || anchor.id != focusedRow {
      anchor = ViewportHold(oldCount: old.rowCount, oldID: old.rowID, oldIndex: old.rowIndex, newIndex: new.rowIndex)
        .anchor(insteadOf: anchor, seen: seen.rows)
    } else {
      anchor.id = survivor
    }
    // Nothing comes before the first element: a distance that would show that is none.
    if new.rowIndex(of: anchor.id) == 0 { anchor.delta = max(0, anchor.delta) }
    return anchor
  }

  /// The anchor at the beginning of the rows, if another row is the first now.
  private var beginning: ScrollAnchor<RowID>? {
    guard old.rowCount > 0, new.rowCount > 0, old.rowID(at: 0) != new.rowID(at: 0) else { return nil }
    return ScrollAnchor(id: old.rowID(at: 0), delta: 0)
  }

  private func survivingRow(_ id: RowID) -> RowID? {
    if new.rowIndex(of: id) != nil { return id }
    if let other = new.replacement(ofRow: id), new.rowIndex(of: other) != nil { return other }
    guard let place = old.rowIndex(of: id) else { return new.isComplete ? nil : id }
    return survivor(near: place, count: old.rowCount, element: old.rowID) { new.rowIndex(of: $0) != nil }
  }

  // MARK: Items

  private func carryRow(_ id: RowID, from state: GridState, into result: inout GridState) {
    let target = new.rowIndex(of: id) == nil ? new.replacement(ofRow: id) ?? id : id
    guard let newRow = new.rowIndex(of: target) else { return moveMarks(of: id, state, into: &result) }
    let places = Places(row: id, old: old.rowIndex(of: id), new: newRow)
    var row = state.rows[id]
    pinBeginning(of: &row, places)
    row.anchor = itemAnchor(row, places)
    row.focusedItem = row.focusedItem.flatMap { survivingItem($0, places) }
    row.rangeStart = row.rangeStart.flatMap { survivingItem($0, places) }
    for mark in row.marks.ids where new.itemIndex(of: mark, inRow: newRow) == nil {
      if let other = new.replacement(ofItem: mark, inRow: newRow) { row.marks.replace(mark, with: other) }
    }
    if target != id {
      result.rows[id] = RowState()
      result.rows[target] = row
    } else if row != state.rows[id] {
      var moved = row
      // Marks may have come from other rows meanwhile.
      for mark in result.rows[id].marks.ids.subtracting(state.rows[id].marks.ids) {
        moved.marks.set(mark, marked: true)
      }
      result.rows.update(id, to: moved)
    }
    moveMarks(of: id, state, into: &result)
  }

  /// A row's places in the old snapshot, if it was there, and in the new one.
  private struct Places {
    var row: RowID
    var old: Int?
    var new: Int
  }

  /// Names the first item of a row that stands at its beginning, once another one is the first: what is seen stays.
  private func pinBeginning(of row: inout RowState, _ places: Places) {
    guard let oldRow = places.old, old.itemCount(inRow: oldRow) > 0 else { return }
    let first = old.itemID(at: 0, inRow: oldRow)
    if new.itemCount(inRow: places.new) > 0, new.itemID(at: 0, inRow: places.new) == first { return }
    row.focusedItem = row.focusedItem ?? first
    row.anchor = row.anchor ?? ScrollAnchor(id: first, delta: seen.beginnings[places.row] ?? 0)
  }

  private func itemAnchor(_ row: RowState, _ places: Places) -> ScrollAnchor<ItemID>? {
    guard var anchor = row.anchor, let survivor = survivingItem(anchor.id, places) else { return nil }
    if survivor == anchor.id, row.isDetached || anchor.id != row.focusedItem, let oldRow = places.old {
      let hold = ViewportHold(
        oldCount: old.itemCount(inRow: oldRow), oldID: { old.itemID(at: $0, inRow: oldRow) },
        oldIndex: { old.itemIndex(of: $0, inRow: oldRow) }, newIndex: { new.itemIndex(of: $0, inRow: places.new) })
      anchor = hold.anchor(insteadOf: anchor, seen: seen.items[places.row] ?? [])
    } else {
      anchor.id = survivor
    }
    return anchor
  }

  private func survivingItem(_ id: ItemID, _ places: Places) -> ItemID? {
    func survives(_ id: ItemID) -> Bool { new.itemIndex(of: id, inRow: places.new) != nil }
    if survives(id) { return id }
    if let other = new.replacement(ofItem: id, inRow: places.new), survives(other) { return other }
    guard let oldRow = places.old, let place = old.itemIndex(of: id, inRow: oldRow) else {
      return new.isComplete(row: places.new) ? nil : id
    }
    return survivor(
      near: place, count: old.itemCount(inRow: oldRow), element: { old.itemID(at: $0, inRow: oldRow) },
      survives: survives)
  }

  // MARK: Across rows

  /// The row an item went to, if it left its own for one that did not have it before.
  private func rowCrossedTo(by item: ItemID, from row: RowID) -> RowID? {
    guard let oldRow = old.rowIndex(of: row), old.itemIndex(of: item, inRow: oldRow) != nil,
      let place = new.rowIndex(ofItem: item)
    else { return nil }
    let target = new.rowID(at: place)
    if target == row { return nil }
    if let before = old.rowIndex(of: target), old.itemIndex(of: item, inRow: before) != nil { return nil }
    return target
  }

  private func followFocus(from row: RowID, of state: GridState, into result: inout GridState) {
    guard let oldRow = old.rowIndex(of: row), old.itemCount(inRow: oldRow) > 0 else { return }
    let item = state.rows[row].focusedItem ?? old.itemID(at: 0, inRow: oldRow)
    guard let target = rowCrossedTo(by: item, from: row) else { return }
    result.focusedRow = target
    result.rows[target].focusedItem = item
    result.rows[target].isDetached = result.isDetached
  }

  private func moveMarks(of id: RowID, _ state: GridState, into result: inout GridState) {
    let marks = state.rows[id].marks
    guard !marks.isInverted else { return }
    for mark in marks.ids {
      guard let target = rowCrossedTo(by: mark, from: id) else { continue }
      result.rows[id].marks.set(mark, marked: false)
      result.rows[target].marks.set(mark, marked: true)
    }
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
