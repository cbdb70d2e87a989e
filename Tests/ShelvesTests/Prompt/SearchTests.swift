import Catalog
import ShelfKit
import TestSupport
import Testing

@testable import shelves

/// From match to match, over rows of which some have none.
@MainActor @Suite struct SearchTests {
  /// Content that is what it was made of.
  private final class FixedContent: BrowseContent {
    let snapshot: any GridSnapshot
    let dataSource: any GridDataSource
    func wear(_ appearance: Appearance) {}
    init(_ rows: [(RowID, [ItemID])]) {
      snapshot = ListSnapshot(rows)
      dataSource = DemoDataSource(appearance: Appearance())
    }
    var summary: BrowseSummary { BrowseSummary() }
    var isSettled: Bool { true }
    var columns: [Column] { [] }
    var refusal: Failure? { nil }
    var hasFailed: Bool { false }
    var reading: (records: Int, seconds: Double) { (0, 0) }
    var descriptor: Int32 { -1 }
    func takeNews() -> ContentNews { [] }
    func stop() {}
    func reload(keeping items: NamedItems) -> String? { nil }
    func content(ofRow row: Int) throws(SourceError) -> (any BrowseContent)? { nil }
    func directory(ofRow row: Int) -> [UInt8]? { nil }
    func choice(at path: IndexPath) -> Choice? { nil }
  }

  private func rows(_ items: [[Int]]) -> [(RowID, [ItemID])] {
    items.enumerated().filter { !$0.element.isEmpty }.map { row, numbers in
      (RowID("r\(row)"), numbers.map { ItemID("\(row).\($0)") })
    }
  }

  @Test func `the next and the one before are those that a look at every item finds, and wrapping is told`() {
    var random = SeededGenerator(seed: 43)
    for round in 0..<400 {
      let counts = (0..<Int.random(in: 1...5, using: &random)).map { _ in Int.random(in: 1...6, using: &random) }
      let matching = counts.map { count in (0..<count).filter { _ in Int.random(in: 0..<4, using: &random) == 0 } }
      let snapshot = ListSnapshot(rows(counts.map { Array(0..<$0) }))
      // Rows of a filtered source may come in another order.
      let search = Search(
        FilterExpression("x"), matches: FixedContent(rows(matching).shuffled(using: &random)), arrangement: nil)
      let all = counts.enumerated().flatMap { row, count in (0..<count).map { IndexPath(row: row, item: $0) } }
      let hits = all.filter { matching[$0.row].contains($0.item) }
      #expect(search.count == hits.count)
      for place in all {
        let later = hits.first { $0 > place }
        let next = search.next(from: place, isForward: true, in: snapshot)
        #expect(next?.path == later ?? hits.first, "seed 43, round \(round), from \(place)")
        #expect(next.map(\.hasWrapped) == (hits.isEmpty ? nil : later == nil), "seed 43, round \(round), from \(place)")
        let earlier = hits.last { $0 < place }
        let previous = search.next(from: place, isForward: false, in: snapshot)
        #expect(previous?.path == earlier ?? hits.last, "seed 43, round \(round), from \(place)")
        #expect(previous.map(\.hasWrapped) == (hits.isEmpty ? nil : earlier == nil), "seed 43, round \(round)")
        let here = search.next(from: place, isForward: true, includesPlace: true, in: snapshot)
        #expect(here?.path == hits.first { $0 >= place } ?? hits.first, "seed 43, round \(round), from \(place)")
        #expect(search.number(at: place, in: snapshot) == hits.firstIndex(of: place).map { $0 + 1 })
      }
    }
  }

  @Test func `a state takes the marks of another one, and nothing else of it`() {
    var one = GridState()
    one.focusedRow = RowID("a")
    one.rows[RowID("a")].focusedItem = ItemID("a.1")
    one.rows[RowID("a")].marks = MarkSet([ItemID("a.0")])
    var other = GridState()
    other.focusedRow = RowID("b")
    other.rows[RowID("b")].marks = MarkSet([ItemID("b.2")])
    let result = one.marking(as: other)
    #expect(result.focusedRow == RowID("a"))
    #expect(result.rows[RowID("a")].focusedItem == ItemID("a.1"))
    #expect(result.rows[RowID("a")].marks.isEmpty)
    #expect(result.rows[RowID("b")].marks == MarkSet([ItemID("b.2")]))
  }
}
