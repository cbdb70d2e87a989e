extension GridDiff {
  /// What does not add up, if this is said to lead from one snapshot to the other; `nil` if the counts agree.
  ///
  /// - Complexity: O(changes).
  func disagreement(old: any GridSnapshot, new: any GridSnapshot) -> UpdateFault? {
    let expected = old.rowCount - deletedRows.count + insertedRows.count
    guard expected == new.rowCount else { return .changes(row: nil, expected: expected, found: new.rowCount) }
    if let outside = (updatedItems + insertedItems + movedItems.map(\.destination)).first(where: { !$0.isIn(new) })
      ?? (deletedItems + movedItems.map(\.origin)).first(where: { !$0.isIn(old) })
    {
      return .itemLookup(outside)
    }
    if let outside = updatedRows.first(where: { !(0..<new.rowCount).contains($0) }) {
      return .rowLookup(place: outside)
    }
    return balances(old: old, new: new).lazy.compactMap { row, change in
      guard let before = old.rowIndex(of: row), let after = new.rowIndex(of: row) else { return nil }
      let expected = old.itemCount(inRow: before) + change
      let found = new.itemCount(inRow: after)
      return expected == found ? nil : .changes(row: row, expected: expected, found: found)
    }.first
  }

  /// By how many items each row grows, as stated.
  private func balances(old: any GridSnapshot, new: any GridSnapshot) -> [RowID: Int] {
    var result: [RowID: Int] = [:]
    for path in deletedItems + movedItems.map(\.origin) { result[old.rowID(at: path.row), default: 0] -= 1 }
    for path in insertedItems + movedItems.map(\.destination) { result[new.rowID(at: path.row), default: 0] += 1 }
    return result
  }
}

extension IndexPath {
  /// Whether there is an item at this place.
  fileprivate func isIn(_ snapshot: any GridSnapshot) -> Bool {
    (0..<snapshot.rowCount).contains(row) && (0..<snapshot.itemCount(inRow: row)).contains(item)
  }
}
