import Curses
import TestSupport
import Testing

@testable import ShelfKit

/// What a layout may never get wrong, checked on grids whose rows differ in everything.
@MainActor @Suite struct LayoutInvariantTests {
  @Test func `a row in a wrapper keeps its place as a bare one does (invariant 9)`() throws {
    let bare = try TestScreen(width: 30, height: 8, rows: 60, items: 30)
    let wrapped = try TestScreen(width: 30, height: 8, rows: 60, items: 30)
    wrapped.data.makeController = { WrappedRowController(rowID: $0) }
    var random = SeededGenerator(seed: 9)
    for step in 0..<300 {
      let move: Move =
        [.down(3), .up(2), .right(4), .left(1), .lastRow, .firstRow].randomElement(using: &random) ?? .down(1)
      for screen in [bare, wrapped] { screen.grid.perform(move) }
      #expect(bare.frame().lines == wrapped.frame().lines, "step \(step): \(move)")
    }
    #expect(bare.grid.state == wrapped.grid.state)
  }

  @Test func `a grid inside something without bounds holds a bounded number of cells (invariant 15)`() throws {
    let wide = try TestScreen(rows: 0, items: 0)
    wide.resize(width: .max / 4, height: 2)
    wide.grid.apply(ComputedSnapshot(rowCount: 1_000, itemsPerRow: 1_000_000))
    wide.grid.prepareFrame()
    // Items of 6 columns and 1 between them, and what is made ready of the next row.
    #expect(wide.data.cellsBound <= LinearLayout.longestViewport / 7 + 1 + wide.grid.limits.prefetchBudget)

    let high = try TestScreen(rows: 0, items: 0)
    high.resize(width: 8, height: .max / 4)
    high.data.metrics = { _ in RowMetrics(itemHeight: 499) }
    high.grid.apply(ComputedSnapshot(rowCount: 1_000_000, itemsPerRow: 1_000_000))
    high.grid.prepareFrame()
    #expect(high.grid.inspection.visible.count <= LinearLayout.longestViewport / 500 + 1)
  }

  @Test(arguments: ScrollBehavior.allCases)
  func `items put in before a row's first leave every card where it is (invariant 18)`(
    behavior: ScrollBehavior
  ) throws {
    for count in [1, 2, 17, 500] {
      let screen = try TestScreen(width: 24, height: 2, rows: 1, items: 40)
      screen.data.metrics = { _ in RowMetrics(itemHeight: 1, scrollBehavior: behavior) }
      screen.grid.perform(.right(12))
      screen.grid.perform(.left(1))
      let before = screen.lines[1]
      let more = (0..<count).map { ItemID("new\($0)") }
      screen.grid.apply(ListSnapshot([(RowID("r0"), more + (0..<40).map { ItemID("0.\($0)") })]))
      #expect(screen.lines[1] == before, "\(count)")
      screen.grid.scrollItems(inRow: 0, by: 1)
      let scrolled = screen.lines[1]
      screen.grid.apply(TestScreen.snapshot(rows: 1, items: 40))
      #expect(screen.lines[1] == scrolled, "\(count) taken away")
    }
  }

  @Test func `rows put in before the first leave every row where it is (invariant 18)`() throws {
    let screen = try TestScreen(width: 24, height: 9, rows: 40, items: 6)
    screen.data.metrics = { VariedGrid.metrics($0, direction: .leftToRight) }
    screen.grid.perform(.down(12))
    screen.grid.perform(.up(1))
    let before = screen.lines
    for count in [1, 2, 17, 500] {
      let more = (0..<count).map { (RowID("new\($0)"), [ItemID("n\($0)")]) }
      let old = (0..<40).map { row in (RowID("r\(row)"), (0..<6).map { ItemID("\(row).\($0)") }) }
      screen.grid.apply(ListSnapshot(more + old))
      #expect(screen.lines == before, "\(count)")
    }
  }

  @Test(arguments: 0..<10)
  func `the end is reached, and what has the focus is seen whole, at any height and width (invariant 30)`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let screen = try TestScreen(width: 40, height: 12, rows: 30, items: 12)
    VariedGrid.vary(screen)
    screen.grid.perform(.lastRow)
    screen.frame()
    #expect(screen.grid.display.visible.last?.cell.frame.maxY == 12)
    for step in 0..<150 {
      let move: Move =
        [.up(2), .down(1), .right(1), .left(2), .rowEnd, .rowStart, .lastRow].randomElement(using: &random) ?? .up(1)
      screen.grid.perform(move)
      screen.frame()
      let focus = try #require(screen.grid.focusedIndexPath)
      let id = screen.grid.snapshot.rowID(at: focus.row)
      let row = try #require(screen.grid.display.visible.first { $0.id == id })
      let note: Comment = "seed \(seed), step \(step): \(move), \(focus)"
      #expect(row.cell.frame.minY >= 0 && row.cell.frame.maxY <= 12, note)
      let cell = row.controller.cells[screen.grid.snapshot.itemID(at: focus.item, inRow: focus.row)]
      #expect(cell.map { $0.frame.minX >= 0 && $0.frame.maxX <= 40 && $0.isFocused } == true, note)
    }
  }

  @Test(arguments: 0..<8)
  func `a right-to-left grid is the reversed left-to-right grid (invariant 40)`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (left, right) = (try TestScreen(width: 33, rows: 30), try TestScreen(width: 33, rows: 30))
    left.data.metrics = { VariedGrid.metrics($0, direction: .leftToRight) }
    right.data.metrics = { VariedGrid.metrics($0, direction: .rightToLeft) }
    for screen in [left, right] { screen.data.width = VariedGrid.width }
    for step in 0..<150 {
      let count = Int.random(in: 1...3, using: &random)
      let action = Int.random(in: 0..<9, using: &random)
      let row = Int.random(in: 0..<30, using: &random)
      for (screen, isMirrored) in [(left, false), (right, true)] {
        switch action {
        case 0: screen.grid.perform(.down(count))
        case 1: screen.grid.perform(.up(count))
        // The keys of the screen: on is to the left in the one, to the right in the other.
        case 2...4: screen.grid.perform(isMirrored ? .left(count) : .right(count))
        case 5: screen.grid.perform(isMirrored ? .right(count) : .left(count))
        case 6: screen.grid.turnPage(isMirrored ? .left : .right)
        case 7: screen.grid.turnPage(isMirrored ? .right : .left, .half)
        default: screen.grid.scrollItems(inRow: row, by: count - 2)
        }
      }
      let (one, other) = (left.frame(), right.frame())
      let note: Comment = "seed \(seed), step \(step)"
      #expect(left.grid.state == right.grid.state, note)
      try checkMirrored(left, right, one, other, note)
    }
  }

  /// Each cell of one grid is in the other at the mirrored place, with the same glyphs in it, and is hit there.
  private func checkMirrored(
    _ left: TestScreen, _ right: TestScreen, _ one: FrameBuffer, _ other: FrameBuffer, _ note: Comment
  ) throws {
    let width = one.size.width
    #expect(left.grid.display.visible.map(\.id) == right.grid.display.visible.map(\.id), note)
    for (row, mirror) in zip(left.grid.display.visible, right.grid.display.visible) {
      #expect(Set(row.controller.cells.keys) == Set(mirror.controller.cells.keys), note)
      for (id, cell) in row.controller.cells {
        let frame = try #require(mirror.controller.cells[id]?.frame)
        #expect(frame.minX == width - cell.frame.maxX && frame.size == cell.frame.size, note)
        let isWhole = cell.frame.minX >= 0 && cell.frame.maxX <= width
        let y = row.cell.frame.minY + cell.frame.minY
        guard isWhole, (0..<one.size.height).contains(y) else { continue }
        for x in 0..<frame.size.width {
          #expect(one[Point(x: cell.frame.minX + x, y: y)] == other[Point(x: frame.minX + x, y: y)], note)
        }
        let hits = [left.grid.hit(Point(x: cell.frame.minX, y: y)), right.grid.hit(Point(x: frame.maxX - 1, y: y))]
        #expect(hits[0]?.row == hits[1]?.row && hits[0]?.item == hits[1]?.item, note)
      }
    }
  }

  @Test(arguments: 0..<4)
  func `any size, nothing and huge among them, and back shows the old frame`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let screen = try TestScreen(width: 37, height: 13, rows: 30, items: 12)
    VariedGrid.vary(screen)
    for round in 0..<20 {
      screen.grid.perform(.down(Int.random(in: 0...5, using: &random)))
      screen.grid.perform(.right(Int.random(in: 0...5, using: &random)))
      if round % 3 == 0 { screen.grid.scrollItems(inRow: round, by: 2) }
      if round % 4 == 0 { screen.grid.scrollRows(by: 1) }
      let before = screen.frame()
      for _ in 0..<4 {
        let width = [0, 1, Int.random(in: 0...60, using: &random), 300].randomElement(using: &random) ?? 0
        let height = [0, 1, Int.random(in: 0...30, using: &random), 100].randomElement(using: &random) ?? 0
        screen.resize(width: width, height: height)
        screen.frame()
      }
      screen.resize(width: 37, height: 13)
      #expect(screen.frame() == before, "seed \(seed), round \(round)")
    }
  }
}

/// A row whose view holds something else beside its cards.
private final class WrappedRowController: RowController {
  override func loadView() -> View {
    let wrapper = View()
    wrapper.addSubview(View(frame: Rect(x: 0, y: 0, width: 3, height: 1)))
    return wrapper
  }
}
