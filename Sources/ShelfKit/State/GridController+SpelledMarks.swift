extension GridController {
  /// Names each marked item of the rows that have an open range or whose marks were inverted, so that the marks go with
  /// their items to other rows. The ranges end.
  ///
  /// - Parameter limit: how many items may be named so.
  /// - Returns: how many marks are of rows that have too many items for that, and stay with their row.
  /// - Complexity: O(limit + items of the ranges + rows with a state).
  public func spellOutMarks(atMost limit: Int) -> Int {
    for id in Array(state.rows.ids) where state.rows[id].rangeStart != nil { endRange(inRow: id) }
    var room = limit
    var left = 0
    for id in Array(state.rows.ids) where state.rows[id].marks.isInverted {
      guard let row = snapshot.rowIndex(of: id) else { continue }
      let count = snapshot.itemCount(inRow: row)
      guard count <= room else {
        left += count
        continue
      }
      room -= count
      let marked = markedItems(inRow: row).map { snapshot.itemID(at: $0, inRow: row) }
      var next = state.rows[id]
      next.marks = MarkSet(Set(marked))
      state.rows.update(id, to: next)
    }
    return left
  }
}
