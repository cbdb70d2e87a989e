internal import Curses

extension GridController {
  /// Whether the places that a request names are places of the data shown now.
  public func isCurrent(_ request: PrefetchRequest) -> Bool { request.generation == generation }

  /// Gets the rows ready that will probably be seen next, as far as this frame's budget reaches.
  ///
  /// A row that is ready has a renderer, bound cells and a drawn pad, and is not on screen: it is neither painted nor
  /// hit, and did not appear. What is left of the budget goes into spare renderers.
  ///
  /// - Complexity: O(budget + items in the viewports of the prefetched rows).
  func prefetchRows() {
    guard limits.prefetchedRows > 0, updates.begin() else { return }
    defer {
      updates.end()
      runUpdates()
    }
    let ahead = prefetchPlaces()
    cancelPrefetch(keeping: Set(ahead.map { snapshot.rowID(at: $0) }))
    var budget = limits.prefetchBudget
    for place in ahead.prefix(travel.rowsAhead(atMost: limits.prefetchedRows)) { prefetch(place, budget: &budget) }
    reserveRenderers(budget: budget)
    (view as? GridView)?.standby = display.prefetched.filter(\.isComplete).map(\.row.cell)
  }

  /// The places of the rows that may be prefetched, the nearest first.
  private func prefetchPlaces() -> [Int] {
    guard let first = display.visible.first, let top = snapshot.rowIndex(of: first.id), let last = display.visible.last,
      let bottom = snapshot.rowIndex(of: last.id), top <= bottom
    else { return [] }
    travel.note(ScrollTravel.Place(row: top, hiddenLines: -first.cell.frame.minY), generation: generation)
    return travel.places(beyond: top...bottom, rowCount: snapshot.rowCount, count: limits.prefetchedRows)
  }

  /// Lets the prefetched rows go that were asked for in vain, or for other data or another width.
  private func cancelPrefetch(keeping ids: Set<RowID>) {
    for entry in display.prefetched {
      let fits = entry.row.cell.frame.size.width == view.frame.size.width
      if ids.contains(entry.row.id), isCurrent(entry.request), entry.reloadCount == reloadCount, fits { continue }
      display.prefetched.removeAll { $0.row.id == entry.row.id }
      cancel(entry)
    }
  }

  /// Gives back what was made ready for a row that did not come.
  func cancel(_ entry: RowDisplay.Prefetched) {
    dataSource.grid(self, cancelPrefetch: entry.request)
    onEvent?(.prefetchCancelled(cell: entry.row.cell.serialNumber, row: entry.row.id))
    retire(entry.row)
  }

  /// Begins with a row, or goes on with it.
  private func prefetch(_ place: Int, budget: inout Int) {
    let id = snapshot.rowID(at: place)
    let metrics = dataSource.grid(self, metricsForRow: place)
    if let index = display.prefetched.firstIndex(where: { $0.row.id == id }) {
      let entry = display.prefetched[index]
      if entry.row.kind == metrics.kind {
        let isComplete = advance(entry.row, metrics: metrics, budget: &budget)
        display.prefetched[index].isComplete = isComplete
        return
      }
      display.prefetched.remove(at: index)
      cancel(entry)
    }
    // A renderer, a header and a footer; the cards come on top of that.
    let opening = 3
    guard budget >= opening else { return }
    let row: RowDisplay.Row
    if let recent = display.takeRecent(id) {
      if recent.kind == metrics.kind {
        row = recent
      } else {
        retire(recent)
        row = open(id, kind: metrics.kind)
      }
    } else {
      row = open(id, kind: metrics.kind)
    }
    budget -= opening
    let request = prefetchRequest(for: id, at: place)
    dataSource.grid(self, prefetch: request)
    onEvent?(.prefetched(cell: row.cell.serialNumber, row: id))
    let isComplete = advance(row, metrics: metrics, budget: &budget)
    display.prefetched.append(
      RowDisplay.Prefetched(row: row, request: request, reloadCount: reloadCount, isComplete: isComplete))
    display.mostPrefetched = max(display.mostPrefetched, display.prefetched.count)
  }

  /// Binds as many more of a row's cells as the budget allows; answers whether the row has all it needs.
  private func advance(_ row: RowDisplay.Row, metrics: RowMetrics, budget: inout Int) -> Bool {
    row.cell.frame = Rect(
      x: 0, y: view.frame.size.height, width: view.frame.size.width, height: max(1, metrics.height))
    row.controller.view.frame = row.cell.bounds
    row.controller.hiddenLines = 0
    let before = row.controller.cells.count
    let isComplete = row.controller.update(first: before + budget)
    budget -= max(0, row.controller.cells.count - before)
    return isComplete
  }

  private func prefetchRequest(for id: RowID, at place: Int) -> PrefetchRequest {
    let layout = itemLayout(forRow: place)
    let indexes = layout.frames(from: position(inRow: place, layout: layout)).map(\.index)
    let first = indexes.min() ?? 0
    return PrefetchRequest(
      row: id, items: indexes.map { snapshot.itemID(at: $0, inRow: place) }, rowIndex: place,
      itemIndexes: first..<max(first, (indexes.max() ?? first - 1) + 1), generation: generation)
  }

  /// Makes spare renderers ahead: a screenful of each kind of row seen, so that none is made while one scrolls.
  private func reserveRenderers(budget: Int) {
    var left = budget
    for row in display.visible where left > 0 {
      let lines = max(1, row.cell.frame.size.height + rowSpacing)
      let screenful = (view.frame.size.height + lines - 1) / lines
      left -= rowPool.reserve(screenful, identifier: row.kind, atMost: left)
    }
  }
}
