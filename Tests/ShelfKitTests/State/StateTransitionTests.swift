import TestSupport
import Testing

@testable import ShelfKit

/// What a grid's state becomes when the data changes.
@Suite struct StateTransitionTests {
  private func rows(_ content: [(String, [Int])]) -> ListSnapshot {
    ListSnapshot(content.map { (RowID($0.0), $0.1.map { ItemID($0) }) })
  }

  private func state(row: String?, item: Int?, anchor: Int? = nil, delta: Int = 0) -> GridState {
    var state = GridState()
    state.isTouched = true
    state.focusedRow = row.map { RowID($0) }
    if let row {
      state.rows[RowID(row)].focusedItem = item.map { ItemID($0) }
      state.rows[RowID(row)].anchor = anchor.map { ScrollAnchor(id: ItemID($0), delta: delta) }
    }
    return state
  }

  @Test func `what is still there keeps its identity, wherever it went`() {
    let transition = StateTransition(
      old: rows([("a", [1, 2, 3]), ("b", [4])]), new: rows([("b", [4]), ("a", [3, 1, 2])]))
    var before = state(row: "a", item: 2, anchor: 1, delta: 3)
    before.anchor = ScrollAnchor(id: RowID("a"), delta: 1)
    #expect(transition.carry(before) == before)
  }

  @Test(arguments: [([1, 2, 4], 4), ([1, 2], 2), ([5, 1], 1)])
  func `a focused item that is gone gives way to the next survivor, else the one before`(left: [Int], focus: Int) {
    let transition = StateTransition(old: rows([("a", [1, 2, 3, 4])]), new: rows([("a", left)]))
    #expect(transition.carry(state(row: "a", item: 3)).rows[RowID("a")].focusedItem == ItemID(focus))
  }

  @Test func `a row of which nothing is left begins at its start`() {
    let transition = StateTransition(old: rows([("a", [1, 2])]), new: rows([("a", [7, 8])]))
    #expect(transition.carry(state(row: "a", item: 2, anchor: 1)).rows[RowID("a")] == RowState())
  }

  @Test func `a focused row that is gone gives way to the next, and its own state stays`() {
    let transition = StateTransition(
      old: rows([("a", [1]), ("b", [2, 3]), ("c", [4])]), new: rows([("a", [1]), ("c", [4])]))
    let after = transition.carry(state(row: "b", item: 3))
    #expect(after.focusedRow == RowID("c"))
    #expect(after.rows[RowID("b")].focusedItem == ItemID(3))
  }

  @Test func `a growing source that nobody touched keeps its beginning in view`() {
    let transition = StateTransition(old: rows([("b", [2])]), new: rows([("a", [1]), ("b", [1, 2])]))
    #expect(transition.carry(GridState()) == GridState())
  }

  @Test func `once touched, the first row and item are kept by identity as well`() {
    let transition = StateTransition(old: rows([("b", [2])]), new: rows([("a", [1]), ("b", [1, 2])]))
    let after = transition.carry(state(row: nil, item: nil))
    #expect(after.focusedRow == RowID("b"))
    #expect(after.rows[RowID("b")].focusedItem == ItemID(2))
    #expect(after.anchor == ScrollAnchor(id: RowID("b"), delta: 0))
  }

  // MARK: Rows that take the places of others

  private func marked(_ row: String, _ items: [Int]) -> GridState {
    var state = state(row: row, item: 1)
    state.rows[RowID(row)].marks = MarkSet(Set(items.map { ItemID($0) }))
    return state
  }

  @Test func `a row takes over what its placeholder remembers, and keeps its own marks besides (invariant 20)`() {
    let transition = StateTransition(
      old: rows([("placeholder", [1, 2])]),
      new: rows([("real", [1, 2, 3])]).replacing(rows: [RowID("placeholder"): RowID("real")]))
    var before = marked("placeholder", [2])
    before.rows[RowID("real")].marks = MarkSet([ItemID(3)])
    let after = transition.carry(before)
    #expect(after.focusedRow == RowID("real"))
    #expect(after.rows[RowID("real")].focusedItem == ItemID(1))
    #expect(after.rows[RowID("real")].marks == MarkSet([ItemID(2), ItemID(3)]))
    #expect(after.rows[RowID("placeholder")] == RowState())
  }

  @Test func `a row that was there beside the placeholder keeps its own place, and the placeholder's state stays`() {
    let transition = StateTransition(
      old: rows([("placeholder", [1, 2]), ("real", [5, 6])]),
      new: rows([("real", [5, 6])]).replacing(rows: [RowID("placeholder"): RowID("real")]))
    var before = marked("placeholder", [2])
    before.rows[RowID("real")].focusedItem = ItemID(6)
    let after = transition.carry(before)
    #expect(after.focusedRow == RowID("real"))
    #expect(after.rows == before.rows)
  }

  @Test func `of two placeholders of one row the one that has the focus counts, whatever order they were touched in`() {
    let transition = StateTransition(
      old: rows([("one", [1, 2]), ("two", [1, 2])]),
      new: rows([("real", [1, 2])]).replacing(rows: [RowID("one"): RowID("real"), RowID("two"): RowID("real")]))
    for focused in ["one", "two"] {
      var before = state(row: "one", item: 2)
      before.rows[RowID("two")].focusedItem = ItemID(2)
      before.rows[RowID(focused)].focusedItem = ItemID(1)
      before.focusedRow = RowID(focused)
      #expect(transition.carry(before).rows[RowID("real")].focusedItem == ItemID(1), "\(focused)")
    }
  }

  @Test func `marks that cross from a placeholder's row into another one leave no mark behind`() {
    let transition = StateTransition(
      old: rows([("placeholder", [1, 2]), ("b", [5])]),
      new: rows([("real", [1]), ("b", [5, 2])]).replacing(rows: [RowID("placeholder"): RowID("real")]))
    let after = transition.carry(marked("placeholder", [2]))
    #expect(after.rows[RowID("real")].marks == MarkSet())
    #expect(after.rows[RowID("b")].marks == MarkSet([ItemID(2)]))
  }

  @Test(arguments: [
    (false, [1], false, [2], false, [1, 2]), (true, [1, 3], false, [3], true, [1]),
    (false, [1], true, [1, 2], true, [2]),
    (true, [1, 2], true, [2, 3], true, [2]),
  ])
  func `what either of two sets has marked is marked in their union`(
    inverted: Bool, ids: [Int], otherInverted: Bool, otherIDs: [Int], isInverted: Bool, result: [Int]
  ) {
    func set(_ ids: [Int], _ isInverted: Bool) -> MarkSet {
      MarkSet(Set(ids.map { ItemID($0) }), isInverted: isInverted)
    }
    var marks = set(ids, inverted)
    marks.formUnion(set(otherIDs, otherInverted))
    #expect(marks == set(result, isInverted))
  }

  @Test func `an identity that comes twice is left out and counted (invariant 49)`() {
    let snapshot = rows([("a", [1, 1, 2]), ("a", [3])])
    #expect(snapshot.rowCount == 1)
    #expect(snapshot.itemCount(inRow: 0) == 2)
    #expect(snapshot.duplicates == [IndexPath(row: 0, item: 1), IndexPath(row: 1, item: 0)])
  }

  @Test func `a row as if never seen takes no room in the store`() {
    var store = RowStateStore()
    store[RowID("a")].focusedItem = ItemID(1)
    #expect(store.count == 1)
    store[RowID("a")].focusedItem = nil
    #expect(store.count == 0)
  }

  @Test func `ten times the marks that cross into other rows take about ten times the work`() {
    func work(marks: Int) -> Double {
      let all = (0..<marks).map { ItemID($0) }
      let old = ListSnapshot([(RowID("a"), all)])
      let new = ListSnapshot([
        (RowID("a"), []), (RowID("b0"), Array(all[..<(marks / 2)])), (RowID("b1"), Array(all[(marks / 2)...])),
      ])
      var state = GridState()
      state.isTouched = true
      state.rows[RowID("a")].marks = MarkSet(Set(all))
      return ProcessorTime.least {
        let after = StateTransition(old: old, new: new).carry(state)
        #expect(after.rows[RowID("b1")].marks.ids.count == marks / 2)
        #expect(after.rows[RowID("a")].marks.isEmpty)
      }
    }
    // A hundred times would be what it costs to copy all marks for each.
    let ratio = work(marks: 20_000) / work(marks: 2_000)
    #expect(ratio < 40, "\(ratio) times")
  }
}
