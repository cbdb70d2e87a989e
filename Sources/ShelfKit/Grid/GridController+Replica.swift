internal import Curses

extension GridController {
  /// A grid made anew from the same data, state and size, with renderers of its own that never showed anything else.
  ///
  /// Its frame must be equal to this one's, cell for cell: that is how recycling is checked (`docs/testing.md`).
  public func makeReplica() -> GridController {
    let replica = GridController(snapshot: snapshot, dataSource: dataSource, rowSpacing: rowSpacing, limits: limits)
    replica.state = state
    replica.verticalFocus = verticalFocus
    replica.view.frame = view.frame
    return replica
  }
}
