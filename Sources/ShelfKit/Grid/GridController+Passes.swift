internal import Curses

extension GridController {
  /// The most passes over the layout that one frame takes.
  static let passLimit = 2

  /// Brings the display in line, once more if that itself changed the size or the data.
  ///
  /// Extents do not depend on places, so one pass does unless a data source or a controller acts while it is asked.
  /// A change that every pass makes anew would go on for ever: it is reported, and waits for the next frame.
  /// Answers whether it came to rest.
  @discardableResult
  func settleDisplay() -> Bool {
    layoutPasses = 0
    var seen: LayoutInputs
    repeat {
      seen = layoutInputs
      layoutPasses += 1
      // Data given while cells are bound must not move the rows under the pass that binds them.
      let isFree = updates.begin()
      updateDisplay()
      if isFree { updates.end() }
      runUpdates()
      // Rows that came into view in this pass were not there to be told when it asked for a reload.
      if reloadCount != seen.reloadCount { for row in display.visible { row.controller.setNeedsRebind() } }
    } while layoutInputs != seen && layoutPasses < Self.passLimit
    let isSettled = layoutInputs == seen
    if !isSettled { onEvent?(.unsettled(passes: layoutPasses)) }
    return isSettled
  }

  private var layoutInputs: LayoutInputs { LayoutInputs(size: view.frame.size, reloadCount: reloadCount) }
}

/// What a layout was made from, as far as it can change while it is made.
private struct LayoutInputs: Equatable {
  var size: Size
  var reloadCount: Int
}
