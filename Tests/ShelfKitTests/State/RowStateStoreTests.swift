import TestSupport
import Testing

@testable import ShelfKit

/// The store of row states: bounded, the oldest leaving first.
@Suite struct RowStateStoreTests {
  private func touch(_ store: inout RowStateStore, _ number: Int) { store[RowID(number)].focusedItem = ItemID(number) }

  @Test func `beyond the limit the state written longest ago is forgotten, reading counts for nothing`() {
    var store = RowStateStore()
    for number in 0..<5 { touch(&store, number) }
    store[RowID(0)].focusedItem = ItemID(7)
    _ = store[RowID(1)]
    store.trim(to: 3, keeping: [])
    #expect(Set(store.ids) == [RowID(3), RowID(4), RowID(0)])
  }

  @Test func `what is displayed is never forgotten`() {
    var store = RowStateStore()
    for number in 0..<100 { touch(&store, number) }
    store.trim(to: 10, keeping: [RowID(0), RowID(50)])
    #expect(store.count == 10)
    #expect(store[RowID(0)].focusedItem == ItemID(0))
    #expect(store[RowID(50)].focusedItem == ItemID(50))
    store.trim(to: 1, keeping: [RowID(0), RowID(50)])
    #expect(Set(store.ids) == [RowID(0), RowID(50)])
  }

  @Test func `a store of many writes agrees with a list that is moved to its end at each write`() {
    var random = SeededGenerator(seed: 5)
    var store = RowStateStore()
    var model: [Int] = []
    for _ in 0..<5_000 {
      let number = Int.random(in: 0..<200, using: &random)
      model.removeAll { $0 == number }
      if Int.random(in: 0..<10, using: &random) == 0 {
        store[RowID(number)] = RowState()
      } else {
        touch(&store, number)
        model.append(number)
      }
      store.trim(to: 60, keeping: [])
      model.removeFirst(max(0, model.count - 60))
      #expect(store.idsByAge == model.map { RowID($0) })
    }
  }

  @Test func `stores are equal if the states are, in whatever order they were written`() {
    var one = RowStateStore()
    var other = RowStateStore()
    for number in 0..<9 { touch(&one, number) }
    for number in (0..<9).reversed() { touch(&other, number) }
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    touch(&other, 9)
    #expect(one != other)
  }

  @Test func `marks stay on their items, and a row of any size is inverted in one step`() {
    var marks = MarkSet()
    marks.set(ItemID(1), marked: true)
    marks.invert()
    #expect(!marks.contains(ItemID(1)))
    #expect(marks.contains(ItemID(1_000_000_000)))
    marks.set(ItemID(2), marked: false)
    marks.set(ItemID(1), marked: true)
    #expect(marks == MarkSet([ItemID(2)], isInverted: true))
    marks.invert()
    #expect(marks == MarkSet([ItemID(2)]))
  }
}
