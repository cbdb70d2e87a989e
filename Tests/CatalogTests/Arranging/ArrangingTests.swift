import Catalog
import Platform
import TestSupport
import Testing

@testable import struct Catalog.FilterMatcher

/// Filter and order of whole sources, against what plain lists say.
@Suite struct ArrangingTests {
  private let scratch: Scratch
  init() throws { scratch = try Scratch() }

  private static let films = """
    genre,title,year
    noir,Heat,1995
    farce,Clue,1985
    noir,Ronin,1998
    ,Koyaanisqatsi,n/a
    noir,"Gilda, again",1946
    farce,Charade,
    western,Shane,200

    """

  private func open(
    _ source: any Source, filter: String = "", sort: [SortKey] = [], groupBy: [String] = ["genre"]
  ) throws -> any CatalogSnapshot {
    var arrangement = Arrangement()
    arrangement.groupBy = groupBy
    arrangement.filter = filter.isEmpty ? nil : FilterExpression(filter)
    arrangement.sort = sort
    let snapshot = try Reader(source, arrangement).finish()
    checkIdentities(of: snapshot)
    return snapshot
  }

  private func films() throws -> any Source {
    try SourceRegistry.source(for: [try scratch.write("films.csv", Self.films)])
  }

  /// The second fields of each row.
  private func titles(_ snapshot: any CatalogSnapshot) -> [[String]] {
    (0..<snapshot.rowCount).map { row in snapshot.items(ofRow: row).map { $0.field(1).text } }
  }

  /// What `CatalogSnapshot` promises of rows, items and their keys.
  private func checkIdentities(of snapshot: any CatalogSnapshot) {
    for row in 0..<snapshot.rowCount {
      let shown = snapshot.row(at: row)
      #expect(snapshot.index(ofRow: shown.key) == row)
      for index in 0..<shown.count {
        let key = snapshot.itemKey(at: index, inRow: row)
        #expect(snapshot.index(of: key, inRow: row) == index)
        #expect(snapshot.item(at: index, inRow: row)?.key == key)
      }
    }
  }

  @Test func `a filter leaves what it holds for, and no row that is empty`() throws {
    let snapshot = try open(films(), filter: "!year:/n.a/ title:/a/")
    #expect(snapshot.shelves == [Shelf("noir", 2), Shelf("farce", 1), Shelf("western", 1)])
    #expect(titles(snapshot) == [["Heat", "Gilda, again"], ["Charade"], ["Shane"]])
    #expect(snapshot.status.shown == 4)
    #expect(snapshot.status.records == 7)
    #expect(snapshot.index(ofRow: .missing) == nil)
    // Items keep what they are known by, so that focus and marks find them again.
    #expect((0..<2).map { snapshot.itemKey(at: $0, inRow: 0) } == [.ordinal(0), .ordinal(4)])
    #expect(snapshot.index(of: .ordinal(2), inRow: 0) == nil)
    #expect(snapshot.item(at: 1, inRow: 0)?.number == 5)
  }

  @Test func `a filter that holds for nothing leaves nothing`() throws {
    let snapshot = try open(films(), filter: "zzz")
    #expect(snapshot.rowCount == 0)
    #expect(snapshot.status.shown == 0)
    #expect(snapshot.status.isComplete)
  }

  @Test func `items are sorted in each row, and rows stay`() throws {
    let up = try open(films(), sort: [SortKey(column: "year")])
    #expect(titles(up) == [["Gilda, again", "Heat", "Ronin"], ["Clue", "Charade"], ["Shane"], ["Koyaanisqatsi"]])
    #expect(up.status.shown == nil)
    let down = try open(films(), sort: [SortKey(column: "year", descending: true)], groupBy: [])
    #expect(down.status.grouping == "by genre")
    #expect(titles(down)[0] == ["Ronin", "Heat", "Gilda, again"])
    #expect(titles(down)[1] == ["Clue", "Charade"])
  }

  @Test func `a filter and an order go together`() throws {
    let snapshot = try open(films(), filter: "genre:noir", sort: [SortKey(column: "2", descending: true)])
    #expect(titles(snapshot) == [["Ronin", "Heat", "Gilda, again"]])
  }

  @Test func `what is asked for and not there is told with what is`() throws {
    let source = try films()
    let unknown = #expect(throws: SourceError.self) { try open(source, sort: [SortKey(column: "nope")]) }
    #expect(unknown?.reason == "no column \"nope\"")
    #expect(unknown?.advice == "columns: genre, title, year")
    let bad = #expect(throws: SourceError.self) { try open(source, filter: "x title:/[/") }
    #expect(bad?.reason == "filter: missing terminating ] for character class, at character 11")
  }

  @Test func `without a record no column is missed`() throws {
    let source = try SourceRegistry.source(for: [try scratch.write("none.csv", "")])
    #expect(try open(source, filter: "x", sort: [SortKey(column: "nope")], groupBy: []).rowCount == 0)
  }

  @Test func `what a pattern gave up on is counted`() throws {
    let trap = String(repeating: "a", count: 40)
    let path = try scratch.write("trap.csv", "genre,title\nnoir,\(trap)b\nnoir,aaa\nfarce,ccc\n")
    let snapshot = try open(try SourceRegistry.source(for: [path]), filter: "/^(a+)+$/")
    #expect(titles(snapshot) == [["aaa"]])
    #expect(snapshot.status.losses == [Loss(kind: .undecided, count: 1, lines: [])])
  }

  @Test func `entries of a directory are filtered and sorted by what they have`() throws {
    try scratch.run(
      "mkdir -p t/docs t/img t/empty; printf 12345 >t/docs/a9.txt; printf 1 >t/docs/a10.txt; printf 22 >t/img/p.raw; "
        + "printf 333 >t/top.txt")
    let source = try SourceRegistry.source(for: [scratch.path("t")])
    let filtered = try open(source, filter: "name:/\\.txt$/", groupBy: [])
    #expect(filtered.shelves == [Shelf(".", 1), Shelf("docs", 2)])
    #expect(filtered.status.shown == 3)
    let sorted = try open(source, sort: [SortKey(column: "size")], groupBy: [])
    #expect(sorted.shelves == [Shelf(".", 1), Shelf("docs", 2), Shelf("empty", 0), Shelf("img", 1)])
    #expect(sorted.items(ofRow: 1).map { $0.field(0).text } == ["a10.txt", "a9.txt"])
    #expect(throws: SourceError.self) { try open(source, sort: [SortKey(column: "nope")], groupBy: []) }
  }

  @Test func `several sources are filtered each by its own columns`() throws {
    try scratch.write("a.csv", "genre,title\nnoir,Heat\nfarce,Clue\n")
    try scratch.write("b.csv", "city,name,size\nrome,noir:x,1\nbonn,y,2\n")
    let source = try SourceRegistry.source(for: [scratch.path("a.csv"), scratch.path("b.csv")])
    let snapshot = try open(source, filter: "!genre:noir", groupBy: [])
    #expect(snapshot.status.shown == 3)
    #expect(snapshot.status.records == 4)
  }

  @Test func `JSON is filtered and sorted by its values, however they are written`() throws {
    let path = try scratch.write(
      "films.json",
      #"[{"genre":"noir","title":"\u0048eat","year":1995},"# + "\n"
        + #" {"genre":"noir","title":"Ro\"nin","year":1e3},"#
        + #"{"genre":"farce","title":"","year":null},{"genre":"noir","title":"heat","year":20}]"#)
    let source = try SourceRegistry.source(for: [path])
    let year = SortKey(column: "year")
    #expect(titles(try open(source, filter: "heat", sort: [year])) == [["heat", "Heat"]])
    #expect(titles(try open(source, filter: "title:/^$/")) == [[""]])
    #expect(titles(try open(source, filter: "\"ro\"nin\"")) == [["Ro\"nin"]])
    #expect(titles(try open(source, sort: [year])) == [["heat", "Ro\"nin", "Heat"], [""]])
  }

  @Test func `a stream is filtered while it arrives`() throws {
    let stream = try Stream()
    var arrangement = Arrangement()
    arrangement.filter = FilterExpression("keep")
    arrangement.sort = [SortKey(column: "line", descending: true)]
    let reader = try Reader(stream.source(), arrangement)
    stream.write("keep a\ndrop b\nkeep c\n")
    let early = try reader.snapshot { $0.status.shown == 2 }
    #expect(!early.status.isComplete)
    #expect(early.items(ofRow: 0).map { $0.field(0).text } == ["keep c", "keep a"])
    stream.write("keep d\ndrop e\n")
    stream.end()
    let all = try reader.finish()
    #expect(all.status.shown == 3)
    #expect(all.status.records == 5)
    #expect(all.items(ofRow: 0).map { $0.field(0).text } == ["keep d", "keep c", "keep a"])
  }

  @Test func `a reading that was cancelled tells nothing more`() throws {
    let source = try films()
    var arrangement = Arrangement()
    arrangement.filter = FilterExpression("a")
    for _ in 0..<20 {
      let reader = try Reader(source, arrangement)
      reader.loading.cancel()
      #expect(reader.mailbox.drain().isEmpty)
      usleep(2000)
      #expect(reader.mailbox.drain().isEmpty)
    }
  }
}
