import Testing

@testable import ShelfKit

/// A state of an earlier time is brought back by identity, once its data is there.
@MainActor @Suite struct RestoreTests {
  /// A state in which the 8th item of the 31st row has the focus, and neither row nor item is at the edge.
  private func saved() throws -> (state: GridState, lines: [String]) {
    let screen = try TestScreen(width: 20, height: 8, rows: 50, items: 20)
    screen.grid.perform(.down(32))
    screen.grid.perform(.right(9))
    screen.grid.perform(.left(1))
    screen.grid.perform(.up(2))
    screen.grid.perform(.right(7))
    screen.grid.perform(.down(1))
    let lines = screen.lines
    return (screen.grid.state, lines)
  }

  private func empty() throws -> TestScreen { try TestScreen(width: 20, height: 8, rows: 0, items: 0) }

  /// The first rows of the content, the last of them with its first items only.
  private func partial(rows: Int, items: Int) -> ListSnapshot {
    let all = (0..<rows).map { row in
      (row: RowID("r\(row)"), items: (0..<(row == rows - 1 ? items : 20)).map { ItemID("\(row).\($0)") })
    }
    return ListSnapshot(all).incomplete(rows: items < 20 ? [RowID("r\(rows - 1)")] : [], missesRows: rows < 50)
  }

  @Test func `a state comes back as it was, also through its text`() throws {
    let (state, lines) = try saved()
    let screen = try TestScreen(width: 20, height: 8, rows: 50, items: 20)
    screen.grid.restore(try GridState(text: state.text()))
    #expect(screen.lines == lines)
  }

  @Test func `a state waits for its data and comes back in one change (invariant 51)`() throws {
    let (state, lines) = try saved()
    let screen = try empty()
    screen.grid.restore(state)
    // Which rows are seen, and the cards of the one that has the focus; a row beside it may still be reading.
    func view(_ lines: [String]) -> [String] {
      let headers = stride(from: 0, to: lines.count, by: 2).map { String(lines[$0].prefix { $0 != "/" }.prefix(5)) }
      let focused = lines.firstIndex { $0.hasPrefix("*") } ?? 0
      return headers + [lines[focused + 1]]
    }
    var views: [[String]] = []
    for step in [(5, 20), (10, 20), (30, 20), (31, 5), (32, 3), (32, 20), (33, 5), (40, 20), (50, 20)] {
      screen.grid.apply(partial(rows: step.0, items: step.1))
      let seen = view(screen.lines)
      if views.last != seen { views.append(seen) }
    }
    #expect(views.count == 2, "\(views)")
    #expect(views.last == view(lines))
    #expect(screen.lines == lines)
  }

  @Test func `after it came back, the next frame and the next key begin there (invariant 51)`() throws {
    let (state, lines) = try saved()
    let screen = try TestScreen(width: 20, height: 8, rows: 50, items: 20)
    screen.grid.restore(state)
    for _ in 0..<3 { #expect(screen.lines == lines) }
    #expect(screen.grid.state == state)
    let focus = screen.grid.focusedIndexPath
    screen.grid.perform(.right(1))
    screen.grid.perform(.left(1))
    #expect(screen.grid.focusedIndexPath == focus)
  }

  @Test func `whoever moves before it comes back stays where he is`() throws {
    let (state, _) = try saved()
    let screen = try empty()
    screen.grid.restore(state)
    screen.grid.apply(partial(rows: 10, items: 20))
    screen.grid.perform(.down(2))
    screen.grid.apply(partial(rows: 50, items: 20))
    #expect(screen.grid.focusedIndexPath?.row == 2)
    #expect(screen.lines[0].hasPrefix(" r0"))
  }

  @Test func `what never comes is not waited for once the data is complete`() throws {
    let (state, _) = try saved()
    let screen = try empty()
    screen.grid.restore(state)
    screen.grid.apply(partial(rows: 10, items: 20))
    screen.grid.apply(ListSnapshot((0..<10).map { row in (RowID("r\(row)"), [ItemID("\(row).0")]) }))
    #expect(screen.grid.focusedIndexPath == IndexPath(row: 0, item: 0))
    // It comes after all, and nothing jumps.
    screen.grid.apply(TestScreen.snapshot(rows: 50, items: 20))
    #expect(screen.grid.focusedIndexPath == IndexPath(row: 0, item: 0))
    #expect(screen.lines[0].hasPrefix("*r0 "))
  }

  // MARK: States taken at once

  private func two(_ rows: [String], complete: Bool = true) -> ListSnapshot {
    ListSnapshot(rows.map { (RowID($0), (0..<5).map { ItemID($0) }) }).incomplete(missesRows: !complete)
  }

  /// The state of a screen of the rows a, b and c with the focus on the fourth item of c.
  private func elsewhere() throws -> GridState {
    let screen = try empty()
    screen.grid.apply(two(["a", "b", "c"]))
    screen.grid.perform(.down(2))
    screen.grid.perform(.right(3))
    return screen.grid.state
  }

  @Test func `an adopted state is shown with the next frame, also after the person acted`() throws {
    let screen = try empty()
    screen.grid.apply(two(["a", "b", "c"]))
    screen.grid.perform(.down(1))
    screen.grid.adopt(try elsewhere())
    #expect(screen.lines[5].contains("<3>"))
    #expect(screen.grid.state == (try elsewhere()))
  }

  @Test func `what an adopted state names and is gone is forgotten, so that nothing jumps when it comes back`() throws {
    let screen = try empty()
    screen.grid.apply(two(["a", "b"]))
    screen.grid.adopt(try elsewhere())
    #expect(screen.grid.focusedIndexPath == IndexPath(row: 0, item: 0))
    screen.grid.apply(two(["a", "b", "c"]))
    #expect(screen.grid.focusedIndexPath == IndexPath(row: 0, item: 0))
    // The row itself has kept what it remembers.
    screen.grid.perform(.down(2))
    #expect(screen.grid.focusedIndexPath == IndexPath(row: 2, item: 3))
  }

  @Test func `what an adopted state names and may still come is waited for, until all has come`() throws {
    for comes in [true, false] {
      let screen = try empty()
      screen.grid.apply(two(["a", "b"], complete: false))
      screen.grid.adopt(try elsewhere())
      screen.grid.apply(two(["b", "a"], complete: false))
      if !comes { screen.grid.apply(two(["a", "b"])) }
      screen.grid.apply(two(["a", "b", "c"]))
      #expect(screen.grid.focusedIndexPath == (comes ? IndexPath(row: 2, item: 3) : IndexPath(row: 0, item: 0)))
    }
  }

  @Test func `an adopted state that names a placeholder stands at what replaced it`() throws {
    let screen = try empty()
    screen.grid.apply(two(["a", "b", "real"]).replacing(rows: [RowID("c"): RowID("real")]))
    screen.grid.adopt(try elsewhere())
    #expect(screen.grid.focusedIndexPath == IndexPath(row: 2, item: 3))
  }

  @Test func `no more rows are remembered than the limit says, and those on screen always are`() throws {
    var limits = GridController.Limits()
    limits.rowStates = 10
    let screen = try TestScreen(width: 20, height: 8, rows: 50, items: 20, limits: limits)
    for row in 0..<50 {
      screen.grid.perform(.row(row))
      screen.grid.perform(.right(5))
      screen.frame()
      #expect(screen.grid.state.rows.count <= 10)
    }
    screen.grid.perform(.row(47))
    #expect(screen.grid.focusedIndexPath?.item == 5)
    screen.grid.perform(.row(2))
    #expect(screen.grid.focusedIndexPath?.item == 0)
  }
}
