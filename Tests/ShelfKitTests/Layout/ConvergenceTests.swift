import Curses
import Testing

@testable import ShelfKit

/// A frame is laid out once, at most twice, whatever happens meanwhile.
@MainActor @Suite struct ConvergenceTests {
  @Test func `a width that alternates asks the same few questions every time (invariant 17)`() throws {
    let screen = try TestScreen(width: 40, height: 8, rows: 500, items: 500)
    screen.data.metrics = { _ in RowMetrics(itemHeight: 1, scrollBehavior: .itemPagingCentered) }
    screen.grid.perform(.down(200))
    screen.grid.perform(.right(200))
    var asked: [Int: Set<[Int]>] = [:]
    for frame in 0..<40 {
      let width = frame % 2 == 0 ? 40 : 41
      screen.resize(width: width, height: 8)
      let before = (screen.data.metricsAsked, screen.data.widthsAsked)
      screen.grid.prepareFrame()
      #expect(screen.grid.layoutPasses == 1)
      // The first frame finds nothing, those after it find the other width.
      if frame > 1 {
        asked[width, default: []].insert([screen.data.metricsAsked - before.0, screen.data.widthsAsked - before.1])
      }
    }
    #expect(asked.values.allSatisfy { $0.count == 1 })
  }

  @Test(arguments: ScrollBehavior.allCases)
  func `a move far from the beginning measures nothing there (invariant 15)`(behavior: ScrollBehavior) throws {
    let screen = try TestScreen(width: 40, height: 4, rows: 2, items: 900)
    screen.data.metrics = { _ in RowMetrics(itemHeight: 1, scrollBehavior: behavior) }
    screen.grid.perform(.down(1))
    screen.grid.perform(.right(500))
    screen.frame()
    var measured: Set<ItemID> = []
    screen.data.width = { id in
      measured.insert(id)
      return 6
    }
    screen.grid.perform(.right(1))
    screen.grid.turnPage(.right)
    screen.grid.scrollItems(inRow: 1, by: 1)
    screen.grid.prepareFrame()
    let places = measured.compactMap { screen.grid.snapshot.itemIndex(of: $0, inRow: 1) }
    #expect(!places.isEmpty && places.allSatisfy { (480...540).contains($0) })
  }

  @Test func `a reload asked for while cells are bound takes a second pass, and no more`() throws {
    let screen = try TestScreen()
    var isFirst = true
    screen.data.onBind = { grid in
      if isFirst { grid.reload() }
      isFirst = false
    }
    var events: [GridEvent] = []
    screen.grid.onEvent = { events.append($0) }
    #expect(screen.frame().firstDifference(from: screen.freshFrame()) == nil)
    #expect(screen.grid.layoutPasses == 2)
    #expect(!events.contains(.unsettled(passes: 2)))
  }

  @Test func `one that every pass asks for anew ends after two, and is reported (invariant 16)`() throws {
    let screen = try TestScreen()
    screen.data.onBind = { $0.reload() }
    var events: [GridEvent] = []
    screen.grid.onEvent = { events.append($0) }
    let frame = screen.frame()
    #expect(screen.grid.layoutPasses == 2)
    #expect(events.filter { $0 == .unsettled(passes: 2) }.count == 1)
    screen.data.onBind = nil
    #expect(frame.firstDifference(from: screen.freshFrame()) == nil)
    screen.frame()
    #expect(screen.grid.layoutPasses == 1)
  }

  @Test func `data given while cells are bound waits for the pass, and is shown in the same frame`() throws {
    let screen = try TestScreen(rows: 9, items: 9)
    var isFirst = true
    screen.data.onBind = { grid in
      guard isFirst else { return }
      isFirst = false
      grid.apply(TestScreen.snapshot(rows: 2, items: 2))
      #expect(grid.snapshot.rowCount == 9)
    }
    #expect(screen.lines.prefix(4) == ["*r0 0/2", " <0.0>  [0.1]", " r1 0/2", " [1.0]  [1.1]"])
    #expect(screen.grid.layoutPasses == 2)
    #expect(screen.grid.inspection.visible.count == 2)
  }
}
