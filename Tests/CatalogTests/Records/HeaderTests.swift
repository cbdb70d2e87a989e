import Catalog
import TestSupport
import Testing

/// Which first records name the columns.
@Suite struct HeaderTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func names(_ text: String) throws -> [String] { try read([try scratch.write("h.csv", text)]).names }

  @Test func `a column that is asked for by name and stands in the first record makes it a header`() throws {
    let file = try scratch.write("a.csv", "title,genre\nLamp,noir\nHat,farce\nFog,genre\n")
    #expect(try read([file], groupBy: ["genre"]).shelves == [Shelf("noir", 1), Shelf("farce", 1), Shelf("genre", 1)])
    var options = SourceOptions()
    options.delimiter = Array("::".utf8)
    let colons = try scratch.write("b", "title::genre\nLamp::noir\nHat::farce\n")
    #expect(try read([colons], options, groupBy: ["genre"]).shelves == [Shelf("noir", 1), Shelf("farce", 1)])
    #expect(try read([colons], options, groupBy: ["2"]).names == ["1", "2"])
  }

  @Test(arguments: ["genre:noir", "!genre:farce"])
  func `so does a column of the filter`(filter: String) throws {
    var options = SourceOptions()
    options.delimiter = Array("::".utf8)
    let file = try scratch.write("b", "title::genre\nLamp::noir\nHat::farce\n")
    var arrangement = Arrangement()
    arrangement.filter = FilterExpression(filter)
    #expect(
      try Reader(SourceRegistry.source(for: [file], options: options), arrangement).finish().table == [
        ["Lamp", "noir"]
      ])
    arrangement.filter = nil
    arrangement.sort = [SortKey(column: "title")]
    #expect(
      try Reader(SourceRegistry.source(for: [file], options: options), arrangement).finish().names == [
        "title", "genre",
      ])
  }

  @Test func `columns stay the same while a source is open, whatever is asked for later and when its end changes`()
    throws
  {
    var options = SourceOptions()
    options.delimiter = Array("::".utf8)
    let file = try scratch.write("b", "title::genre\nLamp::noir\nHat::farce\n")
    let source = try SourceRegistry.source(for: [file], options: options)
    var arrangement = Arrangement()
    arrangement.groupBy = ["genre"]
    #expect(try Reader(source, arrangement).finish().names == ["title", "genre"])
    arrangement.groupBy = ["2"]
    try scratch.write("b", "title::genre\nLamp::noir\nHat::farce\nFog::genre\n")
    #expect(try Reader(source, arrangement).finish().names == ["title", "genre"])
    let other = try SourceRegistry.source(for: [file], options: options)
    #expect(try Reader(other, arrangement).finish().names == ["1", "2"])
    arrangement.groupBy = ["genre"]
    #expect(throws: SourceError.self) { try Reader(other, arrangement).finish() }
  }

  @Test func `a header may come again, and its words may be values`() throws {
    let table = "title,genre\nLamp,noir\nHat,farce\n"
    #expect(try names(table + table) == ["title", "genre"])
    let words = (0..<30).map { "column\($0),\($0 % 3 == 0 ? "text" : "int")\n" }.joined()
    #expect(try names("name,type\nid,int\n" + words + "name,text\n") == ["name", "type"])
    #expect(try names("name,year\nname,1990\nHeat,1995\n") == ["name", "year"])
    #expect(try names("name,year\nHeat,1995\nClue,n/a\n") == ["name", "year"])
  }

  @Test func `a first value that comes again as others do is no name`() throws {
    let records = (0..<40).map { "\(["noir", "farce", "western"][$0 % 3]),Film \($0)\n" }.joined()
    #expect(try names(records) == ["1", "2"])
    #expect(try names("noir,Lamp\nfarce,Hat\nnoir,Fog\n") == ["1", "2"])
    #expect(try names("GET,/a\nPOST,/b\nGET,/a\n") == ["1", "2"])
  }

  @Test func `numbers over numbers are a header only if they are a run of years`() throws {
    #expect(try names("1,2,3\n4,5,6\n7,8,9\n") == ["1", "2", "3"])
    #expect(try read([scratch.path("h.csv")]).status.records == 3)
    #expect(try names("2019,2020,2021\n10,20,30\n7,8,1\n") == ["2019", "2020", "2021"])
    #expect(try names("2019,2020\n2021,2022\n") == ["1", "2"])
  }

  @Test(arguments: [
    ["2024-05-01,noir", "1999-12-31,farce"], ["\"1,5\",noir", "\"12.000,75\",farce"], ["Lamp,7:30", "Hat,12:05"],
    ["Lamp,$5", "Hat,$12.50"], ["Lamp,80%", "Hat,n/a", "Fog,7%"],
    ["Lamp,2024-05-01T07:30:00Z", "Hat,1999-12-31T12:05:00Z"],
  ])
  func `a date, a price or the like over values that look the same is data`(lines: [String]) throws {
    #expect(try names(lines.map { $0 + "\n" }.joined()) == ["1", "2"])
    #expect(try read([scratch.path("h.csv")]).status.records == lines.count)
  }

  @Test(arguments: [
    ["place,2024-05-01", "north,12"], ["Q1,Q2", "A1,B2"], ["2024-05,2024-06", "1.5,2"], ["name,12:30", "Lamp,n/a"],
    ["name,7-12", "Lamp,1/2"],
  ])
  func `over values of another kind, or with as many letters, it is a name`(lines: [String]) throws {
    #expect(try names(lines.map { $0 + "\n" }.joined()) == lines[0].split(separator: ",").map(String.init))
  }

  @Test func `a first record without a value names nothing`() throws {
    #expect(try names(",\nLamp,1995\nHat,1996\n") == ["1", "2"])
    #expect(try read([scratch.path("h.csv")]).status.records == 3)
    #expect(try names(",year\nLamp,1995\n") == ["1", "year"])
  }

  @Test func `so does a column that is named elsewhere`() throws {
    var options = SourceOptions()
    options.delimiter = Array("::".utf8)
    let file = try scratch.write("b", "title::genre\nLamp::noir\nHat::farce\n")
    options.named = ["2", "other"]
    #expect(try read([file], options).names == ["1", "2"])
    options.named = ["2", "genre"]
    #expect(try read([file], options).names == ["title", "genre"])
  }

  @Test(arguments: [
    ("adduser\t3.134\napt\t2.6.1+b1\n", ["line"]), (" a.c | 25 ++--\n b.c | 3 +\n", ["line"]),
    ("a1,Ann,/x\nb2,Bob,/y\n", ["1", "2", "3"]), ("title,genre\nLamp,noir\nHat,farce\n", ["title", "genre"]),
    ("#genre,% done\nnoir,some\nfarce,all\n", ["#genre", "% done"]), ("name,2.5\nx,1\ny,2\n", ["line"]),
  ])
  func `text that may be no table has a header only if all of the first record could be names`(
    text: String, names: [String]
  ) throws {
    #expect(try read([scratch.write("h", text)]).names == names)
    let asTable = try read([scratch.write("h.psv", text)])
    #expect(asTable.names.count == max(names.count, 2))
  }

  @Test func `blanks and line ends around a name are no part of it`() throws {
    #expect(try names(" title ,genre\r\r\nLamp,noir\r\r\n") == ["title", "genre"])
    #expect(try names("\"title\n\",\"two\nlines\"\nLamp,noir\n") == ["title", "two\nlines"])
  }

  @Test func `a name that many columns have is told apart in each, and names as they are written come first`() throws {
    #expect(try names("x,x,x_2,x\nLamp,Hat,Fog,Cup\n") == ["x", "x_3", "x_2", "x_4"])
    // As many as would take minutes if each tried all numbers.
    let count = 30_000
    var options = SourceOptions()
    options.hasHeader = true
    let line = [String](repeating: "x", count: count).joined(separator: ",")
    let wide = try read([try scratch.write("w.csv", "\(line)\n\(line)\n")], options)
    #expect(wide.names.count == count)
    #expect(wide.names.last == "x_\(count)")
  }

  @Test func `a few words among numbers leave them in the order of numbers, in tables and in JSON`() throws {
    var arrangement = Arrangement()
    arrangement.sort = [SortKey(column: "n")]
    let csv = try scratch.write("n.csv", "t,n\na,10\nb,-9\nc,n/a\nd,-10\n")
    let json = try scratch.write(
      "n.json", "[{\"t\":\"a\",\"n\":10},{\"t\":\"b\",\"n\":-9},{\"t\":\"c\",\"n\":\"n/a\"},{\"t\":\"d\",\"n\":-10}]")
    for file in [csv, json] {
      let snapshot = try Reader(SourceRegistry.source(for: [file]), arrangement).finish()
      #expect(snapshot.items(ofRow: 0).map { $0.field(1).text } == ["-10", "-9", "10", "n/a"])
    }
  }
}
