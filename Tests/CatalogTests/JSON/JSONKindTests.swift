import Catalog
import Testing

/// What is taken for JSON, and what is not.
@Suite struct JSONKindTests {
  private let scratch: Scratch
  init() throws { scratch = try Scratch() }

  private func table(_ name: String, _ text: String, _ format: SourceFormat? = nil) throws -> [[String?]] {
    var options = SourceOptions()
    options.format = format
    return try read([try scratch.write(name, text)], options).table
  }

  @Test func `content tells JSON from lines, whatever the name`() throws {
    #expect(try table("a", " [\n {\"a\": 1}]") == [["1"]])
    #expect(try table("a", "{\"a\":1}\n{\"a\":2}\n") == [["1"], ["2"]])
    #expect(try table("a", "{\"a\":1}\nnoise\n").count == 2)
    #expect(try table("a.log", "{\"a\":1}\n{\"a\":2}\n") == [["1"], ["2"]])
    #expect(try table("a", "[1, 2]") == [["1"], ["2"]])
  }

  @Test func `brackets alone make no JSON`() throws {
    #expect(try table("a", "[info] started\n[warn] slow\n") == [["[info] started"], ["[warn] slow"]])
    #expect(try table("a", "[1] a footnote\n[2] another\n").count == 2)
    #expect(try table("a.txt", "[\"a\", b]\n{\"x\n") == [["[\"a\", b]"], ["{\"x"]])
    #expect(try table("a.csv", "{\"a\":1},x\n[2],y\n") == [["[2]", "y"]])
    #expect(try table("b.csv", "set,n\n{a},1\n[b],2\n") == [["{a}", "1"], ["[b]", "2"]])
    #expect(try table("c.csv", "[\"a\",\"b\"\n[\"c\",\"d\"\n").last == ["[\"c\"", "d"])
  }

  @Test func `values on several lines are whole after some on one, and a line that is cut short is a line`() throws {
    #expect(try table("a", "{\"a\":1}\n{}\n{\n  \"a\": 3\n}\n") == [["1"], [], ["3"]])
    #expect(try table("a", "[1]\n[]\n[\n  2\n]\n") == [["1"], ["2"]])
    let bad = try table("a", "{\"a\":1}\n{\"a\":2}\n{\"a\":\n{\"a\":4}\n")
    #expect(bad.count == 4)
    #expect(bad.last?.first == "4")
    #expect(try table("a", "{\"a\":1}\n{\"a\":\n{\"a\":3}\n").last?.first == "3")
    #expect(try table("a", "{\"a\":\n{\"a\":2}\n{\"a\":3}\n").last?.last == "3")
    #expect(try table("a", "[\n{\"a\":1}\n,{\"a\":2}\n,{\"a\":") == [["1"], ["2"]])
  }

  @Test func `values with blanks between them are read as jq reads them`() throws {
    #expect(try table("a", "1 2 3\n", .json) == [["1"], ["2"], ["3"]])
    #expect(try table("a", "\"a\" \"b\"", .json) == [["a"], ["b"]])
    // The elements of an array have columns of their own.
    #expect(
      try table("a", "1 {\"a\":2} [3] [] \"c\"\n[]true null", .json).map { $0.compactMap(\.self) } == [
        ["1"], ["2"], ["3"], ["c"], ["true"], [],
      ])
    // A line on which something else stands is one record, and a bad line.
    #expect(try table("a", "{}\n12 oz\n1 of 2\n\"a b\n", .json) == [[], ["12 oz"], ["1 of 2"], ["\"a b"]])
  }

  @Test func `a named format wins over content and name`() throws {
    #expect(try table("a.json", "{\"a\":1}\n", .lines) == [["{\"a\":1}"]])
    #expect(try table("a.json", "a,b\n1,2\n", .csv) == [["1", "2"]])
    #expect(try table("a.txt", "{\"a\":[{\"b\":1}]}", .ndjson) == [["[{\"b\":1}]"]])
    #expect(try table("a.txt", "{\"a\":[{\"b\":1}]}", .json) == [["1"]])
    #expect(throws: SourceError.self) { try table("a.csv", "a,b\n1,2\n", .json) }
  }

  @Test func `a delimiter makes delimited text of it`() throws {
    var options = SourceOptions()
    options.delimiter = Array(":".utf8)
    options.hasHeader = false
    #expect(try read([try scratch.write("a.json", "{\"a\":1}\n")], options).table == [["{\"a\"", "1}"]])
  }

  @Test func `files of one shape are one source, arrays and lines alike`() throws {
    let first = try scratch.write("a.json", "[{\"g\":\"x\",\"n\":1}]")
    let second = try scratch.write("b.jsonl", "{\"n\":2,\"g\":\"x\"}\n{\"n\":3,\"g\":\"y\"}\n")
    let third = try scratch.write("c.json", "{\"g\":\"y\",\n\"n\":4}{\"g\":\"x\",\"n\":5}")
    let snapshot = try read([first, second, third], groupBy: ["g"])
    #expect(snapshot.shelves == [Shelf("x", 3), Shelf("y", 2)])
    #expect(snapshot.table == [["x", "1"], ["x", "2"], ["y", "3"], ["y", "4"], ["x", "5"]])
    #expect(snapshot.records.map(\.number) == [1, 1, 2, 1, 2])
    let other = try scratch.write("d.json", "[{\"g\":\"x\",\"other\":1}]")
    #expect(try read([first, other], groupBy: ["g"]).shelves.count == 2)
  }

  @Test func `a file that breaks off does not keep the next from being read`() throws {
    let first = try scratch.write("a.json", "[{\"g\":\"x\"}, {\"g\":")
    let second = try scratch.write("b.json", "[{\"g\":\"y\"}]")
    let snapshot = try read([first, second], groupBy: ["g"])
    #expect(snapshot.shelves == [Shelf("x", 1), Shelf("y", 1)])
    #expect(
      snapshot.status.problem
        == "\(scratch.path)/a.json: breaks off at line 1, column 18, in what begins at line 1, column 13")
  }

  @Test func `standard input is recognised as files are`() throws {
    let stream = try Stream()
    stream.write("{\"g\":\"x\"}\n{\"g\":\"y\"}\n")
    stream.end()
    #expect(try Reader(try stream.source()).finish().table == [["x"], ["y"]])
  }

  @Test func `the same data is the same in every form`() throws {
    let forms = [
      "a.csv": "genre,title,year\nnoir,\"Heat, the\",1995\nfarce,Clue,1985\nnoir,Ronin,\n",
      "a.tsv": "genre\ttitle\tyear\nnoir\tHeat, the\t1995\nfarce\tClue\t1985\nnoir\tRonin\t\n",
      "a.ndjson": """
      {"genre":"noir","title":"Heat, the","year":1995}
      {"genre":"farce","title":"Clue","year":1985}
      {"genre":"noir","title":"Ronin","year":null}
      """,
      "a.json": """
      [{"genre": "noir", "title": "Heat, the", "year": 1995}, {"title": "Clue", "genre": "farce", "year": 1985},
       {"genre": "noir", "title": "Ronin"}]
      """,
    ]
    for (name, text) in forms {
      for column in ["genre", "year"] {
        let snapshot = try read([try scratch.write(name, text)], groupBy: [column])
        #expect(snapshot.names == ["genre", "title", "year"], "\(name)")
        let expected =
          column == "genre"
          ? [Shelf("noir", 2), Shelf("farce", 1)] : [Shelf("1995", 1), Shelf("1985", 1), Shelf(nil, 1)]
        #expect(snapshot.shelves == expected, "\(name) by \(column)")
        #expect(snapshot.records.map { $0.field(1).text } == ["Heat, the", "Clue", "Ronin"], "\(name)")
        #expect(snapshot.columns.last?.kind == .number, "\(name)")
        #expect(snapshot.status.titleColumn == 1, "\(name)")
      }
    }
  }
}
