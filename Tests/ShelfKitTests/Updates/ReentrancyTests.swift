import Testing

@testable import ShelfKit

/// Data that comes while data, or a frame, is being dealt with.
@MainActor @Suite struct ReentrancyTests {
  private func snapshot(_ count: Int) -> ListSnapshot { ListSnapshot([(RowID("r"), (0..<count).map { ItemID($0) })]) }

  @Test func `data that comes during an update is applied after it, the newest alone`() throws {
    let screen = try TestScreen(width: 30, height: 2, rows: 0, items: 0)
    let grid = screen.grid
    var counts: [Int] = []
    grid.onFault = { [weak grid] _ in
      guard let grid, grid.faults.count == 1 else { return }
      // The fault is told in the middle of the update.
      for count in [7, 8, 9] { grid.apply(snapshot(count)) }
      counts.append(grid.snapshot.rowCount)
    }
    grid.apply(ListSnapshot([(RowID("r"), [ItemID(1), ItemID(1)])]))
    #expect(counts == [0])
    #expect(grid.snapshot.itemCount(inRow: 0) == 9)
  }

  @Test func `data that comes while a frame is prepared is shown in that frame`() throws {
    let screen = try TestScreen(width: 30, height: 2, rows: 1, items: 3)
    let grid = screen.grid
    var isFirst = true
    screen.data.width = { [weak grid] _ in
      if isFirst {
        isFirst = false
        grid?.apply(snapshot(2))
        #expect(grid?.snapshot.itemCount(inRow: 0) == 3)
      }
      return 6
    }
    #expect(screen.lines == [" r 0/2", ""] || screen.lines == ["*r 0/2", " <0>    [1]"])
    #expect(grid.faults.count == 0)
    #expect(screen.frame() == screen.freshFrame())
  }

  @Test func `a frame that brings about new data each time ends, and shows the data of the moment after`() throws {
    let screen = try TestScreen(width: 30, height: 2, rows: 1, items: 3)
    let grid = screen.grid
    var count = 3
    screen.data.width = { [weak grid] _ in
      count += 1
      grid?.apply(snapshot(count))
      return 6
    }
    screen.frame()
    #expect(grid.snapshot.itemCount(inRow: 0) == count)
    screen.data.width = { _ in 6 }
    screen.frame()
    #expect(screen.frame() == screen.freshFrame())
    screen.checkHosts()
  }

  @Test func `stated changes of data that was overtaken count for nothing`() {
    var queue = UpdateQueue()
    queue.add(.init(snapshot: snapshot(1), changes: GridDiff()))
    queue.add(.init(snapshot: snapshot(2), changes: GridDiff()))
    let next = queue.next()
    #expect(next?.snapshot.itemCount(inRow: 0) == 2)
    #expect(next?.changes == nil)
    #expect(!queue.hasWaiting)
  }
}
