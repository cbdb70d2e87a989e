internal import Curses

extension GridController {
  /// Gives each row in the viewport a renderer, and takes those of the others.
  ///
  /// - Complexity: O(rows in the viewport + items in them), before and after.
  func updateDisplay() {
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

  private func enter(_ id: RowID, kind: String) -> RowDisplay.Row {
    if let row = display.takeRecent(id) {
      if row.kind == kind {
        row.controller.beginAppearance(true)
        view.addSubview(row.cell)
        onEvent?(.returned(cell: row.cell.serialNumber, row: id))
        return row
      }
      retire(row)
    }
    let (controller, isNew) = controllers.take(id) { dataSource.grid(self, controllerForRow: id) }
    if isNew {
      controller.context = self
      addChild(controller)
    }
    controller.beginAppearance(true)
    let cell = dequeueRenderer(kind: kind)
    onEvent?(
      cell.reuseCount == 0
        ? .created(cell: cell.serialNumber, row: id) : .reused(cell: cell.serialNumber, row: id))
    cell.host(controller.view)
    view.addSubview(cell)
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
    row.controller.beginAppearance(false)
    row.cell.removeFromSuperview()
    row.controller.endAppearance()
    display.recent.append(row)
  }

  private func trimRecent() {
    while display.recent.count > limits.recentRows { retire(display.recent.removeFirst()) }
  }

  /// Gives a row's renderer back to the pool; the row's view stays inside until the renderer serves another row.
  private func retire(_ row: RowDisplay.Row) {
    row.controller.releaseViews()
    rowPool.enqueue(row.cell)
    for controller in controllers.release(row.id) {
      controller.willMove(to: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
  }

  private func finishAppearance(of controller: RowController) {
    if controller.appearance == .appearing { controller.endAppearance() }
  }

  private func note(_ event: HostCell.Event) {
    let (cell, other) = (event.cell.serialNumber, event.other.serialNumber)
    switch event.kind {
    case .adopted:
      hosting.adopted += 1
      onEvent?(.adopted(cell: cell, from: other))
    case .stealPrevented:
      hosting.stealsPrevented += 1
      onEvent?(.stealPrevented(cell: cell, holder: other))
    case .lost:
      hosting.lostViews += 1
      onEvent?(.lost(cell: cell, holder: other))
    }
  }
}
