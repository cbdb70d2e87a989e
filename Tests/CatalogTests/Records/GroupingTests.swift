import Catalog
import Testing

/// What puts records on rows, chosen or asked for.
@Suite struct GroupingTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func load(
    _ text: String, groupBy: [String] = [], title: String? = nil, _ options: SourceOptions = SourceOptions()
  ) throws -> any CatalogSnapshot {
    try read([try scratch.write("t.csv", text)], options, groupBy: groupBy, title: title)
  }

  private let films = """
    title,year,genre,country
    Heat,1995,crime,US
    Ronin,1998,crime,US
    Alien,1979,horror,UK
    Aliens,1986,action,US
    Brazil,1985,satire,UK
    Fargo,1996,crime,US

    """

  @Test func `a column is asked for by name, or by number where no name is that number`() throws {
    let byName = try load(films, groupBy: ["country"])
    #expect(byName.shelves == [Shelf("US", 4), Shelf("UK", 2)])
    #expect(byName.status.grouping == "by country")
    #expect(byName.status.grouped == .columns([3]))
    #expect(try load(films, groupBy: ["4"]).shelves == byName.shelves)
    #expect(try load("a,1\nx,p\ny,p\n", groupBy: ["1"]).shelves == [Shelf("p", 2)])
  }

  @Test func `an unknown column is an error that lists the known ones`() throws {
    let path = try scratch.write("t.csv", films)
    for wrong in ["nope", "5", "0", "-1"] {
      let error = #expect(throws: SourceError.self) { try read([path], groupBy: [wrong]) }
      #expect(
        error
          == SourceError(
            source: path, reason: "no column \"\(wrong)\"", advice: "columns: title, year, genre, country"))
    }
    #expect(throws: SourceError.self) { try load(films, title: "nope") }
    var options = SourceOptions()
    options.key = "nope"
    #expect(throws: SourceError.self) { try load(films, options) }
  }

  @Test func `two columns make a nested key`() throws {
    let snapshot = try load(films, groupBy: ["country", "genre"])
    #expect(
      snapshot.shelves == [
        Shelf("US / crime", 3), Shelf("UK / horror", 1), Shelf("US / action", 1), Shelf("UK / satire", 1),
      ])
    #expect(snapshot.status.grouping == "by country / genre")
  }

  @Test func `nested keys of different parts are different rows, however they read`() throws {
    let snapshot = try load("a,b,t\nx / y,z,1\nx,y / z,2\n,z,3\n(none),z,4\n,,5\n", groupBy: ["a", "b"])
    #expect(
      snapshot.shelves == [
        Shelf("x / y / z", 1), Shelf("x / y / z", 1), Shelf("∅ no value / z", 1), Shelf("(none) / z", 1),
        Shelf(nil, 1),
      ])
    let keys = Set((0..<snapshot.rowCount).map { snapshot.row(at: $0).key })
    #expect(keys.count == 5)
  }

  @Test func `a field of several values stands on each of their shelves, once`() throws {
    var options = SourceOptions()
    options.split = Array("|".utf8)
    let snapshot = try load("t,g\na,x|y\nb,y | x|y\nc,|\nd,\n", groupBy: ["g"], options)
    #expect(snapshot.shelves == [Shelf("x", 2), Shelf("y", 2), Shelf(nil, 2)])
    #expect(snapshot.index(of: .ordinal(1), inRow: 0) == 1)
    #expect(snapshot.index(of: .ordinal(1), inRow: 1) == 1)
    #expect(snapshot.status.records == 4)
  }

  @Test func `without being asked, the categorical column of the best size is taken`() throws {
    let snapshot = try load(films)
    #expect(snapshot.status.grouping == "by genre")
    #expect(snapshot.status.titleColumn == 0)
    #expect(snapshot.columns.map(\.kind) == [.text, .number, .text, .text])
  }

  @Test func `a column that few records have heads no card, unless there is no other text`() throws {
    // As `rg -n` finds lines, cut at each colon: some lines hold more colons.
    let matches = "a.c:1:end\na.c:7:end\nb.c:2:let x:Int\nb.c:3:end\n"
    var options = SourceOptions()
    options.hasHeader = false
    options.delimiter = Array(":".utf8)
    #expect(try load(matches, groupBy: ["1"], options).status.titleColumn == 2)
    #expect(try load("g,n,t\nx,1,\nx,2,\nx,3,one\n", groupBy: ["g"]).status.titleColumn == 2)
  }

  @Test func `numbers and unique values make no rows`() throws {
    let lines = (0..<200).map { "\($0 % 4),word\($0),\($0 % 2 == 0 ? "even" : "odd")\n" }.joined()
    #expect(try load("n,w,p\n" + lines).status.grouping == "by p")
  }

  @Test func `where no column fits, first letters of the title make rows, or one row for fifty records`() throws {
    let letters = ["Éa", "zb", "Zc", "9d", " e", "-f", "", "4h"]
    let many = "id,name\n" + (0..<60).map { "\($0),\(letters[$0 % 8])\($0 % 8 == 6 ? "" : "\($0)")\n" }.joined()
    let snapshot = try load(many)
    #expect(snapshot.status.grouping == "by first letter of name")
    #expect(
      snapshot.shelves == [
        Shelf("É", 8), Shelf("Z", 16), Shelf("0-9", 15), Shelf("E", 7), Shelf("#", 7), Shelf(nil, 7),
      ])
    let few = "id,name\n" + (0..<50).map { "\($0),n\($0)\n" }.joined()
    #expect(try load(few).shelves == [Shelf(Field.bytes(scratch.path("t.csv")).text, 50)])
  }

  @Test func `a column of few values is seen though the file is sorted by it`() throws {
    let groups = ["alpha", "beta", "gamma", "delta"]
    let lines = groups.flatMap { group in
      (0..<6000).map { "\(group),\(group.count) a text long enough to fill the sample,x\($0)\n" }
    }
    let snapshot = try load("part,text,id\n" + lines.joined())
    #expect(snapshot.shelves == groups.map { Shelf($0, 6000) })
  }

  @Test func `one row of an arrangement can be read alone, by the next column`() throws {
    let source = try SourceRegistry.source(for: [try scratch.write("t.csv", films)])
    let all = try Reader(source).finish()
    var arrangement = Arrangement()
    arrangement.within = [
      RowChoice(grouping: try #require(all.status.grouped), key: .value(Array("crime".utf8)))
    ]
    let crime = try Reader(source, arrangement).finish()
    #expect(crime.status.grouping == "by country")
    #expect(crime.shelves == [Shelf("US", 3)])
    #expect(crime.status.records == 3)
    // Numbers are those of the source.
    #expect(crime.items(ofRow: 0).map(\.number) == [1, 2, 6])
  }

  @Test func `the row of missing values can be read alone`() throws {
    let source = try SourceRegistry.source(for: [try scratch.write("t.csv", "g,t\nx,1\n,2\n,3\n")])
    var arrangement = Arrangement()
    arrangement.within = [RowChoice(grouping: .columns([0]), key: .missing)]
    let snapshot = try Reader(source, arrangement).finish()
    #expect(snapshot.records.map { $0.fields.last?.text } == ["2", "3"])
  }
}
