internal import Curses

extension GridController {
  /// Shows other data, in one transaction: focus, positions and marks are carried over by identity.
  ///
  /// A snapshot given while another is being applied, or while a frame is prepared, waits and is applied after it; of
  /// several that wait the newest is. What is wrong with the data is told by ``onFault``.
  ///
  /// - Parameters:
  ///   - snapshot: the data.
  ///   - changes: how it differs from the data shown, where the caller knows: then only what it says is updated is
  ///     bound again. Otherwise each view seen is, unless its content version is the one it shows.
  ///   - origin: the moment whose state is carried over, where it is not this one. Of one whole, several parts may be
  ///     shown one after the other, and what is near to an item can be told from the whole alone.
  /// - Complexity: O(rows with a state + what is seen + changes).
  public func apply(_ snapshot: any GridSnapshot, changes: GridDiff? = nil, from origin: GridMoment? = nil) {
    updates.add(UpdateQueue.Update(snapshot: snapshot, changes: changes, origin: origin))
    runUpdates()
  }

  /// Has everything seen bound again with the next frame: the same data, looking differently.
  public func reload() {
    reloadCount += 1
    for row in display.all { row.controller.setNeedsRebind() }
  }

  /// Takes a state at once, in place of its own; the next frame shows it.
  ///
  /// What it names and is not there is replaced, pending or forgotten, as after a change of the data
  /// (`docs/updates.md`). A state that waits to be restored is given up.
  public func adopt(_ state: GridState) {
    waitingRestore = nil
    self.state = resolved(state)
  }

  /// Brings back what was kept of an earlier time: at once, or as soon as the data it names has arrived.
  ///
  /// It waits until all that focus and position of the grid name is there, or nothing more will come, and then takes
  /// effect as one change. If the person acts before that, the person wins.
  public func restore(_ state: GridState) {
    waitingRestore = state
    restoreIfPossible()
  }

  /// Takes in what waits, unless something is going on already.
  func runUpdates() {
    guard updates.begin() else { return }
    while let update = updates.next() { takeIn(update) }
    updates.end()
  }

  /// Forgets the states of the rows touched longest ago, beyond the limit; not of those on screen.
  func trimRowStates() {
    guard state.rows.count > limits.rowStates else { return }
    let kept = Set(display.visible.map(\.id) + [state.focusedRow, state.anchor?.id].compactMap { $0 })
    state.rows.trim(to: limits.rowStates, keeping: kept)
  }

  private func takeIn(_ update: UpdateQueue.Update) {
    if !update.snapshot.duplicates.isEmpty { report(.duplicates(update.snapshot.duplicates)) }
    guard let next = sound(update.snapshot) else { return reload() }
    let old = snapshot
    if let origin = update.origin {
      state = StateTransition(old: origin.snapshot, new: next).carry(origin.state)
    } else {
      state = StateTransition(old: old, new: next, seen: seenPlaces).carry(state)
    }
    snapshot = next
    reloadCount += 1
    requestBinding(after: old, changes: update.changes)
    restoreIfPossible()
  }

  /// The snapshot, or one put right; `nil` if that cannot be had.
  private func sound(_ snapshot: any GridSnapshot) -> (any GridSnapshot)? {
    guard let fault = SnapshotCheck(snapshot: snapshot).fault(near: state) else { return snapshot }
    report(fault)
    guard let repaired = SnapshotCheck(snapshot: snapshot).repaired() else { return nil }
    if !repaired.duplicates.isEmpty { report(.duplicates(repaired.duplicates)) }
    return repaired
  }

  private func requestBinding(after old: any GridSnapshot, changes: GridDiff?) {
    guard let changes else { return requestBinding { _ in Rebinding(isByVersion: true) } }
    if let fault = changes.disagreement(old: old, new: snapshot) {
      report(fault)
      return reload()
    }
    var items: [Int: Set<ItemID>] = [:]
    for path in changes.updatedItems {
      items[path.row, default: []].insert(snapshot.itemID(at: path.item, inRow: path.row))
    }
    let rows = Set(changes.updatedRows)
    requestBinding { row in
      guard let place = snapshot.rowIndex(of: row) else { return Rebinding() }
      return Rebinding(items: items[place] ?? [], includesSupplements: rows.contains(place))
    }
  }

  private func requestBinding(_ request: (RowID) -> Rebinding) {
    for row in display.all { row.controller.setNeedsRebind(request(row.id)) }
  }

  /// What the last frame showed, in logical coordinates.
  private var seenPlaces: SeenPlaces {
    var result = SeenPlaces()
    for row in display.visible {
      result.rows.append(SeenPlaces.Place(id: row.id, offset: row.cell.frame.minY))
      result.items[row.id] = row.controller.seenItems
      result.beginnings[row.id] = row.controller.seenBeginning
    }
    return result
  }

  private func report(_ fault: UpdateFault) {
    faults.note(fault)
    onFault?(fault)
  }

  // MARK: Restoring

  /// A state of another time with the names that mean something now.
  private func resolved(_ state: GridState) -> GridState {
    var result = state
    result.isTouched = true
    result = StateTransition(old: EmptySnapshot(), new: snapshot).carry(result)
    result.isTouched = state.isTouched
    return result
  }

  private func restoreIfPossible() {
    guard let saved = waitingRestore else { return }
    // Untouched, nothing was carried and nothing was done: what is there now is the beginning.
    guard !state.isTouched else {
      waitingRestore = nil
      return
    }
    guard snapshot.rowCount > 0, isReady(for: saved) else { return }
    let beginning = state
    state = resolved(saved)
    if isCutShort {
      state = beginning
    } else {
      state.isTouched = true
      waitingRestore = nil
    }
  }

  /// Whether the view cannot stand where it should yet, because what is to fill it has not arrived.
  private var isCutShort: Bool {
    func gives(_ axis: LinearLayout, _ index: Int, _ delta: Int, _ viewport: Int) -> Bool {
      let stored = axis.normalized(LinearLayout.Position(index: index, delta: delta))
      return axis.clamped(stored, viewport: viewport) != stored
    }
    let rows = rowLayout()
    if !snapshot.isComplete, let anchor = state.anchor, let row = snapshot.rowIndex(of: anchor.id),
      gives(rows.axis, row, anchor.delta - rows.axis.leadingInset, rows.viewport.height)
    {
      return true
    }
    guard let row = focusedIndexPath?.row, !snapshot.isComplete(row: row),
      let anchor = state.rows[snapshot.rowID(at: row)].anchor, let item = snapshot.itemIndex(of: anchor.id, inRow: row)
    else { return false }
    let items = itemLayout(forRow: row)
    return gives(items.axis, item, anchor.delta - items.axis.leadingInset, items.viewport)
  }

  /// Whether an item is in a row, by its identity or by the one that took over from it.
  private func isThere(_ id: ItemID, inRow row: Int) -> Bool {
    snapshot.itemIndex(of: id, inRow: row) != nil || snapshot.replacement(ofItem: id, inRow: row) != nil
  }

  private func isReady(for saved: GridState) -> Bool {
    for id in Set([saved.focusedRow, saved.anchor?.id].compactMap { $0 }) {
      guard let row = snapshot.rowIndex(of: id) else {
        if snapshot.isComplete { continue }
        return false
      }
      if snapshot.isComplete(row: row) { continue }
      let items = [saved.rows[id].focusedItem, saved.rows[id].anchor?.id].compactMap { $0 }
      if items.contains(where: { !isThere($0, inRow: row) }) { return false }
    }
    return true
  }
}
