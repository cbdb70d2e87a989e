import Testing

@testable import ShelfKit

/// Bad data is told and survived.
@MainActor @Suite struct FaultTests {
  private func screen() throws -> (TestScreen, () -> [UpdateFault]) {
    let screen = try TestScreen(width: 30, height: 6, rows: 4, items: 4)
    screen.frame()
    var faults: [UpdateFault] = []
    screen.grid.onFault = { faults.append($0) }
    return (screen, { faults })
  }

  @Test func `of two elements of one identity the first wins, and it is told (invariant 49)`() throws {
    let (screen, faults) = try screen()
    screen.grid.apply(
      ListSnapshot([(RowID("a"), [1, 2, 1].map { ItemID($0) }), (RowID("b"), [ItemID(1)]), (RowID("a"), [ItemID(5)])]))
    #expect(screen.lines.prefix(4) == ["*a 0/2", " <1>    [2]", " b 0/1", " [1]"])
    #expect(faults() == [.duplicates([IndexPath(row: 0, item: 2), IndexPath(row: 2, item: 0)])])
    #expect(screen.grid.faults.count == 1)
  }

  @Test func `a snapshot that gives one identity twice is put right (invariant 49)`() throws {
    let (screen, faults) = try screen()
    screen.grid.apply(FaultySnapshot(rows: ["a", "b", "a"], items: 2))
    #expect(screen.lines == ["*a 0/2", " <0>    [1]", " b 0/2", " [0]    [1]", "", ""])
    #expect(faults() == [.rowLookup(place: 2), .duplicates([IndexPath(row: 2, item: 0)])])
    screen.checkHosts()
  }

  @Test func `counts below zero are none (invariant 32)`() throws {
    let (screen, faults) = try screen()
    screen.grid.apply(FaultySnapshot(rows: ["a", "b"], items: -3))
    #expect(screen.lines.prefix(3) == ["*a 0/0", "", " b 0/0"])
    #expect(faults() == [.itemCount(-3, row: RowID("a"))])
    screen.grid.apply(FaultySnapshot(rows: [], items: 1, rowCount: -1))
    #expect(screen.lines.joined().isEmpty)
    #expect(faults().last == .rowCount(-1))
  }

  @Test func `an identity that is not found is told, and the rows are shown (invariant 32)`() throws {
    let (screen, faults) = try screen()
    screen.grid.apply(FaultySnapshot(rows: ["a", "b", "c"], items: 2, lost: "b"))
    #expect(screen.lines == ["*a 0/2", " <0>    [1]", " b 0/2", " [0]    [1]", " c 0/2", " [0]    [1]"])
    #expect(faults() == [.rowLookup(place: 1)])
  }

  @Test func `data put right says as before what may still come, and what replaced what (invariant 32)`() throws {
    let faulty = FaultySnapshot(
      rows: ["a", "a", "b"], items: 2, isComplete: false, replaced: ("old", "b"))
    let repaired = try #require(SnapshotCheck(snapshot: faulty).repaired())
    #expect(repaired.rowCount == 2)
    #expect(repaired.duplicates == [IndexPath(row: 1, item: 0)])
    #expect(!repaired.isComplete)
    #expect(repaired.isComplete(row: 0))
    // The third row as it was given is the second one now.
    #expect(!repaired.isComplete(row: 1))
    #expect(repaired.replacement(ofRow: RowID("old")) == RowID("b"))
    #expect(repaired.rowIndex(ofItem: ItemID(0)) == nil)
  }

  @Test func `faulty data too large to read is refused, and what was shown stays (invariant 32)`() throws {
    let (screen, faults) = try screen()
    let before = screen.lines
    screen.grid.apply(FaultySnapshot(rows: ["a", "a"], items: 1_000_000_000))
    #expect(screen.lines == before)
    #expect(!faults().isEmpty)
    screen.grid.perform(.down(3))
    #expect(screen.grid.focusedIndexPath == IndexPath(row: 3, item: 0))
  }

  @Test func `stated changes that do not add up are told and left aside (invariant 32)`() throws {
    let (screen, faults) = try screen()
    var changes = GridDiff()
    changes.insertedRows = [0, 1]
    screen.data.cellsBound = 0
    screen.grid.apply(TestScreen.snapshot(rows: 5, items: 4), changes: changes)
    screen.frame()
    #expect(faults() == [.changes(row: nil, expected: 6, found: 5)])
    #expect(screen.data.cellsBound >= 12)

    changes = GridDiff()
    changes.deletedItems = [IndexPath(row: 2, item: 0)]
    screen.grid.apply(TestScreen.snapshot(rows: 5, items: 4), changes: changes)
    #expect(faults().last == .changes(row: RowID("r2"), expected: 3, found: 4))

    changes = GridDiff()
    changes.updatedItems = [IndexPath(row: 9, item: 9)]
    screen.grid.apply(TestScreen.snapshot(rows: 5, items: 4), changes: changes)
    #expect(faults().last == .itemLookup(IndexPath(row: 9, item: 9)))
    #expect(screen.frame() == screen.freshFrame())
  }

  @Test func `the log counts all faults and keeps the latest`() throws {
    let (screen, _) = try screen()
    for _ in 0..<40 { screen.grid.apply(FaultySnapshot(rows: ["a", "b"], items: 1, lost: "a")) }
    #expect(screen.grid.faults.count == 40)
    #expect(screen.grid.faults.latest.count == 16)
  }

  @Test func `a large sound snapshot is checked with a few questions`() {
    let counter = QuestionCounter()
    let snapshot = FaultySnapshot(rows: ["a", "b"], items: 1_000_000_000, counter: counter)
    #expect(SnapshotCheck(snapshot: snapshot).fault(near: GridState()) == nil)
    #expect(counter.questions < 100)
  }
}

/// How often a snapshot was asked for an item.
final class QuestionCounter {
  var questions = 0
}

/// A snapshot that may say what is not so.
struct FaultySnapshot: GridSnapshot {
  var rows: [String]
  var items: Int
  var rowCount: Int
  /// A row that is not found by its identity.
  var lost: String?
  var counter: QuestionCounter?
  /// Whether all rows are there, and all items of the last one.
  let isComplete: Bool
  /// A row that another one took the place of.
  var replaced: (old: String, new: String)?

  init(
    rows: [String], items: Int, rowCount: Int? = nil, lost: String? = nil, counter: QuestionCounter? = nil,
    isComplete: Bool = true, replaced: (String, String)? = nil
  ) {
    self.isComplete = isComplete
    self.replaced = replaced
    self.rows = rows
    self.items = items
    self.rowCount = rowCount ?? rows.count
    self.lost = lost
    self.counter = counter
  }

  func rowID(at index: Int) -> RowID { RowID(rows[index]) }
  func isComplete(row: Int) -> Bool { isComplete || row < rows.count - 1 }
  func replacement(ofRow id: RowID) -> RowID? {
    id == replaced.map { RowID($0.old) } ? replaced.map { RowID($0.new) } : nil
  }
  func rowIndex(of id: RowID) -> Int? {
    lost.map { RowID($0) } == id ? nil : rows.firstIndex { RowID($0) == id }
  }
  func itemCount(inRow row: Int) -> Int { items }
  func itemID(at index: Int, inRow row: Int) -> ItemID {
    counter?.questions += 1
    return ItemID(index)
  }
  func itemIndex(of id: ItemID, inRow row: Int) -> Int? {
    if case .number(let number) = id.identity, (0..<max(0, items)).contains(number) { number } else { nil }
  }
}
