internal import Curses

extension GridController {
  /// Gives each row in the viewport a renderer, and takes those of the others.
  ///
  /// - Complexity: O(rows in the viewport + items in them), before and after.
  func updateDisplay() {
    if displayedGeneration != generation { forgetGoneRows() }
    let layout = rowLayout()
    let frames = layout.frames(from: position(in: layout))
    let seen = frames.map { place in
      (id: snapshot.rowID(at: place.index), index: place.index, frame: place.frame)
    }
    // What leaves goes first, so that it can serve what comes.
    let wanted = Set(seen.map(\.id))
    for row in display.visible where !wanted.contains(row.id) { leave(row) }
    let known = Dictionary(
      display.visible.filter { wanted.contains($0.id) }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    trimRecent()
    display.visible = seen.map { place in
      let kind = dataSource.grid(self, metricsForRow: place.index).kind
      let row = known[place.id].flatMap { rehosted($0, kind: kind) } ?? enter(place.id, kind: kind)
      row.cell.frame = place.frame
      row.controller.view.frame = row.cell.bounds
      row.controller.hiddenLines = max(0, -place.frame.minY)
      row.controller.update()
      finishAppearance(of: row.controller)
      return row
    }
  }

  /// The row as it is, if its renderer still serves it; `nil` after giving the renderer back, because its kind changed.
  private func rehosted(_ row: RowDisplay.Row, kind: String) -> RowDisplay.Row? {
    if row.kind == kind { return row }
    leave(row)
    if let stale = display.takeRecent(row.id) { retire(stale) }
    return nil
  }

  /// Brings a row on screen: with the renderer that was made ready for it, or that it just left, or one from the pool.
  private func enter(_ id: RowID, kind: String) -> RowDisplay.Row {
    if let ready = display.takePrefetched(id) {
      if ready.row.kind == kind {
        onEvent?(.arrived(cell: ready.row.cell.serialNumber, row: id))
        return show(ready.row)
      }
      cancel(ready)
    }
    if let row = display.takeRecent(id) {
      if row.kind == kind {
        onEvent?(.returned(cell: row.cell.serialNumber, row: id))
        return show(row)
      }
      retire(row)
    }
    return show(open(id, kind: kind))
  }

  private func show(_ row: RowDisplay.Row) -> RowDisplay.Row {
    if isShown { row.controller.beginAppearance(true) }
    view.addSubview(row.cell)
    return row
  }

  /// Gives a row a renderer that hosts the view of its controller; neither is on screen yet.
  func open(_ id: RowID, kind: String) -> RowDisplay.Row {
    let (controller, isNew) = controllers.take(id) { dataSource.grid(self, controllerForRow: id) }
    if isNew {
      controller.context = self
      addChild(controller)
    }
    let cell = dequeueRenderer(kind: kind)
    onEvent?(
      cell.reuseCount == 0
        ? .created(cell: cell.serialNumber, row: id) : .reused(cell: cell.serialNumber, row: id))
    cell.host(controller.view)
    if isNew { controller.didMove(to: self) }
    return RowDisplay.Row(id: id, kind: kind, cell: cell, controller: controller)
  }

  private func dequeueRenderer(kind: String) -> HostCell {
    rowPool.register(HostCell.self, identifier: kind)
    let cell = rowPool.binding { rowPool.dequeue(HostCell.self, identifier: kind) }
    if cell.onEvent == nil {
      cell.policy = hostingPolicy
      cell.onEvent = { [weak self] in self?.note($0) }
    }
    return cell
  }

  /// Takes a row off the screen, and keeps it bound for a while.
  private func leave(_ row: RowDisplay.Row) {
    let isAppeared = row.controller.appearance == .appeared
    if isAppeared { row.controller.beginAppearance(false) }
    row.cell.removeFromSuperview()
    if isAppeared { row.controller.endAppearance() }
    display.recent.append(row)
  }

  private func trimRecent() {
    while display.recent.count > limits.recentRows + display.mostPrefetched { retire(display.recent.removeFirst()) }
  }

  /// Lets go of the rows that the data has no more: off screen nothing of them stays but their small state.
  private func forgetGoneRows() {
    displayedGeneration = generation
    for entry in display.prefetched { cancel(entry) }
    display.prefetched.removeAll()
    let isThere = { [snapshot] (id: RowID) in snapshot.rowIndex(of: id) != nil }
    for row in display.visible where !isThere(row.id) { leave(row) }
    display.visible.removeAll { !isThere($0.id) }
    for row in display.recent where !isThere(row.id) { retire(row) }
    display.recent.removeAll { !isThere($0.id) }
    controllers.removeIdle(unless: isThere).forEach(expel)
  }

  /// Gives a row's renderer back to the pool; the row's view stays inside until the renderer serves another row.
  func retire(_ row: RowDisplay.Row) {
    row.controller.releaseViews()
    rowPool.enqueue(row.cell)
    controllers.release(row.id).forEach(expel)
  }

  private func expel(_ controller: RowController) {
    controller.willMove(to: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }

  private func finishAppearance(of controller: RowController) {
    if controller.appearance == .appearing { controller.endAppearance() }
  }

  /// Whether the grid is on screen, or coming on it: its rows are what it is.
  private var isShown: Bool { appearance == .appearing || appearance == .appeared }

  /// Passes on that the grid begins to come on screen, or to leave it.
  func beginRowAppearance(_ isAppearing: Bool) {
    for row in display.visible { row.controller.beginAppearance(isAppearing) }
  }

  /// Passes on that it has come, or left.
  func endRowAppearance() {
    for row in display.visible where [.appearing, .disappearing].contains(row.controller.appearance) {
      row.controller.endAppearance()
    }
  }

  private func note(_ event: HostCell.Event) {
    let (cell, other) = (event.cell.serialNumber, event.other.serialNumber)
    let row = onEvent == nil ? nil : controllers.rowID(of: event.view)
    switch event.kind {
    case .adopted:
      hosting.adopted += 1
      onEvent?(.adopted(cell: cell, from: other, row: row))
    case .stealPrevented:
      hosting.stealsPrevented += 1
      onEvent?(.stealPrevented(cell: cell, holder: other, row: row))
    case .lost:
      hosting.lostViews += 1
      onEvent?(.lost(cell: cell, holder: other, row: row))
    }
  }
}
