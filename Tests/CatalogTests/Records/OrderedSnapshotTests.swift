import Catalog
import Testing

/// Rows in another order.
@Suite struct OrderedSnapshotTests {
  private func snapshot() throws -> any CatalogSnapshot {
    let scratch = try Scratch()
    let path = try scratch.write("t.csv", "g,t\nb10,1\n,2\nb2,3\nA,4\nb2,5\na,6\n,7\n,8\n")
    return try read([path], groupBy: ["g"])
  }

  @Test(arguments: [
    (RowOrder.seen, ["b10", "b2", "A", "a", nil]), (.name, ["A", "a", "b2", "b10", nil]),
    (.count, ["b2", "b10", "A", "a", nil]),
  ])
  func `rows are put in order and still answer for themselves`(order: RowOrder, titles: [String?]) throws {
    let base = try snapshot()
    let ordered = OrderedSnapshot(base, by: order)
    #expect(ordered.shelves.map(\.title) == titles)
    #expect(ordered.rowCount == base.rowCount)
    for row in 0..<ordered.rowCount {
      let key = ordered.row(at: row).key
      #expect(ordered.index(ofRow: key) == row)
      let other = try #require(base.index(ofRow: key))
      #expect(ordered.items(ofRow: row) == base.items(ofRow: other))
      for place in 0..<ordered.row(at: row).count {
        #expect(ordered.index(of: ordered.itemKey(at: place, inRow: row), inRow: row) == place)
      }
    }
    #expect(ordered.index(ofRow: .value([1])) == nil)
  }
}
