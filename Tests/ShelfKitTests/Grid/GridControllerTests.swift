import Curses
import Testing

@testable import ShelfKit

/// What a person sees and does, on small screens.
@MainActor @Suite struct GridControllerTests {
  @Test func `rows stand below each other, cards beside each other, cut at the edges`() throws {
    let screen = try TestScreen(width: 20, height: 5, rows: 9, items: 9)
    #expect(
      screen.lines == [
        "*r0 0/9 ›",
        " <0.0>  [0.1]  [0.2]",
        " r1 0/9 ›",
        " [1.0]  [1.1]  [1.2]",
        " r2 0/9 ›",
      ])
  }

  @Test func `right moves the focus, and scrolls only when the card is not whole`() throws {
    let screen = try TestScreen(width: 20, height: 4)
    screen.grid.perform(.right(1))
    #expect(screen.lines[1] == " [0.0]  <0.1>  [0.2]")
    screen.grid.perform(.right(1))
    #expect(screen.lines[1] == " [0.1]  <0.2>  [0.3]")
  }

  @Test func `scrolling a row changes nothing in another row (invariant 5)`() throws {
    let screen = try TestScreen(width: 20, height: 8)
    let before = screen.lines
    screen.grid.perform(.right(7))
    let after = screen.lines
    #expect(after[2...] == before[2...])
    #expect(after[1] != before[1])
  }

  @Test func `a row comes back where it was, and every other row stands at its start (invariants 5 and 6)`() throws {
    let screen = try TestScreen(width: 30, height: 8, rows: 600, items: 40)
    screen.data.width = { _ in 9 }
    screen.frame()
    screen.grid.perform(.right(20))
    let first = screen.lines.prefix(2)
    for step in 1...500 {
      screen.grid.perform(.down(1))
      let lines = screen.lines
      let row = lines[lines.count - 1]
      if step > 4 { #expect(row.hasPrefix(" [\(step).0]") || row.hasPrefix(" <\(step).0>"), "\(step): \(row)") }
    }
    for _ in 1...500 {
      screen.grid.perform(.up(1))
      screen.frame()
    }
    #expect(screen.lines.prefix(2) == first)
    #expect(screen.lines[3].hasPrefix(" [1.0]"))
  }

  @Test func `down visits every row, however short (invariant 23)`() throws {
    let screen = try TestScreen(width: 40, height: 6, rows: 0, items: 0)
    screen.grid.apply(
      ListSnapshot([
        (RowID("a"), (0..<8).map { ItemID($0) }), (RowID("b"), [ItemID(0)]), (RowID("c"), []),
        (RowID("d"), (0..<8).map { ItemID($0) }),
      ]))
    screen.grid.perform(.right(5))
    var visited: [IndexPath] = []
    for _ in 0..<4 {
      if let focus = screen.grid.focusedIndexPath { visited.append(focus) }
      screen.grid.perform(.down(1))
    }
    #expect(
      visited == [.init(row: 0, item: 5), .init(row: 1, item: 0), .init(row: 2, item: 0), .init(row: 3, item: 0)])
    screen.grid.perform(.up(3))
    #expect(screen.grid.focusedIndexPath == IndexPath(row: 0, item: 5))
  }

  @Test func `with column moves, down goes to the nearest card below`() throws {
    let screen = try TestScreen(width: 40, height: 6)
    screen.grid.verticalFocus = .column
    screen.grid.perform(.right(3))
    screen.grid.perform(.down(1))
    #expect(screen.grid.focusedIndexPath == IndexPath(row: 1, item: 3))
  }

  @Test func `a burst of moves ends where single moves end, for the price of one frame`() throws {
    let burst = try TestScreen()
    let single = try TestScreen()
    burst.frame()
    let bound = burst.data.cellsBound
    for step in 0..<2_000 {
      let move: Move = step % 3 == 0 ? .down(1) : step % 7 == 0 ? .up(1) : .right(1)
      burst.grid.perform(move)
      single.grid.perform(move)
      single.frame()
    }
    #expect(burst.data.cellsBound == bound)
    #expect(burst.frame() == single.frame())
  }

  @Test func `a size of nothing and back shows the old frame`() throws {
    let screen = try TestScreen()
    screen.grid.perform(.down(9))
    screen.grid.perform(.right(9))
    let before = screen.frame()
    for (width, height) in [(0, 0), (30, 0), (0, 8), (1, 1), (200, 60)] {
      screen.resize(width: width, height: height)
      screen.frame()
    }
    screen.resize(width: 30, height: 8)
    #expect(screen.frame() == before)
  }

  @Test func `the wheel scrolls the view alone, and the next key acts from the focus`() throws {
    let screen = try TestScreen(width: 20, height: 6)
    screen.grid.scrollRows(by: 10)
    #expect(screen.lines[0].hasPrefix(" r10"))
    #expect(screen.grid.focusedIndexPath?.row == 0)
    screen.grid.perform(.down(1))
    #expect(screen.grid.focusedIndexPath?.row == 1)
    #expect(screen.lines[0].hasPrefix("*r1 "))
  }

  @Test func `a page turns by the rows that are whole`() throws {
    let screen = try TestScreen(width: 20, height: 7)
    screen.frame()
    screen.grid.turnPage(.down)
    #expect(screen.grid.focusedIndexPath?.row == 3)
    #expect(screen.lines[0].hasPrefix("*r3 "))
    screen.grid.turnPage(.up)
    #expect(screen.lines[0].hasPrefix("*r0 "))
  }

  @Test func `the last row is wholly seen at the end (invariant 30)`() throws {
    let screen = try TestScreen(width: 20, height: 7)
    screen.grid.perform(.lastRow)
    #expect(screen.lines.last == " <49.0> [49.1] [49.2")
  }

  @Test func `the focused item's removal gives the focus to the one that slid into its place`() throws {
    let screen = try TestScreen(rows: 1, items: 4)
    screen.grid.perform(.right(2))
    func apply(_ items: [String]) { screen.grid.apply(ListSnapshot([(RowID("r0"), items.map { ItemID($0) })])) }
    apply(["0.0", "0.1", "0.3"])
    #expect(screen.lines[1].contains("<0.3>"))
    apply(["0.0", "0.1"])
    #expect(screen.lines[1].contains("<0.1>"))
  }

  @Test func `items put in before leave the leftmost card where it is (invariant 18)`() throws {
    let screen = try TestScreen(width: 20, height: 2, rows: 1, items: 40)
    screen.grid.perform(.right(12))
    let before = screen.lines[1]
    for count in [1, 2, 17, 500] {
      let more = (0..<count).map { ItemID("new\($0)") }
      screen.grid.apply(ListSnapshot([(RowID("r0"), more + (0..<40).map { ItemID("0.\($0)") })]))
      #expect(screen.lines[1] == before)
    }
  }

  @Test func `a row that leaves and returns stands where it was`() throws {
    let screen = try TestScreen(width: 20, height: 6, rows: 5, items: 20)
    screen.grid.perform(.right(9))
    let before = screen.lines
    screen.grid.perform(.down(1))
    screen.grid.apply(ListSnapshot((1..<5).map { row in (RowID("r\(row)"), [ItemID("\(row).0")]) }))
    screen.frame()
    screen.grid.apply(TestScreen.snapshot(rows: 5, items: 20))
    screen.grid.perform(.up(1))
    #expect(screen.lines == before)
  }

  @Test func `data given while data is applied is applied after it`() throws {
    let screen = try TestScreen(rows: 3, items: 3)
    screen.frame()
    screen.grid.apply(TestScreen.snapshot(rows: 2, items: 2))
    screen.grid.apply(TestScreen.snapshot(rows: 1, items: 1))
    #expect(screen.lines.prefix(2) == ["*r0 0/1", " <0.0>"])
  }

  @Test func `scrolling rows redraws no row that was visible`() throws {
    let screen = try TestScreen(width: 30, height: 8)
    screen.frame()
    screen.grid.perform(.down(3))
    screen.frame()
    for _ in 0..<4 {
      screen.grid.scrollRows(by: 1)
      screen.frame()
    }
    let before = screen.compositor.work.surfaces
    for _ in 0..<10 {
      screen.grid.scrollRows(by: 1)
      screen.frame()
    }
    // One row a step was drawn, the one made ready ahead.
    #expect(screen.compositor.work.surfaces - before == 10)
  }

  @Test func `what is hit is what is displayed (invariants 27 and 36)`() throws {
    let screen = try TestScreen(width: 20, height: 6)
    screen.frame()
    screen.grid.scrollRows(by: 7)
    screen.frame()
    let hit = screen.grid.hit(Point(x: 9, y: 3))
    #expect(hit?.row == 8)
    #expect(hit?.item == 1)
    #expect(screen.grid.hit(Point(x: 0, y: 3))?.item == nil)
    #expect(screen.grid.hit(Point(x: 9, y: 6)) == nil)
  }

  @Test func `steady scrolling makes no renderer and no cell (invariant 37)`() throws {
    let screen = try TestScreen(width: 30, height: 8, rows: 3_000, items: 50)
    screen.data.hasOneType = true
    func walk(_ steps: Int) {
      for step in 0..<steps {
        screen.grid.perform(step % 5 == 0 ? .right(1) : .down(1))
        screen.frame()
      }
    }
    walk(100)
    let warm = screen.grid.inspection
    walk(1_500)
    let later = screen.grid.inspection
    #expect(later.rowRenderers.created == warm.rowRenderers.created)
    #expect(later.cardRenderers.created == warm.cardRenderers.created)
    let held = later.visible.count + later.prefetched.count + later.recent.count
    #expect(later.controllers.count <= held + screen.grid.limits.idleControllers)
  }

  @Test func `a frame asks the same questions of a thousand rows and of a thousand million (invariant 47)`() throws {
    func asked(_ size: Int) throws -> [Int] {
      let screen = try TestScreen(rows: 0, items: 0)
      screen.grid.apply(ComputedSnapshot(rowCount: size, itemsPerRow: size))
      screen.frame()
      for _ in 0..<40 {
        screen.grid.perform(.down(1))
        screen.grid.perform(.right(1))
        screen.frame()
      }
      let work = screen.compositor.work
      return [screen.data.metricsAsked, screen.data.widthsAsked, screen.data.cellsBound, work.cells, work.surfaces]
    }
    #expect(try asked(1_000) == asked(1_000_000_000))
  }
}

/// Rows and items known by their places, never stored.
struct ComputedSnapshot: GridSnapshot {
  let rowCount: Int
  let itemsPerRow: Int

  func rowID(at index: Int) -> RowID { RowID(index) }
  func rowIndex(of id: RowID) -> Int? {
    if case .number(let number) = id.identity, (0..<rowCount).contains(number) { number } else { nil }
  }
  func itemCount(inRow row: Int) -> Int { itemsPerRow }
  func itemID(at index: Int, inRow row: Int) -> ItemID { ItemID(index) }
  func itemIndex(of id: ItemID, inRow row: Int) -> Int? {
    if case .number(let number) = id.identity, (0..<itemsPerRow).contains(number) { number } else { nil }
  }
}
