import Curses
import TestSupport
import Testing

@testable import ShelfKit

/// What a change of the data does to a screen: `docs/updates.md`.
@MainActor @Suite struct UpdateTests {
  /// A screen of one row of numbers, each four columns and a blank wide.
  private func row(_ items: some Sequence<Int>, width: Int = 26) throws -> TestScreen {
    let screen = try TestScreen(width: width, height: 2, rows: 0, items: 0)
    screen.data.width = { _ in 4 }
    screen.grid.apply(one(items))
    return screen
  }

  private func one(_ items: some Sequence<Int>) -> ListSnapshot {
    ListSnapshot([(RowID("r"), items.map { ItemID($0) })])
  }

  private func two(_ first: some Sequence<Int>, _ second: some Sequence<Int>) -> ListSnapshot {
    ListSnapshot([(RowID("a"), first.map { ItemID($0) }), (RowID("b"), second.map { ItemID($0) })])
  }

  private func focusedItem(_ screen: TestScreen) -> ItemID? {
    screen.grid.focusedIndexPath.map { screen.grid.snapshot.itemID(at: $0.item, inRow: $0.row) }
  }

  // MARK: Places

  @Test(arguments: [1, 2, 17, 500]) func `rows put in before leave the topmost row where it is (invariant 18)`(
    count: Int
  ) throws {
    let screen = try TestScreen(width: 20, height: 7, rows: 40, items: 3)
    screen.grid.perform(.down(12))
    let before = screen.lines
    let more: [(row: RowID, items: [ItemID])] = (0..<count).map { (RowID("new\($0)"), [ItemID("n\($0)")]) }
    let old = (0..<40).map { row in (row: RowID("r\(row)"), items: (0..<3).map { ItemID("\(row).\($0)") }) }
    screen.grid.apply(ListSnapshot(more + old))
    #expect(screen.lines == before)
  }

  @Test func `the first visible item moves and nothing else does (invariant 19)`() throws {
    let screen = try row(10..<60)
    screen.grid.perform(.right(20))
    screen.grid.perform(.left(1))
    let before = screen.lines[1]
    #expect(before.hasPrefix(" [26] [27] [28] <29> [30]"))
    screen.grid.apply(one(Array(10..<26) + Array(27..<60) + [26]))
    #expect(screen.lines[1] == before.replacing("[26]", with: "[25]"))
    screen.grid.apply(one([26] + Array(10..<25) + Array(27..<60) + [25]))
    #expect(screen.lines[1] == before.replacing("[26]", with: "[24]"))
  }

  @Test func `the first visible item moves, and has the focus: the view goes with it (invariant 19)`() throws {
    let screen = try row(10..<60)
    screen.grid.perform(.right(20))
    screen.grid.perform(.left(4))
    #expect(screen.lines[1].hasPrefix(" <26> [27]"))
    screen.grid.apply(one([26] + Array(10..<26) + Array(27..<60)))
    #expect(screen.lines[1].hasPrefix(" <26> [10] [11]"))
  }

  @Test func `the topmost row moves and the rows below stay where they are (invariant 19)`() throws {
    let screen = try TestScreen(width: 20, height: 6, rows: 12, items: 3)
    screen.grid.perform(.down(6))
    let before = screen.lines
    #expect(before[0].hasPrefix(" r4 "))
    let names = [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 4]
    screen.grid.apply(ListSnapshot(names.map { row in (RowID("r\(row)"), (0..<3).map { ItemID("\(row).\($0)") }) }))
    let after = screen.lines
    #expect(after[2...] == before[2...])
    #expect(after[0].hasPrefix(" r3 "))
  }

  @Test func `two states never take turns: a row comes back the same ten times (invariant 10)`() throws {
    let screen = try TestScreen(width: 20, height: 4, rows: 90, items: 30)
    screen.grid.perform(.right(17))
    let there = screen.lines.prefix(2)
    for round in 0..<10 {
      screen.grid.perform(.down(40 + round))
      screen.frame()
      screen.grid.apply(TestScreen.snapshot(rows: 90 + round, items: 30))
      screen.frame()
      screen.grid.perform(.up(40 + round))
      #expect(screen.lines.prefix(2) == there, "round \(round)")
    }
  }

  @Test(arguments: [0, 1, 1_000]) func `where a row stands does not depend on how long one was away (invariant 11)`(
    frames: Int
  ) throws {
    let screen = try TestScreen(width: 20, height: 4, rows: 90, items: 30)
    screen.grid.perform(.right(17))
    let there = screen.lines.prefix(2)
    screen.grid.perform(.down(50))
    for _ in 0..<frames { screen.grid.prepareFrame() }
    screen.grid.perform(.up(50))
    #expect(screen.lines.prefix(2) == there)
  }

  @Test func `what a row remembers is kept apart from the grid's own, also of the same identity (invariant 13)`() throws
  {
    let screen = try TestScreen(width: 20, height: 4, rows: 0, items: 0)
    let same = (0..<30).map { number in (row: RowID(number), items: (0..<30).map { ItemID($0) }) }
    screen.grid.apply(ListSnapshot(same))
    screen.grid.perform(.down(7))
    screen.grid.perform(.right(9))
    #expect(screen.grid.state.anchor?.id == RowID(6))
    #expect(screen.grid.state.rows[RowID(7)].focusedItem == ItemID(9))
    #expect(screen.grid.state.rows.count == 1)
  }

  @Test func `what goes before the first visible item moves nothing that is seen (invariant 18)`() throws {
    let screen = try row(10..<60)
    screen.grid.perform(.right(20))
    let before = screen.lines[1]
    #expect(before.hasPrefix(" [26]"))
    for gone in [25, 24, 10] {
      screen.grid.apply(one((10..<60).filter { $0 != gone }))
      #expect(screen.lines[1] == before)
    }
    screen.grid.apply(one(26..<60))
    #expect(screen.lines[1] == before)
  }

  @Test(arguments: [
    (RowMetrics(itemHeight: 1, leadingInset: 3), 3),
    (RowMetrics(itemHeight: 1, scrollBehavior: .itemPagingCentered), 11),
    (RowMetrics(itemHeight: 1, focusAlignment: .keyline(Keyline(.cells(7), keeping: .trailing))), 7),
  ])
  func `items put in before a row at its beginning move nothing that is seen (invariant 18)`(
    metrics: RowMetrics, column: Int
  ) throws {
    for isHeld in [true, false] {
      let screen = try row(10..<30)
      screen.data.metrics = { _ in metrics }
      screen.grid.perform(.rowStart)
      // A turn of the wheel by nothing: the focus holds the view no more.
      if !isHeld { screen.grid.scrollItems(inRow: 0, by: 0) }
      func place(_ text: String) -> Int? {
        let line = screen.lines[1]
        return line.firstRange(of: text).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
      }
      #expect(place("<10>") == column)
      for count in [1, 2, 17, 500] {
        screen.grid.apply(one(Array(1_000..<1_000 + count) + Array(10..<30)))
        #expect(place("<10>") == column, "\(count) more, held by the focus: \(isHeld)")
        #expect(place("[11]") == column + 5)
      }
    }
  }

  @Test func `a touched row that the focus has left stays where it is, one never touched at its beginning`() throws {
    let screen = try TestScreen(width: 26, height: 6, rows: 0, items: 0)
    screen.data.width = { _ in 4 }
    screen.grid.apply(three(10..<20))
    screen.grid.perform(.right(1))
    screen.grid.perform(.left(1))
    screen.grid.perform(.down(2))
    let before = screen.lines
    #expect(before[1].hasPrefix(" [10] [11]"))
    screen.grid.apply(three([99] + Array(10..<20)))
    let after = screen.lines
    #expect(after[1] == before[1])
    #expect(after[3].hasPrefix(" [99] [10]"))
    screen.grid.perform(.up(2))
    #expect(focusedItem(screen) == ItemID(10))
  }

  private func three(_ items: some Sequence<Int>) -> ListSnapshot {
    ListSnapshot(["a", "b", "c"].map { (RowID($0), items.map { ItemID($0) }) })
  }

  // MARK: Focus

  @Test func `real items take the places of placeholders, and the focus stays in its place (invariant 20)`() throws {
    let screen = try row(10..<40)
    screen.grid.perform(.right(15))
    let before = screen.lines[1]
    #expect(before.contains("<25>"))
    let names = Dictionary(uniqueKeysWithValues: (10..<40).map { (ItemID($0), ItemID($0 + 50)) })
    screen.grid.apply(one(60..<90).replacing(items: names))
    let real = (10..<40).reversed().reduce(before) { $0.replacing("\($1)", with: "\($1 + 50)") }
    #expect(screen.lines[1] == real)
    #expect(focusedItem(screen) == ItemID(75))
  }

  @Test func `a row takes the place of a placeholder with all it remembers (invariant 20)`() throws {
    let screen = try row(10..<40)
    screen.grid.perform(.right(15))
    let before = screen.lines[1]
    screen.grid.apply(
      ListSnapshot([(RowID("real"), (10..<40).map { ItemID($0) })]).replacing(rows: [RowID("r"): RowID("real")]))
    #expect(screen.lines[1] == before)
    #expect(screen.grid.state.rows[RowID("r")] == RowState())
  }

  @Test func `the screen one comes back to has the focus on the very item, whatever came in between (invariant 21)`()
    throws
  {
    let screen = try row(10..<40)
    let navigation = NavigationController(root: screen.grid)
    navigation.view.frame = screen.grid.view.frame
    screen.grid.perform(.right(15))
    screen.frame()
    navigation.push(ViewController())
    screen.grid.apply(one(Array(0..<3) + Array(12..<40)))
    navigation.pop()
    #expect(focusedItem(screen) == ItemID(25))
    #expect(screen.lines[1].contains("<25>"))
  }

  @Test func `a move goes from where the focus is in the new data (invariant 24)`() throws {
    var random = SeededGenerator(seed: 24)
    let screen = try row(10..<20)
    for step in 0..<300 {
      let items = (10..<40).shuffled(using: &random).prefix(Int.random(in: 1...12, using: &random))
      screen.grid.apply(one(items))
      screen.grid.perform([.left(1), .right(1), .rowEnd, .rowStart].randomElement(using: &random) ?? .left(1))
      let focus = try #require(focusedItem(screen))
      #expect(items.contains { ItemID($0) == focus }, "step \(step)")
      if step % 3 == 0 { #expect(screen.lines[1].contains("<"), "step \(step)") }
    }
  }

  @Test func `other data in another order: the focus walks through it in the order of the data (invariant 29)`() throws
  {
    let screen = try row([10, 11, 12, 13])
    screen.frame()
    screen.grid.apply(one([13, 30, 11, 31, 10]))
    screen.grid.perform(.rowStart)
    var visited: [ItemID] = []
    for _ in 0..<5 {
      if let item = focusedItem(screen) { visited.append(item) }
      screen.frame()
      screen.grid.perform(.right(1))
    }
    #expect(visited == [13, 30, 11, 31, 10].map { ItemID($0) })
  }

  @Test func `the focus goes with an item that crosses into another row`() throws {
    let screen = try TestScreen(width: 26, height: 4, rows: 0, items: 0)
    screen.grid.apply(two(10..<15, 20..<25))
    screen.grid.perform(.right(2))
    screen.frame()
    screen.grid.apply(two([10, 11, 13, 14], [20, 21, 12, 22, 23, 24]))
    #expect(screen.grid.focusedIndexPath == IndexPath(row: 1, item: 2))
    #expect(screen.lines[3].contains("<12>"))
    // Its old row keeps the place.
    screen.grid.perform(.up(1))
    #expect(focusedItem(screen) == ItemID(13))
  }

  @Test func `the focus goes with an item whose row is gone`() throws {
    let screen = try TestScreen(width: 26, height: 4, rows: 0, items: 0)
    screen.grid.apply(two(10..<15, 20..<25))
    screen.grid.perform(.right(2))
    screen.grid.apply(ListSnapshot([(RowID("z"), []), (RowID("b"), [20, 12].map { ItemID($0) })]))
    #expect(focusedItem(screen) == ItemID(12))
  }

  // MARK: Marks

  @Test func `marks stay while their row is scrolled away, and when it comes back (invariant 28)`() throws {
    let screen = try TestScreen(width: 20, height: 4, rows: 60, items: 30)
    screen.grid.perform(.right(2))
    screen.grid.toggleMark()
    screen.grid.perform(.down(50))
    screen.frame()
    screen.grid.perform(.up(50))
    screen.frame()
    #expect(screen.grid.markedItems(inRow: 0) == [2])
    let marked = screen.grid.display.visible[0].controller.cells.filter(\.value.isMarked).map(\.key)
    #expect(marked == [ItemID("0.2")])
  }

  @Test(arguments: 0..<6) func `marks name live items only, whichever item is removed (invariant 42)`(removed: Int)
    throws
  {
    let screen = try row(10..<16, width: 60)
    screen.grid.perform(.right(1))
    screen.grid.toggleRange()
    screen.grid.perform(.right(3))
    #expect(screen.grid.markedItems(inRow: 0) == [1, 2, 3, 4])
    let left = (10..<16).filter { $0 != 10 + removed }
    screen.grid.apply(one(left))
    let inside = left.indices.filter { (11...14).contains(left[$0]) || removed == 1 && left[$0] == 12 }
    // At the end that has the focus the next item slides in and is taken along; elsewhere the range just shrinks.
    let expected = removed == 4 ? inside + [left.firstIndex(of: 15)].compactMap { $0 } : inside
    #expect(screen.grid.markedItems(inRow: 0) == expected)
    screen.grid.toggleRange()
    #expect(screen.grid.markedItems(inRow: 0) == expected)
    screen.grid.perform(.rowStart)
    #expect(screen.grid.markedItems(inRow: 0) == expected)
    screen.grid.clearMarks()
    #expect(screen.grid.markedItems(inRow: 0).isEmpty)
  }

  @Test func `a marked item keeps its mark across rows and through an absence (invariant 42)`() throws {
    let screen = try TestScreen(width: 26, height: 4, rows: 0, items: 0)
    screen.grid.apply(two(10..<15, 20..<25))
    screen.grid.perform(.right(2))
    screen.grid.toggleMark()
    screen.grid.apply(two([10, 11, 13, 14], [20, 12]))
    #expect(screen.grid.markedItems(inRow: 0).isEmpty)
    #expect(screen.grid.markedItems(inRow: 1) == [1])
    screen.grid.apply(two([10, 11], [20]))
    #expect(screen.grid.markedItems(inRow: 1).isEmpty)
    screen.grid.apply(two([10, 11], [12, 20]))
    #expect(screen.grid.markedItems(inRow: 1) == [0])
  }

  @Test func `of parts shown one after the other, what is near is told from the whole`() throws {
    let screen = try row(0..<10)
    screen.grid.perform(.item(IndexPath(row: 0, item: 4)))
    let whole = GridMoment(snapshot: screen.grid.snapshot, state: screen.grid.state)
    screen.grid.apply(one([1, 8]), from: whole)
    #expect(focusedItem(screen) == ItemID(8))
    // None of the part before is left, and 5 is nearer to 4 than 9 is.
    screen.grid.apply(one([0, 3, 5, 9]), from: whole)
    #expect(focusedItem(screen) == ItemID(5))
    screen.grid.apply(one([0, 3]), from: whole)
    #expect(focusedItem(screen) == ItemID(3))
  }

  @Test func `what is done to a filtered list is done to the items, not to their places (invariant 43)`() throws {
    let screen = try row(10..<20, width: 60)
    screen.grid.perform(.right(5))
    screen.grid.apply(one([12, 15, 18]))
    screen.grid.perform(.rowStart)
    screen.grid.toggleMark()
    screen.grid.apply(one(10..<20))
    #expect(screen.grid.markedItems(inRow: 0) == [2])
    #expect(focusedItem(screen) == ItemID(12))
  }
}
