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
    let heirs = heirs(state, focusedRow: focusedRow)
    let inherited = Set(heirs.values)
    for id in Set(state.rows.ids).union([focusedRow].compactMap { $0 }) where !inherited.contains(id) {
      carryRow(id, to: heirs[id] ?? id, from: state, into: &result)
    }
    // All rows are as they were now; what crosses from one to another comes after.
    for id in state.rows.ids { moveMarks(of: id, now: heirs[id] ?? id, state, into: &result) }
    if let focusedRow { followFocus(from: focusedRow, now: heirs[focusedRow] ?? focusedRow, of: state, into: &result) }
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

  /// The rows that took the places of others, by those: a row takes over what its placeholder remembers, but if it was
  /// there beside it, or if the placeholder was gone before and the row has a memory of its own.
  private func heirs(_ state: GridState, focusedRow: RowID?) -> [RowID: RowID] {
    var placeholders: [RowID: RowID] = [:]
    // Of several placeholders the one that has the focus counts, else the one touched last.
    for id in state.rows.idsByAge.filter({ $0 != focusedRow }) + [focusedRow].compactMap({ $0 })
    where new.rowIndex(of: id) == nil {
      guard let heir = new.replacement(ofRow: id), new.rowIndex(of: heir) != nil, old.rowIndex(of: heir) == nil,
        old.rowIndex(of: id) != nil || state.rows[heir] == RowState()
      else { continue }
      placeholders[heir] = id
    }
    return Dictionary(placeholders.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Items

  private func carryRow(_ id: RowID, to target: RowID, from state: GridState, into result: inout GridState) {
    guard let newRow = new.rowIndex(of: target) else { return }
    let places = Places(row: id, old: old.rowIndex(of: id), new: newRow)
    var row = state.rows[id]
    pinBeginning(of: &row, places)
    row.anchor = itemAnchor(row, places)
    row.focusedItem = row.focusedItem.flatMap { survivingItem($0, places) }
    row.rangeStart = row.rangeStart.flatMap { survivingItem($0, places) }
    for mark in row.marks.ids where new.itemIndex(of: mark, inRow: newRow) == nil {
      if let other = new.replacement(ofItem: mark, inRow: newRow) { row.marks.replace(mark, with: other) }
    }
    if target == id {
      if row != state.rows[id] { result.rows.update(id, to: row) }
    } else {
      row.marks.formUnion(state.rows[target].marks)
      result.rows[id] = RowState()
      result.rows[target] = row
    }
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
