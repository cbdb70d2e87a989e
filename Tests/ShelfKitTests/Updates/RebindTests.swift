import Testing

@testable import ShelfKit

/// Which views are bound again after a change: those that would show something else.
@MainActor @Suite struct RebindTests {
  private let items = (10..<14).map { ItemID($0) }

  /// A screen of one row that has just been drawn, its counters at zero.
  private func drawn(_ snapshot: any GridSnapshot) throws -> TestScreen {
    let screen = try TestScreen(width: 40, height: 2, rows: 0, items: 0)
    screen.grid.apply(snapshot)
    screen.frame()
    screen.data.cellsBound = 0
    screen.data.headersBound = 0
    return screen
  }

  private func snapshot(_ items: [ItemID]) -> ListSnapshot { ListSnapshot([(RowID("r"), items)]) }

  private func versions(_ items: [ItemID], _ version: Int = 1) -> [ItemID: Int] {
    Dictionary(uniqueKeysWithValues: items.map { ($0, version) })
  }

  @Test func `items and rows of the same content version are not bound again (invariant 2)`() throws {
    let old = snapshot(items).versioned(items: versions(items), rows: [RowID("r"): 1])
    let screen = try drawn(old)
    let before = screen.lines
    for _ in 0..<5 {
      screen.grid.apply(old)
      #expect(screen.lines == before)
    }
    #expect(screen.data.cellsBound == 0)
    #expect(screen.data.headersBound == 0)
    screen.checkHosts()
  }

  @Test func `an empty change and a full one leave visible rows as they were (invariant 2)`() throws {
    let screen = try TestScreen(width: 30, height: 8)
    let before = screen.lines
    screen.grid.apply(screen.grid.snapshot)
    #expect(screen.lines == before)
    screen.checkHosts()
    screen.grid.apply(TestScreen.snapshot(rows: 49, items: 19))
    screen.grid.apply(TestScreen.snapshot(rows: 50, items: 20))
    #expect(screen.lines == before)
    screen.checkHosts()
  }

  @Test func `an item of another version is bound again, and no other`() throws {
    let screen = try drawn(snapshot(items).versioned(items: versions(items)))
    screen.grid.apply(snapshot(items).versioned(items: versions(items)).versioned(items: [items[2]: 2]))
    screen.frame()
    #expect(screen.data.cellsBound == 1)
    #expect(screen.data.headersBound == 1)
  }

  @Test func `items that only moved are not bound again, and those put in are`() throws {
    let screen = try drawn(snapshot(items).versioned(items: versions(items)))
    let next = [items[3], ItemID(99)] + items.dropLast()
    screen.grid.apply(snapshot(next).versioned(items: versions(next)))
    #expect(screen.lines[1].hasPrefix(" <13>   [99]   [10]"))
    #expect(screen.data.cellsBound == 1)
  }

  @Test func `an item of unknown version is bound again`() throws {
    let screen = try drawn(snapshot(items))
    screen.grid.apply(snapshot(items))
    screen.frame()
    #expect(screen.data.cellsBound == 4)
    #expect(screen.data.headersBound == 1)
  }

  @Test func `a reload binds everything, whatever the versions say`() throws {
    let screen = try drawn(snapshot(items).versioned(items: versions(items), rows: [RowID("r"): 1]))
    screen.grid.reload()
    screen.frame()
    #expect(screen.data.cellsBound == 4)
    #expect(screen.data.headersBound == 1)
  }

  @Test func `with stated changes only what is said to be updated is bound again`() throws {
    let screen = try drawn(snapshot(items))
    var changes = GridDiff()
    changes.insertedItems = [IndexPath(row: 0, item: 4)]
    changes.updatedItems = [IndexPath(row: 0, item: 1)]
    screen.grid.apply(snapshot(items + [ItemID(99)]), changes: changes)
    #expect(screen.lines[1].contains("[99]"))
    #expect(screen.data.cellsBound == 2)
    #expect(screen.data.headersBound == 0)
    #expect(screen.grid.faults.count == 0)
  }

  @Test func `versions that change before a frame is drawn are compared with what is shown`() throws {
    let screen = try drawn(snapshot(items).versioned(items: versions(items, 1), rows: [RowID("r"): 1]))
    screen.grid.apply(snapshot(items).versioned(items: versions(items, 2), rows: [RowID("r"): 1]))
    screen.grid.apply(snapshot(items).versioned(items: versions(items, 1), rows: [RowID("r"): 1]))
    screen.frame()
    #expect(screen.data.cellsBound == 0)
  }
}
