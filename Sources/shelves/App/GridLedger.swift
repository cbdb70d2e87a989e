internal import ShelfKit

/// Adds up what the grids of all screens did, those that were left included.
final class GridLedger {
  /// Renderers and controllers, added up.
  struct Totals {
    var rows = ReusePool.Counters()
    var cards = ReusePool.Counters()
    var controllersCreated = 0
    var controllersLive = 0
    var savedStates = 0
    var hosting = HostingCounters()
  }

  private var open: [GridController] = []
  private var closed = Totals()

  /// Takes a grid into the books.
  func enter(_ grid: GridController) { open.append(grid) }

  /// Keeps what a grid did after it is gone; what lived in it lives no more.
  func close(_ grid: GridController) {
    open.removeAll { $0 === grid }
    add(grid.inspection, to: &closed, isOpen: false)
  }

  /// Rows on the screen now: those of the screen opened last.
  var visibleRows: Int { open.last?.inspection.visible.count ?? 0 }

  /// The books as they stand.
  var totals: Totals {
    var result = closed
    for grid in open { add(grid.inspection, to: &result, isOpen: true) }
    return result
  }

  private func add(_ grid: GridInspection, to totals: inout Totals, isOpen: Bool) {
    add(grid.rowRenderers, to: &totals.rows, isOpen: isOpen)
    add(grid.cardRenderers, to: &totals.cards, isOpen: isOpen)
    totals.controllersCreated += grid.controllersCreated
    totals.controllersLive += isOpen ? grid.controllers.count : 0
    totals.savedStates += isOpen ? grid.savedStates : 0
    totals.hosting.adopted += grid.hosting.adopted
    totals.hosting.stealsPrevented += grid.hosting.stealsPrevented
    totals.hosting.lostViews += grid.hosting.lostViews
  }

  private func add(_ counters: ReusePool.Counters, to total: inout ReusePool.Counters, isOpen: Bool) {
    total.created += counters.created
    total.reused += counters.reused
    total.live += isOpen ? counters.live : 0
    total.pooled += isOpen ? counters.pooled : 0
  }
}
