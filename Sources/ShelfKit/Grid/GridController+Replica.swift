public import Curses

extension GridController {
  /// A grid made anew from the same data, state and size, with renderers of its own that never showed anything else.
  ///
  /// Its frame must be equal to this one's, cell for cell: that is how recycling is checked (`docs/testing.md`).
  public func makeReplica() -> GridController {
    var limits = limits
    limits.prefetchedRows = 0
    let replica = GridController(snapshot: snapshot, dataSource: dataSource, rowSpacing: rowSpacing, limits: limits)
    replica.state = state
    replica.verticalFocus = verticalFocus
    replica.view.frame = view.frame
    return replica
  }

  /// The first cell in which this grid's frame differs from that of its replica; `nil` if they are equal.
  ///
  /// A check for tests and for debugging: it draws both frames in full. The frame must have been prepared.
  public func firstDifferenceFromReplica(on terminal: Terminal) -> Point? {
    let replica = makeReplica()
    replica.prepareFrame()
    let compositor = Compositor(terminal: terminal)
    return compositor.render(view).firstDifference(from: compositor.render(replica.view))
  }
}
