import TestSupport
import Testing

@testable import ShelfKit

/// What is listed as changed, and that the list is enough to make the new content of the old.
@Suite struct GridDiffTests {
  private func diff(_ old: [(Int, [Int])], _ new: [(Int, [Int])]) throws -> GridDiff {
    func model(_ rows: [(Int, [Int])]) -> GridModel { GridModel(rows: rows.map { .init(name: $0.0, items: $0.1) }) }
    return try #require(GridDiff(from: model(old).snapshot, to: model(new).snapshot))
  }

  @Test func `the same content differs in nothing`() throws {
    #expect(try diff([(1, [10, 11]), (2, [])], [(1, [10, 11]), (2, [])]).isEmpty)
    #expect(try diff([], []).isEmpty)
  }

  @Test func `what came, went and moved is named by its places`() throws {
    let change = try diff([(1, [10, 11, 12]), (2, [20]), (3, [30])], [(3, [30]), (1, [12, 10, 13]), (4, [40])])
    #expect(change.deletedRows == [1])
    #expect(change.insertedRows == [2])
    #expect(change.movedRows.map(\.destination).count == 1)
    #expect(change.deletedItems == [IndexPath(row: 0, item: 1)])
    #expect(change.insertedItems == [IndexPath(row: 1, item: 2)])
    #expect(change.movedItems == [.init(from: IndexPath(row: 0, item: 2), to: IndexPath(row: 1, item: 0))])
  }

  @Test func `an item crosses rows, also into a new row and out of one that goes`() throws {
    let change = try diff([(1, [10, 11]), (2, [20, 21])], [(1, [11, 20]), (3, [10, 30])])
    #expect(
      change.movedItems == [
        .init(from: IndexPath(row: 1, item: 0), to: IndexPath(row: 0, item: 1)),
        .init(from: IndexPath(row: 0, item: 0), to: IndexPath(row: 1, item: 0)),
      ])
    #expect(change.insertedItems.isEmpty)
    #expect(change.deletedItems.isEmpty)
  }

  @Test(arguments: [0, 3, 99]) func `one element that moves through a hundred is one move`(target: Int) throws {
    let items = Array(0..<100)
    var after = items
    after.insert(after.remove(at: 50), at: target)
    let change = try diff([(1, items)], [(1, after)])
    #expect(change.movedItems.count == 1)
    #expect(change.movedItems.first?.destination.item == target)
  }

  @Test func `an element of another content version is updated, wherever it went`() throws {
    let content: [(row: RowID, items: [ItemID])] = [(RowID(1), [ItemID(10), ItemID(11)]), (RowID(2), [ItemID(20)])]
    let crossed: [(row: RowID, items: [ItemID])] = [(RowID(1), [ItemID(10)]), (RowID(2), [ItemID(20), ItemID(11)])]
    let old = ListSnapshot(content).versioned(items: [ItemID(10): 1, ItemID(11): 1], rows: [RowID(2): 1])
    let new = ListSnapshot(crossed).versioned(items: [ItemID(10): 1, ItemID(11): 2], rows: [RowID(2): 2])
    let change = try #require(GridDiff(from: old, to: new))
    #expect(change.updatedItems == [IndexPath(row: 1, item: 1)])
    #expect(change.updatedRows == [1])
  }

  @Test func `content beyond the limit is not read`() {
    let huge = ComputedSnapshot(rowCount: 1_000_000_000, itemsPerRow: 1_000_000_000)
    #expect(GridDiff(from: huge, to: huge) == nil)
    #expect(GridDiff(from: EmptySnapshot(), to: ListSnapshot([(RowID(1), [ItemID(1)])]), atMost: 1) == nil)
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func `the difference makes the new content of the old`(seed: UInt64) {
    check(seed) { test in
      guard let diff = GridDiff(from: test.old.snapshot, to: test.new.snapshot) else { return false }
      return GridModel.applying(diff, to: test.old, contentOfNew: test.new) == test.new
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func `going back undoes going`(seed: UInt64) {
    check(seed) { test in
      guard let diff = GridDiff(from: test.old.snapshot, to: test.new.snapshot) else { return false }
      return GridModel.applying(diff.inverted(), to: test.new, contentOfNew: test.old) == test.old
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func `moves are the fewest that explain the order`(seed: UInt64) {
    check(seed) { test in
      guard let diff = GridDiff(from: test.old.snapshot, to: test.new.snapshot) else { return false }
      let names = Set(test.old.rows.map(\.name)).intersection(test.new.rows.map(\.name))
      let before = test.old.rows.map(\.name).filter(names.contains)
      let after = test.new.rows.map(\.name).filter(names.contains)
      return diff.movedRows.count == names.count - commonLength(before[...], after[...])
    }
  }

  @Test func `what is put in and taken out again differs in nothing`() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<50 {
      let test = DiffCase.random(using: &random)
      var grown = test.old
      grown.rows.insert(.init(name: -1, items: [-2]), at: grown.rows.count / 2)
      let there = try #require(GridDiff(from: test.old.snapshot, to: grown.snapshot))
      #expect(there.insertedRows.count == 1)
      let back = GridModel.applying(there.inverted(), to: grown, contentOfNew: test.old)
      #expect(back == test.old)
    }
  }

  private func check(_ seed: UInt64, _ holds: @escaping (DiffCase) -> Bool) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<60 {
      let test = DiffCase.random(using: &random)
      guard !holds(test) else { continue }
      Issue.record("seed \(seed), round \(round):\n\(test.shrunk { !holds($0) })")
      return
    }
  }

  /// The length of the longest common subsequence, the slow way.
  private func commonLength(_ one: ArraySlice<Int>, _ other: ArraySlice<Int>) -> Int {
    guard let first = one.first, !other.isEmpty else { return 0 }
    let without = commonLength(one.dropFirst(), other)
    guard let place = other.firstIndex(of: first) else { return without }
    return max(without, 1 + commonLength(one.dropFirst(), other[(place + 1)...]))
  }
}
