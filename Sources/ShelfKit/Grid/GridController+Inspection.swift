/// What a grid's machinery looks like at one moment: for inspectors, statistics and tests.
public struct GridInspection: Hashable, Sendable {
  /// A renderer and what it is at.
  public struct Renderer: Hashable, Sendable {
    /// Its number, from 1.
    public var number: Int
    /// The kind of row it can show.
    public var kind: String
    /// The row it shows; `nil` while it is pooled.
    public var row: RowID?
    /// Whether it ought to show that row, and does not hold its view: the row is blank.
    public var isBlank = false
    /// How often it was used again.
    public var reuseCount: Int
  }

  /// Renderers that show a row, from the top.
  public var visible: [Renderer] = []
  /// Renderers of rows that are ready, and not yet on screen.
  public var prefetched: [Renderer] = []
  /// Renderers whose row just left and may come back.
  public var recent: [Renderer] = []
  /// Renderers that wait for any row of their kind.
  public var pooled: [Renderer] = []
  /// What the pool of row renderers has done.
  public var rowRenderers = ReusePool.Counters()
  /// What the pool of cells, headers and footers has done.
  public var cardRenderers = ReusePool.Counters()
  /// Controllers made so far.
  public var controllersCreated = 0
  /// Rows that have a controller now.
  public var controllers: Set<RowID> = []
  /// Rows whose state differs from that of a row never seen.
  public var savedStates = 0
  /// What happened to hosted views.
  public var hosting = HostingCounters()

  /// Makes the inspection of a grid that has done nothing yet.
  public init() {}
}

extension GridController {
  /// What the machinery looks like now.
  ///
  /// - Complexity: O(renderers and controllers in existence).
  public var inspection: GridInspection {
    var result = GridInspection()
    result.visible = display.visible.map(renderer)
    result.prefetched = display.prefetched.map { renderer($0.row) }
    result.recent = display.recent.map(renderer)
    result.pooled = rowPool.pooledViews.flatMap { kind, views in
      views.map { GridInspection.Renderer(number: $0.serialNumber, kind: kind, row: nil, reuseCount: $0.reuseCount) }
    }
    result.rowRenderers = rowPool.counters
    result.cardRenderers = cellPool.counters
    result.controllersCreated = controllers.created
    result.controllers = Set(controllers.ids)
    result.savedStates = state.rows.count
    result.hosting = hosting
    return result
  }

  private func renderer(_ row: RowDisplay.Row) -> GridInspection.Renderer {
    GridInspection.Renderer(
      number: row.cell.serialNumber, kind: row.kind, row: row.id,
      isBlank: row.controller.view.superview !== row.cell, reuseCount: row.cell.reuseCount)
  }
}
