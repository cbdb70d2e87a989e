import Curses
import TestSupport
import Testing

@testable import ShelfKit

/// Rows made ready before they are seen. A frame is the step of the clock here; there is no other.
@MainActor @Suite struct PrefetchTests {
  /// Four rows of two lines, three cards each.
  private func screen(budget: Int = 32, rows: Int = 100, ahead: Int = 2) throws -> TestScreen {
    var limits = GridController.Limits()
    limits.prefetchBudget = budget
    limits.prefetchedRows = ahead
    return try TestScreen(width: 21, height: 8, rows: rows, items: 20, limits: limits)
  }

  private func ready(_ screen: TestScreen) -> [RowID] { screen.grid.display.prefetched.map(\.row.id) }

  /// Scrolls on by one row, so often, with a frame for each.
  private func walk(_ screen: TestScreen, _ rows: Int, by step: Int = 1) {
    for _ in 0..<rows {
      screen.grid.scrollRows(by: step)
      screen.frame()
    }
  }

  @Test func `a row that comes is bound and drawn already, from where it was left (invariant 38)`() throws {
    let screen = try screen()
    screen.grid.scrollItems(inRow: 4, by: 7)
    screen.frame()
    #expect(ready(screen) == [RowID("r4")])
    let controller = screen.grid.display.prefetched[0].row.controller
    #expect(Set(controller.cells.keys) == Set((7...9).map { ItemID("4.\($0)") }))
    screen.data.cellsBound = 0
    screen.data.headersBound = 0
    let drawn = screen.compositor.work.surfaces
    screen.grid.scrollRows(by: 1)
    let lines = screen.lines
    #expect(lines[7].hasPrefix(" [4.7]"))
    // What was bound and drawn in this frame is the row after it.
    #expect(screen.data.cellsBound == 3 && screen.data.headersBound == 1)
    #expect(screen.compositor.work.surfaces - drawn == 1)
  }

  @Test func `what is made ready is neither painted nor hit, and did not appear (invariant 27)`() throws {
    let screen = try screen()
    let frame = screen.frame()
    let entry = try #require(screen.grid.display.prefetched.first)
    #expect(entry.isComplete)
    #expect(entry.row.cell.superview == nil)
    #expect(entry.row.controller.appearance == .disappeared)
    #expect(entry.row.controller.parent === screen.grid)
    #expect(frame == screen.freshFrame())
    #expect(!frame.lines.contains { $0.contains("4.0") })
    for y in -2...12 { #expect(screen.grid.hit(Point(x: 2, y: y)).map { $0.row < 4 } ?? true) }
  }

  @Test func `one row is ready after a step, two while a key repeats`() throws {
    let screen = try screen()
    walk(screen, 1)
    #expect(ready(screen) == [RowID("r5")])
    walk(screen, 3)
    #expect(ready(screen) == [RowID("r8"), RowID("r9")])
  }

  @Test func `turning round calls off what was ready on the other side`() throws {
    let screen = try screen()
    walk(screen, 10)
    #expect(ready(screen) == [RowID("r14"), RowID("r15")])
    screen.data.cancelled = []
    walk(screen, 3, by: -1)
    #expect(ready(screen) == [RowID("r6"), RowID("r5")])
    #expect(screen.data.cancelled.map(\.row) == [RowID("r14"), RowID("r15")])
  }

  @Test func `a jump calls everything off`() throws {
    let screen = try screen()
    walk(screen, 5)
    let before = Set(ready(screen))
    screen.grid.perform(.row(80))
    screen.frame()
    #expect(before.isDisjoint(with: ready(screen)))
    #expect(before.isSubset(of: screen.data.cancelled.map(\.row)))
  }

  @Test func `a frame spends no more than its budget, and goes on in the next`() throws {
    // A renderer, a header and a footer are three units; a card is one.
    let screen = try screen(budget: 4)
    screen.frame()
    let visible = 4 * 3
    #expect(screen.data.cellsBound == visible + 1)
    #expect(screen.grid.display.prefetched.map(\.isComplete) == [false])
    screen.frame()
    #expect(screen.data.cellsBound == visible + 3)
    #expect(screen.grid.display.prefetched.map(\.isComplete) == [true])
  }

  @Test func `without a budget nothing is made ready, and the screen is the same`() throws {
    let (idle, busy) = (try screen(budget: 0), try screen())
    for step in 0..<60 {
      for screen in [idle, busy] { screen.grid.perform(step % 20 < 13 ? .down(1) : .up(1)) }
      #expect(idle.frame() == busy.frame(), "step \(step)")
    }
    #expect(idle.data.prefetched.isEmpty)
  }

  @Test func `a row of a million items is made ready for the price of those it shows (invariant 14)`() throws {
    let screen = try screen(rows: 0)
    screen.grid.apply(ComputedSnapshot(rowCount: 50, itemsPerRow: 1_000_000))
    screen.frame()
    let before = screen.data.cellsBound
    walk(screen, 10)
    let rows = 10 + screen.grid.limits.prefetchedRows
    #expect(screen.data.cellsBound - before <= rows * 3)
    #expect(screen.data.widthsAsked <= 40 * (screen.data.cellsBound + rows))
  }

  @Test func `nothing more is made ready for a grid that is hidden (invariant 38)`() throws {
    let screen = try screen()
    walk(screen, 4)
    screen.grid.beginAppearance(false)
    screen.grid.endAppearance()
    screen.data.cellsBound = 0
    screen.data.prefetched = []
    screen.resize(width: 0, height: 0)
    screen.frame()
    #expect(screen.data.cellsBound == 0)
    #expect(screen.data.prefetched.isEmpty)
    #expect(ready(screen).isEmpty)
  }

  @Test func `data that shrinks before a prefetch goes on is never asked for places it lacks (invariant 33)`() throws {
    let screen = try screen(budget: 4)
    walk(screen, 6)
    let entry = try #require(screen.grid.display.prefetched.first { !$0.isComplete })
    #expect(screen.grid.isCurrent(entry.request))
    // A list in memory traps when it is asked for a place that it has not.
    screen.grid.apply(ListSnapshot((0..<3).map { (RowID("r\($0)"), [ItemID("\($0).0")]) }))
    screen.frame()
    #expect(!screen.grid.isCurrent(entry.request))
    #expect(screen.data.cancelled.contains(entry.request))
    #expect(ready(screen).isEmpty)
    screen.checkHosts()
  }

  @Test func `data that shrinks under a walk never meets a request out of its range (invariant 33)`() throws {
    var random = SeededGenerator(seed: 33)
    let screen = try screen(budget: 5)
    for step in 0..<300 {
      let rows = Int.random(in: 0...20, using: &random)
      let items = Int.random(in: 0...6, using: &random)
      if step % 3 == 0 { screen.grid.apply(TestScreen.snapshot(rows: rows, items: items)) }
      screen.grid.scrollRows(by: Int.random(in: -3...3, using: &random))
      screen.data.prefetched = []
      screen.frame()
      for request in screen.data.prefetched {
        #expect(request.rowIndex < screen.grid.snapshot.rowCount, "seed 33, step \(step)")
        #expect(request.itemIndexes.upperBound <= screen.grid.snapshot.itemCount(inRow: request.rowIndex))
      }
    }
  }

  @Test func `what is announced are the row's own items, whatever header and footer it has (invariant 34)`() throws {
    let screen = try screen()
    screen.data.metrics = { _ in RowMetrics(headerHeight: 1, itemHeight: 1, footerHeight: 1) }
    screen.grid.scrollItems(inRow: 3, by: 5)
    screen.frame()
    let request = try #require(screen.data.prefetched.first)
    #expect(request.row == RowID("r3") && request.rowIndex == 3)
    #expect(request.items == (5...7).map { ItemID("3.\($0)") })
    #expect(request.itemIndexes == 5..<8)
  }

  @Test func `a source that gives new data when it is asked ahead is shown as it is then`() throws {
    let screen = try screen()
    screen.frame()
    var isGiven = false
    screen.data.onBind = { grid in
      guard !isGiven, grid.display.prefetched.isEmpty else { return }
      isGiven = true
      grid.apply(TestScreen.snapshot(rows: 7, items: 2))
    }
    screen.grid.perform(.row(50))
    let frame = screen.frame()
    #expect(isGiven)
    #expect(screen.grid.snapshot.rowCount == 7)
    #expect(frame == screen.freshFrame())
  }
}
