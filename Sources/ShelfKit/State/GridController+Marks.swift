extension GridController {
  /// Whether an item is marked, by itself or by the range that is being extended.
  public func isMarked(_ path: IndexPath) -> Bool {
    let row = state.rows[snapshot.rowID(at: path.row)]
    return row.marks.contains(snapshot.itemID(at: path.item, inRow: path.row))
      || range(inRow: path.row)?.contains(path.item) == true
  }

  /// The places of the marked items of a row that are there, in order.
  ///
  /// - Complexity: O(marks of the row), or O(items of the row) once it was inverted or a range is open.
  public func markedItems(inRow row: Int) -> [Int] {
    let state = state.rows[snapshot.rowID(at: row)]
    if state.marks.isInverted || state.rangeStart != nil {
      return (0..<snapshot.itemCount(inRow: row)).filter { isMarked(IndexPath(row: row, item: $0)) }
    }
    return state.marks.ids.compactMap { snapshot.itemIndex(of: $0, inRow: row) }.sorted()
  }

  /// The places of all marked items that are there, in the order of the screen.
  ///
  /// - Complexity: as ``markedItems(inRow:)``, for each row that has marks.
  public var markedPaths: [IndexPath] {
    rowsWithMarks.compactMap { snapshot.rowIndex(of: $0) }.sorted().flatMap { row in
      markedItems(inRow: row).map { IndexPath(row: row, item: $0) }
    }
  }

  /// The marked items that are not there now, such as those a filter hides, each with its row; those of a row that was
  /// inverted are the ones that were not marked, and are left out.
  ///
  /// - Complexity: O(marks).
  public var hiddenMarks: [(row: RowID, item: ItemID)] {
    rowsWithMarks.filter { !state.rows[$0].marks.isInverted }.flatMap { id in
      let row = snapshot.rowIndex(of: id)
      return state.rows[id].marks.ids.filter { item in
        row.flatMap { snapshot.itemIndex(of: item, inRow: $0) } == nil
      }.map { (id, $0) }
    }
  }

  /// How many items are marked, whether they are there now or not; of an inverted row, as many as are there.
  ///
  /// - Complexity: O(rows with a state + marks of rows with an open range).
  public var markCount: Int {
    rowsWithMarks.reduce(0) { sum, id in
      let marks = state.rows[id].marks
      let row = snapshot.rowIndex(of: id)
      if let row, marks.isInverted {
        let spared = marks.ids.count { snapshot.itemIndex(of: $0, inRow: row) != nil && !isMarked($0, inRow: row) }
        return sum + snapshot.itemCount(inRow: row) - spared
      }
      guard let row, let range = range(inRow: row) else { return sum + (marks.isInverted ? 0 : marks.ids.count) }
      let inside = marks.ids.count { id in snapshot.itemIndex(of: id, inRow: row).map(range.contains) == true }
      return sum + marks.ids.count + range.count - inside
    }
  }

  /// Whether a range of the focused row is open.
  public var isMarkingRange: Bool {
    focusedIndexPath.map { state.rows[snapshot.rowID(at: $0.row)].rangeStart != nil } ?? false
  }

  private var rowsWithMarks: [RowID] {
    state.rows.ids.filter { !state.rows[$0].marks.isEmpty || state.rows[$0].rangeStart != nil }
  }

  private func isMarked(_ id: ItemID, inRow row: Int) -> Bool {
    snapshot.itemIndex(of: id, inRow: row).map { isMarked(IndexPath(row: row, item: $0)) } ?? false
  }

  /// Marks the focused item, or takes its mark away. An open range of its row ends there instead.
  public func toggleMark() {
    guard let focus = focusedIndexPath, focus.item < snapshot.itemCount(inRow: focus.row) else { return }
    let row = snapshot.rowID(at: focus.row)
    state.isTouched = true
    if state.rows[row].rangeStart != nil { return endRange(inRow: row) }
    let item = snapshot.itemID(at: focus.item, inRow: focus.row)
    state.rows.change(row) { $0.marks.set(item, marked: !$0.marks.contains(item)) }
  }

  /// Begins a range of marks at the focused item, which moving the focus in the row extends; or ends the one there is.
  public func toggleRange() {
    guard let focus = focusedIndexPath, focus.item < snapshot.itemCount(inRow: focus.row) else { return }
    let row = snapshot.rowID(at: focus.row)
    state.isTouched = true
    if state.rows[row].rangeStart != nil { return endRange(inRow: row) }
    state.rows[row].rangeStart = snapshot.itemID(at: focus.item, inRow: focus.row)
  }

  /// Marks what is not marked in the row that has the focus, and the other way round; an open range counts as marked.
  public func invertMarks() {
    guard let focus = focusedIndexPath else { return }
    let row = snapshot.rowID(at: focus.row)
    state.isTouched = true
    endRange(inRow: row)
    state.rows[row].marks.invert()
  }

  /// The same for the items that are there now, and no others: what a filter hides keeps what it has.
  ///
  /// - Complexity: O(items of the row).
  public func invertShownMarks() {
    guard let focus = focusedIndexPath else { return }
    let row = snapshot.rowID(at: focus.row)
    state.isTouched = true
    endRange(inRow: row)
    var marks = state.rows[row].marks
    for item in 0..<snapshot.itemCount(inRow: focus.row) {
      let id = snapshot.itemID(at: item, inRow: focus.row)
      marks.set(id, marked: !marks.contains(id))
    }
    state.rows[row].marks = marks
  }

  /// Gives up the range that is being extended in the focused row, without a mark.
  public func cancelRange() {
    guard let focus = focusedIndexPath else { return }
    state.rows[snapshot.rowID(at: focus.row)].rangeStart = nil
  }

  /// Takes all marks away.
  public func clearMarks() {
    for id in Array(state.rows.ids) where !state.rows[id].marks.isEmpty || state.rows[id].rangeStart != nil {
      state.rows[id].marks = MarkSet()
      state.rows[id].rangeStart = nil
    }
  }

  /// Marks what a range of a row holds, and ends it.
  ///
  /// - Complexity: O(items of the range).
  func endRange(inRow id: RowID) {
    let row = snapshot.rowIndex(of: id)
    let places = row.flatMap { self.range(inRow: $0) }
    state.rows.change(id) { [snapshot] changed in
      if let row, let places {
        for item in places { changed.marks.set(snapshot.itemID(at: item, inRow: row), marked: true) }
      }
      changed.rangeStart = nil
    }
  }

  /// The places from where a range began to the row's focus; `nil` without a range.
  private func range(inRow row: Int) -> ClosedRange<Int>? {
    guard let start = state.rows[snapshot.rowID(at: row)].rangeStart, snapshot.itemCount(inRow: row) > 0 else {
      return nil
    }
    let end = FocusEngine(snapshot: snapshot).focusedItem(inRow: row, state: state)
    let begin = snapshot.itemIndex(of: start, inRow: row) ?? end
    return min(begin, end)...max(begin, end)
  }
}
