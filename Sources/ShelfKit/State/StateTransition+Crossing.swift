/// Items that went to another row take the focus and their marks along.
extension StateTransition {
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

  /// Has the focus go with the item that had it; `name` is what its row is known by now.
  func followFocus(from row: RowID, now name: RowID, of state: GridState, into result: inout GridState) {
    guard let oldRow = old.rowIndex(of: row), old.itemCount(inRow: oldRow) > 0 else { return }
    let item = state.rows[row].focusedItem ?? old.itemID(at: 0, inRow: oldRow)
    guard let target = rowCrossedTo(by: item, from: row), target != name else { return }
    result.focusedRow = target
    result.rows[target].focusedItem = item
    result.rows[target].isDetached = result.isDetached
  }

  /// Has the marks of a row go with its items; `name` is what the row is known by now.
  func moveMarks(of id: RowID, now name: RowID, _ state: GridState, into result: inout GridState) {
    let marks = state.rows[id].marks
    guard !marks.isInverted else { return }
    // Gathered first: each change of a row's state copies the marks it has.
    var arrivals: [RowID: [ItemID]] = [:]
    for mark in marks.ids {
      guard let target = rowCrossedTo(by: mark, from: id), target != name else { continue }
      arrivals[target, default: []].append(mark)
    }
    if arrivals.isEmpty { return }
    set(arrivals.values.joined(), marked: false, in: name, of: &result)
    for (target, marks) in arrivals { set(marks, marked: true, in: target, of: &result) }
  }

  private func set(_ marks: some Sequence<ItemID>, marked: Bool, in row: RowID, of state: inout GridState) {
    state.rows.change(row) { changed in
      for mark in marks { changed.marks.set(mark, marked: marked) }
    }
  }
}
