internal import ShelfKit

extension Statistics {
  /// The counters of a run as they stand: of all its screens, and the rows of the one on top.
  init(_ session: Session, content: any BrowseContent, frames: Int) {
    let totals = session.ledger.totals
    self.init(content)
    self.frames = frames
    visibleRows = session.ledger.visibleRows
    rowRenderers = Renderers(totals.rows)
    cardRenderers = Renderers(totals.cards)
    childControllers = Controllers(
      created: totals.controllersCreated, live: totals.controllersLive, savedStates: totals.savedStates)
    hosting = HostingCounts(
      adopted: totals.hosting.adopted, stealsPrevented: totals.hosting.stealsPrevented,
      lostViews: totals.hosting.lostViews)
  }

  /// The counters of a run that needed no screen.
  init(_ content: any BrowseContent) {
    self.init()
    rows = content.snapshot.rowCount
    (records, loadSeconds) = content.reading
    peakResidentBytes = PeakMemory.bytes
  }
}

extension Statistics.Renderers {
  fileprivate init(_ counters: ReusePool.Counters) {
    self.init(
      created: counters.created, reused: counters.reused, live: counters.live, pooled: counters.pooled)
  }
}
