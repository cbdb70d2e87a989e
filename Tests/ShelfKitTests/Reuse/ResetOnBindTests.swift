import Curses
import TestSupport
import Testing

@testable import ShelfKit

/// Binding restores or resets: nothing of what a renderer showed before is left in it (rule 2).
@MainActor @Suite struct ResetOnBindTests {
  /// Every third row and item is left as the pool gave it.
  private func leavesOut(_ identity: Identity) -> Bool {
    TestDataSource.name(identity).filter(\.isNumber).reduce(0) { $0 + ($1.wholeNumberValue ?? 0) } % 3 == 0
  }

  @Test func `a reused card that is given no text shows none, wherever one scrolls`() throws {
    let screen = try TestScreen(width: 30, height: 8, rows: 60, items: 30)
    screen.data.fills = { !leavesOut($0) }
    var random = SeededGenerator(seed: 2)
    var emptySeen = 0
    for step in 0..<300 {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: screen.grid.scrollRows(by: Int.random(in: -9...12, using: &random))
      case 1:
        screen.grid.scrollItems(
          inRow: screen.grid.focusedIndexPath?.row ?? 0, by: Int.random(in: -5...8, using: &random))
      default: screen.grid.perform([.down(1), .up(1), .right(2), .left(1)].randomElement(using: &random) ?? .down(1))
      }
      screen.frame()
      for row in screen.grid.display.visible {
        for (id, cell) in row.controller.cells {
          let wanted = leavesOut(id.identity) ? "" : TestDataSource.name(id.identity)
          if wanted.isEmpty { emptySeen += 1 }
          #expect((cell as? TestCell)?.text == wanted, "seed 2, step \(step)")
        }
      }
    }
    #expect(screen.grid.cellPool.counters.reused > 1_000)
    #expect(emptySeen > 1_000)
  }

  @Test func `a reused header that is given no text shows none`() throws {
    let screen = try TestScreen(width: 30, height: 8, rows: 60, items: 4)
    screen.data.fills = { !leavesOut($0) }
    for _ in 0..<50 {
      screen.grid.scrollRows(by: 1)
      let lines = screen.lines
      for (place, row) in screen.grid.display.visible.enumerated() where row.cell.frame.minY >= 0 {
        let title = leavesOut(row.id.identity) ? "" : TestDataSource.name(row.id.identity)
        let line = try #require(lines.indices.contains(row.cell.frame.minY) ? lines[row.cell.frame.minY] : nil)
        #expect(line.dropFirst().hasPrefix("\(title) "), "row \(place): \(line)")
      }
    }
    #expect(screen.grid.cellPool.counters.reused > 20)
  }

  @Test func `a row whose renderer showed a scrolled row before stands at its own beginning`() throws {
    var limits = GridController.Limits()
    limits.idleControllers = 0
    let screen = try TestScreen(width: 30, height: 8, rows: 60, items: 30, limits: limits)
    screen.grid.scrollItems(inRow: 0, by: 7)
    screen.grid.perform(.right(9))
    screen.frame()
    // The inset before the first item is one column.
    for row in 4..<40 {
      screen.grid.perform(.row(row))
      screen.frame()
      let shown = try #require(screen.grid.display.visible.first { $0.id == RowID("r\(row)") })
      let first = shown.controller.cells.values.min { $0.frame.minX < $1.frame.minX }
      #expect(first?.frame.minX == 1)
      #expect(shown.controller.cells[ItemID("\(row).0")] === first)
    }
  }
}
