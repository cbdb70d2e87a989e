internal import ShelfKit

/// Keeps the inspector's panel in line with a grid, and its log.
final class InspectorController {
  let panel: InspectorView
  private let grid: GridController
  private let content: any BrowseContent
  private var log: [InspectorEntry] = []

  /// How many events are kept for the log.
  private static let logCapacity = 200

  init(grid: GridController, content: any BrowseContent, appearance: Appearance) {
    self.grid = grid
    self.content = content
    panel = InspectorView(appearance: appearance)
    grid.onEvent = { [weak self] in self?.note($0) }
  }

  /// Stops listening.
  func stop() { grid.onEvent = nil }

  /// Shows what the machinery looks like now.
  func update() {
    let inspection = grid.inspection
    panel.inspection = inspection
    var rows: [RowID: String] = [:]
    for renderer in inspection.visible + inspection.prefetched + inspection.recent {
      guard let id = renderer.row, let place = grid.snapshot.rowIndex(of: id) else { continue }
      let state = grid.state.rows[id]
      let item = state.focusedItem.flatMap { grid.snapshot.itemIndex(of: $0, inRow: place) } ?? 0
      let first = state.anchor.flatMap { grid.snapshot.itemIndex(of: $0.id, inRow: place) } ?? 0
      rows[id] = "row \(place + 1), first \(first + 1), focus \(item + 1)"
    }
    panel.rows = rows
    panel.log = log
  }

  private func note(_ event: GridEvent) {
    let isFault = if case .lost = event { true } else { false }
    log.append(InspectorEntry(text: describe(event), isFault: isFault))
    if log.count > Self.logCapacity { log.removeFirst(log.count - Self.logCapacity) }
  }

  private func describe(_ event: GridEvent) -> String {
    switch event {
    case .created(let cell, let row): "#\(cell) new, for \(name(row))"
    case .reused(let cell, let row): "#\(cell) reused for \(name(row))"
    case .returned(let cell, let row): "#\(cell) still bound, \(name(row)) is back"
    case .prefetched(let cell, let row): "#\(cell) ready for \(name(row))"
    case .arrived(let cell, let row): "#\(cell) was ready, \(name(row)) is here"
    case .prefetchCancelled(let cell, let row): "#\(cell) not needed for \(name(row))"
    case .adopted(let cell, let holder, let row): "#\(cell) adopted \(view(row)) from #\(holder)"
    case .stealPrevented(let cell, let holder, let row):
      "#\(cell) stale: \(row.map(name) ?? "a view") stays in #\(holder)"
    case .lost(let cell, let holder, let row): "#\(cell) TOOK \(view(row)) from #\(holder)"
    case .unsettled(let passes): "layout unsettled after \(passes) passes"
    }
  }

  private func view(_ id: RowID?) -> String { id.map { "\(name($0))'s view" } ?? "a view" }

  private func name(_ id: RowID) -> String {
    grid.snapshot.rowIndex(of: id).map { "row \($0 + 1)" } ?? "a row that is gone"
  }
}
