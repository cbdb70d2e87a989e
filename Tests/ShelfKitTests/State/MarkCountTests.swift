import Curses
import TestSupport
import Testing

@testable import ShelfKit

/// Which items are marked, counted and listed, against a look at every one of them.
@MainActor @Suite struct MarkCountTests {
  @Test func `the count and the list say what each item says, whatever was marked`() throws {
    let screen = try TestScreen(rows: 6, items: 9)
    var random = SeededGenerator(seed: 28)
    for step in 0..<2_000 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0...1: screen.grid.toggleMark()
      case 2: screen.grid.toggleRange()
      case 3: if step % 5 == 0 { screen.grid.invertMarks() }
      case 4: if step % 40 == 0 { screen.grid.clearMarks() }
      default:
        let moves: [Move] = [.left(2), .right(1), .right(3), .up(1), .down(1)]
        screen.grid.perform(moves.randomElement(using: &random) ?? .down(1))
      }
      let all = (0..<6).flatMap { row in (0..<9).map { IndexPath(row: row, item: $0) } }
      let marked = all.filter(screen.grid.isMarked)
      #expect(screen.grid.markedPaths == marked, "seed 28, step \(step)")
      #expect(screen.grid.markCount == marked.count, "seed 28, step \(step)")
    }
  }

  @Test func `ten times the items of a range take about ten times the work to mark`() throws {
    func work(items: Int) throws -> Double {
      let screen = try TestScreen(rows: 1, items: items)
      return ProcessorTime.least {
        screen.grid.clearMarks()
        screen.grid.perform(.rowStart)
        screen.grid.toggleRange()
        screen.grid.perform(.rowEnd)
        screen.grid.toggleRange()
        #expect(screen.grid.markCount == items)
      }
    }
    // A hundred times would be what it costs to copy all marks for each.
    let ratio = try work(items: 20_000) / work(items: 2_000)
    #expect(ratio < 40, "\(ratio) times")
  }

  @Test func `marks whose items are away count, and are listed again when those return`() throws {
    let screen = try TestScreen(rows: 3, items: 4)
    screen.grid.toggleMark()
    screen.grid.perform(.down(2))
    screen.grid.perform(.right(1))
    screen.grid.toggleMark()
    let whole = screen.grid.snapshot
    screen.grid.apply(TestScreen.snapshot(rows: 2, items: 4))
    #expect(screen.grid.markCount == 2)
    #expect(screen.grid.markedPaths == [IndexPath(row: 0, item: 0)])
    #expect(screen.grid.hiddenMarks.map(\.row) == [RowID("r2")])
    #expect(screen.grid.hiddenMarks.map(\.item) == [ItemID("2.1")])
    screen.grid.apply(whole)
    #expect(screen.grid.hiddenMarks.isEmpty)
    #expect(screen.grid.markedPaths == [IndexPath(row: 0, item: 0), IndexPath(row: 2, item: 1)])
  }

  @Test func `inverting a row of a million counts without looking at each`() throws {
    let screen = try TestScreen(rows: 1, items: 1)
    screen.grid.apply(CountedSnapshot(count: 1_000_000))
    screen.grid.toggleMark()
    screen.grid.invertMarks()
    #expect(screen.grid.markCount == 999_999)
    #expect((screen.grid.snapshot as? CountedSnapshot)?.log.asked ?? .max < 200)
  }
}

/// A long row that counts how often it is asked for an item.
private struct CountedSnapshot: GridSnapshot {
  final class Log { var asked = 0 }

  let count: Int
  let log = Log()

  var rowCount: Int { 1 }
  func rowID(at index: Int) -> RowID { RowID("r0") }
  func rowIndex(of id: RowID) -> Int? { id == RowID("r0") ? 0 : nil }
  func itemCount(inRow row: Int) -> Int { count }
  func itemID(at index: Int, inRow row: Int) -> ItemID {
    log.asked += 1
    return ItemID(index)
  }
  func itemIndex(of id: ItemID, inRow row: Int) -> Int? {
    log.asked += 1
    if case .number(let number) = id.identity { return number < count ? number : nil }
    return nil
  }
}
