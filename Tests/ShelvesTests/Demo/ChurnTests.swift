import ShelfKit
import Testing

@testable import shelves

/// The demo that changes: what it says of itself is always true.
@Suite struct ChurnTests {
  private let extent = DemoExtent(rows: 6, items: 12)

  /// The cards of each row, read one by one, with every lookup compared.
  private func read(_ snapshot: ChurnSnapshot) -> [[ItemID]] {
    (0..<snapshot.rowCount).map { row in
      (0..<snapshot.itemCount(inRow: row)).map { item in
        let id = snapshot.itemID(at: item, inRow: row)
        #expect(snapshot.itemIndex(of: id, inRow: row) == item)
        #expect(snapshot.rowIndex(ofItem: id) == row)
        return id
      }
    }
  }

  @Test func `a row takes cards out and puts them in as a list does`() {
    var random = SplitMix(seed: 9)
    for round in 0..<30 {
      var row = ChurnRow(row: 2, count: 9)
      var model = (0..<9).map { ChurnCard.own(row: 2, number: $0).id }
      var out: [ItemID] = (1...4).map { ChurnCard.later($0).id } + [ChurnCard.own(row: 0, number: 3).id]
      for _ in 0..<60 {
        if Bool.random(using: &random), !model.isEmpty {
          let place = Int.random(in: model.indices, using: &random)
          row.remove(at: place)
          out.append(model.remove(at: place))
        } else if let id = out.popLast() {
          let place = Int.random(in: 0...model.count, using: &random)
          row.insert(id, at: place)
          model.insert(id, at: place)
        }
        #expect((0..<row.count).map(row.id) == model, "round \(round)")
        #expect(model.indices.allSatisfy { row.index(of: model[$0]) == $0 }, "round \(round)")
        #expect(out.allSatisfy { row.index(of: $0) == nil }, "round \(round)")
      }
    }
  }

  @Test func `a mended row is one run again`() {
    var row = ChurnRow(row: 0, count: 1_000_000_000)
    row.remove(at: 4)
    #expect(row.gap?.number == 4)
    row.insert(ChurnCard.own(row: 0, number: 4).id, at: 4)
    #expect(row.pieces == [.run(0..<1_000_000_000)])
  }

  @Test func `after every change no card is in two places, and every lookup is right`() {
    var churn = Churn(extent)
    for step in 0..<400 {
      churn.change(3, near: IndexPath(row: step % 6, item: step % 12))
      let rows = read(churn.snapshot)
      let all = rows.joined()
      #expect(Set(all).count == all.count, "step \(step)")
    }
    #expect(churn.changes == 1_200)
  }

  @Test func `changes come again the same, and of every kind`() throws {
    var (one, other) = (Churn(extent), Churn(extent))
    let before = one.snapshot
    for _ in 0..<100 {
      one.change(2, near: nil)
      other.change(2, near: nil)
    }
    #expect(read(one.snapshot) == read(other.snapshot))
    let diff = try #require(GridDiff(from: before, to: one.snapshot))
    #expect(!diff.insertedItems.isEmpty)
    #expect(!diff.deletedItems.isEmpty)
    #expect(!diff.updatedItems.isEmpty)
    #expect(diff.movedItems.contains { $0.origin.row != $0.destination.row })
    #expect(diff.movedItems.contains { $0.origin.row == $0.destination.row })
  }

  @Test func `a row never gets into more pieces than it can be mended from`() {
    var churn = Churn(DemoExtent(rows: 3, items: 1_000_000_000))
    churn.change(20_000, near: IndexPath(row: 1, item: 500))
    for row in 0..<3 { #expect(churn.snapshot.row(row).pieces.count < 80) }
  }

  @Test func `what is kept does not grow with the changes, only with the rows that were changed`() {
    var churn = Churn(DemoExtent(rows: 1_000, items: 1_000_000_000))
    func change(_ rows: Range<Int>) -> Int {
      for row in rows { churn.change(3_000, near: IndexPath(row: row, item: 40)) }
      return churn.snapshot.keptCount
    }
    // Nine rows are near the focus. Each has at most some forty pieces, as many guests, and versions of about as many cards.
    let limit = 9 * 3 * 40
    for _ in 0..<20 { #expect(change(4..<5) < limit) }
    #expect(change(4..<104) < (9 + 100) * 3 * 40)
  }

  @Test(arguments: [.min, .min + 1, -1, .max, 5, 6 * DemoExtent.most])
  func `a card that is not there is nowhere`(number: Int) {
    var churn = Churn(extent)
    churn.change(40, near: nil)
    let id = ItemID(number)
    let rows = (0..<extent.rows).filter { churn.snapshot.itemIndex(of: id, inRow: $0) != nil }
    #expect(rows == (churn.snapshot.rowIndex(ofItem: id).map { [$0] } ?? []))
    #expect(churn.snapshot.rowIndex(of: RowID(number)) == ((0..<extent.rows).contains(number) ? number : nil))
  }

  @Test func `a card that moves looks as before, and one that went and came back looks as at first`() {
    var snapshot = ChurnSnapshot(extent)
    snapshot.replace(at: IndexPath(row: 1, item: 3))
    #expect(snapshot.title(at: IndexPath(row: 1, item: 3)) == "2.4 v2")
    let moved = snapshot.take(at: IndexPath(row: 1, item: 3))
    #expect(snapshot.rowIndex(ofItem: moved) == nil)
    snapshot.insert(moved, at: IndexPath(row: 4, item: 0))
    #expect(snapshot.title(at: IndexPath(row: 4, item: 0)) == "2.4 v2")
    #expect(snapshot.rowIndex(ofItem: moved) == 4)
    snapshot.remove(at: IndexPath(row: 4, item: 0))
    snapshot.insert(moved, at: IndexPath(row: 1, item: 3))
    #expect(snapshot.title(at: IndexPath(row: 1, item: 3)) == "2.4")
    #expect(snapshot.rowIndex(ofItem: moved) == 1)
  }

  @Test(arguments: [1, 7, 10, 15, 250]) func `the changes of a second are as many as asked for`(rate: Int) {
    var pace = ChurnPace(rate: rate)
    let portions = Int((.seconds(1) / pace.interval).rounded())
    let counts = (0..<portions).map { _ in pace.next() }
    #expect(counts.reduce(0, +) == rate)
    #expect(portions <= 10)
  }

  @Test func `a demo of nothing stays one`() {
    var churn = Churn(DemoExtent(rows: 0, items: 5))
    churn.change(10, near: nil)
    #expect(churn.snapshot.rowCount == 0)
    churn = Churn(DemoExtent(rows: 2, items: 0))
    churn.change(50, near: nil)
    _ = read(churn.snapshot)
  }
}
