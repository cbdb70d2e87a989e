internal import Curses

/// The direction of a page turn.
public enum PageDirection: Hashable, Sendable {
  /// Rows, towards the first.
  case up
  /// Rows, towards the last.
  case down
  /// Items of the focused row, towards the left edge of the screen.
  case left
  /// Items of the focused row, towards the right edge of the screen.
  case right
}

/// How far a page turn goes.
public enum PageExtent: Hashable, Sendable {
  /// As many elements as are wholly seen.
  case full
  /// Half of them, at least one.
  case half
}

extension GridController {
  /// Moves the focus, and brings it into view by the smallest change of position.
  ///
  /// - Complexity: O(elements in the viewport); nothing is drawn or bound.
  public func perform(_ move: Move) {
    guard let focus = focusedIndexPath else { return }
    let isMirrored = dataSource.grid(self, metricsForRow: focus.row).direction == .rightToLeft
    let move = isMirrored ? move.mirrored : move
    var target = FocusEngine(snapshot: snapshot).destination(of: move, from: focus, state: state)
    if verticalFocus == .column, target.row != focus.row, move.isVertical {
      target.item = nearestItem(below: focus, inRow: target.row)
    }
    setFocus(target, isVertical: move.isVertical && verticalFocus == .memory)
  }

  /// Moves focus and view together by as much as is seen, so often.
  public func turnPage(_ direction: PageDirection, _ extent: PageExtent = .full, count: Int = 1) {
    guard let focus = focusedIndexPath else { return }
    switch direction {
    case .up, .down:
      let layout = rowLayout()
      let position = position(in: layout)
      let step = distance(layout.pageLength(from: position), extent, count)
      store(layout.stepped(position, by: direction == .up ? -step : step), in: layout)
      perform(direction == .up ? .up(step) : .down(step))
    case .left, .right:
      let layout = itemLayout(forRow: focus.row)
      let position = position(inRow: focus.row, layout: layout)
      let isPaged = layout.metrics.scrollBehavior == .paging
      let step = distance(layout.pageLength(from: position), isPaged ? .full : extent, count)
      let isBack = (direction == .left) == (layout.metrics.direction == .leftToRight)
      let steps = isPaged ? max(1, count) : step
      store(layout.stepped(position, by: isBack ? -steps : steps), inRow: focus.row, layout: layout)
      perform(direction == .left ? .left(step) : .right(step))
    }
  }

  /// Scrolls the rows, and leaves the focus where it is.
  ///
  /// - Parameter elements: how many rows on; negative towards the first.
  public func scrollRows(by elements: Int) {
    guard snapshot.rowCount > 0 else { return }
    state.isTouched = true
    let layout = rowLayout()
    store(layout.stepped(position(in: layout), by: elements), in: layout)
    state.isDetached = true
  }

  /// Scrolls the items of one row, and leaves its focus where it is.
  ///
  /// - Parameters:
  ///   - row: its place, from 0.
  ///   - steps: how many steps of the row's scroll behaviour on; negative towards the first.
  public func scrollItems(inRow row: Int, by steps: Int) {
    guard row < snapshot.rowCount else { return }
    state.isTouched = true
    let layout = itemLayout(forRow: row)
    let position = position(inRow: row, layout: layout)
    store(layout.stepped(position, by: steps), inRow: row, layout: layout)
    state.rows[snapshot.rowID(at: row)].isDetached = true
  }

  private func distance(_ whole: Int, _ extent: PageExtent, _ count: Int) -> Int {
    let page = max(1, extent == .full ? whole : whole / 2)
    let (product, overflow) = page.multipliedReportingOverflow(by: max(1, count))
    return overflow ? Int.max / 2 : product
  }

  private func setFocus(_ target: IndexPath, isVertical: Bool) {
    state.isTouched = true
    let id = snapshot.rowID(at: target.row)
    if !isVertical, snapshot.itemCount(inRow: target.row) > 0 {
      state.rows[id].focusedItem =
        target.item == 0 && state.rows[id].focusedItem == nil
        ? nil : snapshot.itemID(at: target.item, inRow: target.row)
    }
    state.focusedRow = id
    state.isDetached = false
    state.rows[id].isDetached = false
    let items = itemLayout(forRow: target.row)
    store(position(inRow: target.row, layout: items), inRow: target.row, layout: items)
    let rows = rowLayout()
    store(position(in: rows), in: rows)
  }

  /// The item of a row whose middle is nearest to that of the focused one on screen.
  private func nearestItem(below focus: IndexPath, inRow row: Int) -> Int {
    let here = itemLayout(forRow: focus.row)
    let there = itemLayout(forRow: row)
    guard let frame = here.frame(of: focus.item, from: position(inRow: focus.row, layout: here)) else { return 0 }
    func middle(_ frame: Rect) -> Int { frame.minX + frame.maxX }
    let candidates = there.frames(from: position(inRow: row, layout: there))
    return candidates.min { abs(middle($0.frame) - middle(frame)) < abs(middle($1.frame) - middle(frame)) }?.index ?? 0
  }
}

extension Move {
  /// Whether it goes from row to row.
  var isVertical: Bool {
    switch self {
    case .up, .down, .firstRow, .lastRow, .row: true
    case .left, .right, .rowStart, .rowEnd, .item: false
    }
  }

  /// The move as a row from right to left takes it: left and right are those of the screen.
  var mirrored: Move {
    switch self {
    case .left(let count): .right(count)
    case .right(let count): .left(count)
    default: self
    }
  }
}
