internal import ShelfKit

extension GridState {
  /// This state with no more than so many marks, those of the rows touched last; and how many are left out.
  ///
  /// A row keeps all of its marks or none: a part of them would be taken for what was chosen.
  ///
  /// - Complexity: O(rows with a state).
  func withMarks(atMost limit: Int) -> (state: GridState, left: Int) {
    var result = self
    var (room, left) = (limit, 0)
    var withoutMarks: Set<RowID> = []
    for id in rows.idsByAge.reversed() {
      let count = rows[id].marks.ids.count
      if count <= room {
        room -= count
      } else {
        left += count
        withoutMarks.insert(id)
      }
    }
    if withoutMarks.isEmpty { return (self, 0) }
    // In the order in which they were touched, which the copy keeps.
    for id in rows.idsByAge {
      var row = rows[id]
      if withoutMarks.contains(id) { row.marks = MarkSet() }
      result.rows[id] = row
    }
    return (result, left)
  }
}
