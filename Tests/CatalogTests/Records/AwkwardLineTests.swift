import Catalog
import Testing

/// Files of lines that other programs show wrong.
@Suite struct AwkwardLineTests {
  @Test(arguments: [
    ("52-variation-selector.txt", 5), ("54-zero-width.txt", 3), ("58-astral-and-private.txt", 4),
    ("62-sgr-colours.txt", 3), ("67-item-over-64k.txt", 3), ("68-line-65536.txt", 2),
  ])
  func `every line is one record of one column`(name: String, count: Int) throws {
    let snapshot = try read([Awkward.path(name)])
    #expect(snapshot.names == ["line"])
    #expect(snapshot.records.allSatisfy { $0.fields == [.bytes($0.raw)] })
    #expect(snapshot.status.records == count)
    #expect(snapshot.rowCount == 1)
    #expect(snapshot.status.losses.isEmpty)
  }

  @Test func `68 the line after a very long one is there`() throws {
    let records = try read([Awkward.path("68-line-65536.txt")]).records
    #expect(records.map(\.raw.count) == [65536, 5])
  }
}
