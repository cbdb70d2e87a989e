import Catalog
import Testing

/// What files of JSON are read as.
@Suite struct JSONFileTests {
  private let scratch: Scratch
  init() throws { scratch = try Scratch() }

  private func load(_ text: String, as name: String = "a.json", groupBy: [String] = []) throws -> any CatalogSnapshot {
    try read([try scratch.write(name, text)], groupBy: groupBy)
  }

  // MARK: Fields

  @Test func `members of members are columns, arrays are their text`() throws {
    let snapshot = try load(#"[{"a": {"b": 1, "c": {"d": [1, {"e": " x "}]}}, "f": []}, {"a": {}, "g": true}]"#)
    #expect(snapshot.names == ["a.b", "a.c.d", "f", "a", "g"])
    #expect(snapshot.table == [["1", #"[1,{"e":" x "}]"#, "[]"], [nil, nil, nil, "{}", "true"]])
  }

  @Test func `eight names lead to a column, what is deeper is text`() throws {
    let deep = #"{"1":{"2":{"3":{"4":{"5":{"6":{"7":{"8":{"9": 0}}}}}}}}}"#
    let snapshot = try load("[\(deep)]")
    #expect(snapshot.names == ["1.2.3.4.5.6.7.8"])
    #expect(snapshot.table == [[#"{"9":0}"#]])
  }

  @Test func `numbers stay digit for digit`() throws {
    let numbers = ["12345678901234567890123", "-0", "1.50", "1E5", "0.1e-2", "9007199254740993"]
    let snapshot = try load("[" + numbers.map { #"{"id": \#($0)}"# }.joined(separator: ",") + "]")
    #expect(snapshot.table == numbers.map { [$0] })
    #expect(snapshot.columns.first?.kind == .number)
  }

  @Test func `strings lose their escapes`() throws {
    let snapshot = try load(#"[{"a\u0062\n": "\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00\udc00\ud83dx"}]"#)
    #expect(snapshot.names == ["ab\n"])
    #expect(snapshot.table == [["\"\\/\u{8}\u{C}\n\r\t\u{E9}\u{1F600}\u{FFFD}\u{FFFD}x"]])
  }

  @Test func `null and absent are missing, an empty string is a row of its own`() throws {
    let text = #"[{"g":null},{"g":""},{},{"g":"(empty)"},{"g":""}]"#
    let snapshot = try load(text, groupBy: ["g"])
    #expect(snapshot.shelves == [Shelf("(empty)", 2), Shelf("(empty)", 1), Shelf(nil, 2)])
    #expect(snapshot.row(at: 0).key == .value([]))
    #expect(snapshot.row(at: 1).key == .value(Array("(empty)".utf8)))
    #expect(snapshot.index(ofRow: .value([])) == 0)
    #expect(snapshot.table == [[], [""], [], ["(empty)"], [""]])
  }

  @Test func `parts of nested keys tell empty from missing`() throws {
    let snapshot = try load(#"[{"a":"","b":"x"},{"b":"x"},{"a":"","b":""},{}]"#, groupBy: ["a", "b"])
    #expect(
      snapshot.shelves == [
        Shelf("(empty) / x", 1), Shelf("∅ no value / x", 1), Shelf("(empty) / (empty)", 1), Shelf(nil, 1),
      ])
  }

  @Test func `a member that comes again takes back all below it`() throws {
    let snapshot = try load(#"[{"a":{"b":1,"c":2},"a":{"c":3}},{"a":{"b":1},"a":7}]"#)
    #expect(snapshot.names == ["a.b", "a.c", "a"])
    #expect(snapshot.table == [[nil, "3"], [nil, nil, "7"]])
  }

  @Test func `names with dots are not members of members`() throws {
    let snapshot = try load(#"[{"a":{"b":1},"a.b":2,"":3,"b":{"":4}}]"#)
    #expect(snapshot.names == ["a.b", "a.b_2", "3", "b."])
    #expect(snapshot.table == [["1", "2", "3", "4"]])
  }

  @Test func `later records add columns, also after the sample`() throws {
    var text = ""
    for number in 0..<5000 { text += "{\"n\":\(number),\"t\":\"title \(number)\"}\n" }
    text += "{\"late\":{\"r\":\"x\"},\"n\":1}\n"
    let snapshot = try load(text, as: "a.ndjson")
    #expect(snapshot.names == ["n", "t", "late.r"])
    #expect(snapshot.records.count == 5001)
    #expect(snapshot.records.last?.fields == [.bytes(Array("1".utf8)), .missing, .bytes(Array("x".utf8))])
  }

  @Test func `members beyond the last possible column are counted, and stay in the source text`() throws {
    let members = (0..<4100).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    let snapshot = try load("[{\(members)}]")
    #expect(snapshot.columns.count == 4096)
    #expect(snapshot.status.losses == [Loss(kind: .ragged, count: 1, lines: [1])])
    #expect(snapshot.records.first?.raw == Array("{\(members)}".utf8))
  }

  @Test func `bytes that are no UTF-8 are kept and counted`() throws {
    let bytes = Array(#"{"g":"Caf"#.utf8) + [0xE9] + Array("\",\"t\":[1, 2]}\n{\"g\":\"x\"}\n".utf8)
    let snapshot = try read([try scratch.write("a.jsonl", bytes)], groupBy: ["g"])
    #expect(snapshot.records.first?.fields == [.bytes(Array("Caf".utf8) + [0xE9]), .bytes(Array("[1,2]".utf8))])
    #expect(snapshot.status.losses == [Loss(kind: .invalidText, count: 1, lines: [1])])
    #expect(snapshot.row(at: 0).key == .value(Array("Caf".utf8) + [0xE9]))
  }

  // MARK: Objects of arrays

  @Test func `an object of arrays has a row for each, and its other members on the last`() throws {
    let snapshot = try load(
      #"{"total": 2, "films": [{"t":"Heat"}, {"t":"Ronin"}], "meta": {"by": "me"}, "people": ["Ann"]}"#)
    #expect(snapshot.shelves == [Shelf("films", 2), Shelf("people", 1), Shelf(nil, 2)])
    #expect(snapshot.row(at: 0).key == .named(Array("films".utf8)))
    #expect(snapshot.names == ["key", "value", "t", "value.by"])
    #expect(
      snapshot.table == [
        ["total", "2"], [nil, nil, "Heat"], [nil, nil, "Ronin"], ["meta", nil, nil, "me"], [nil, "Ann"],
      ])
    #expect(snapshot.items(ofRow: 2).map(\.raw) == [Array(#""total": 2"#.utf8), Array(#""meta": {"by": "me"}"#.utf8)])
    #expect(snapshot.status.grouping == "by key")
  }

  @Test(arguments: [100, 8_000])
  func `an object is one though its elements stand alone on their lines, behind a member on the first`(count: Int)
    throws
  {
    let elements = (0..<count).map { "{\"id\":\($0)}" }.joined(separator: "\n,\n")
    let text = "{\"columns\": [\"id\", \"name\"],\n\"rows\": [\n\(elements)\n]}"
    let snapshot = try read([try scratch.write("w.json", text)])
    #expect(snapshot.shelves == [Shelf("columns", 2), Shelf("rows", count)])
    #expect(snapshot.status.losses.isEmpty)
  }

  @Test func `elements of an object of arrays can be grouped by a field, and a key's records by the next`() throws {
    let text = #"{"a":[{"g":"x"},{"g":"y"}],"b":[{"g":"x"}]}"#
    #expect(try load(text, groupBy: ["g"]).shelves == [Shelf("x", 2), Shelf("y", 1)])
    var within = Arrangement()
    within.within = [RowChoice(grouping: .member, key: .named(Array("a".utf8)))]
    within.groupBy = ["g"]
    let source = try SourceRegistry.source(for: [scratch.path("a.json")])
    let narrower = try Reader(source, within).finish()
    #expect(narrower.shelves == [Shelf("x", 1), Shelf("y", 1)])
  }

  @Test func `an object that is none of arrays is one record, also with a list of words in it`() throws {
    let snapshot = try load("{\n  \"name\": \"x\",\n  \"tags\": [\"a\", \"b\"]\n}\n")
    #expect(snapshot.table == [["x", #"["a","b"]"#]])
    #expect(snapshot.status.losses.isEmpty)
  }

  @Test func `objects one after the other are records, whatever they hold`() throws {
    let one = "{\n  \"name\": \"x\",\n  \"parts\": [\n    {\"p\": 1}\n  ]\n}"
    let snapshot = try load("\(one)\n\(one)\(one)")
    #expect(snapshot.names == ["name", "parts"])
    #expect(snapshot.table == Array(repeating: ["x", #"[{"p":1}]"#], count: 3))
    #expect(snapshot.records.map(\.raw) == Array(repeating: Array(one.utf8), count: 3))
  }

  @Test func `arrays one after the other give their elements`() throws {
    #expect(try load("[{\"a\":1},\n{\"a\":2}]\n[{\"a\":3}]").table == [["1"], ["2"], ["3"]])
  }

  // MARK: What is wrong

  @Test func `an element that is no JSON is kept with its text, and the others are read`() throws {
    let snapshot = try load("[{\"a\":1},\n{\"a\":tru},\n{\"a\":01}, {\"a\":\"x\ny\"}, {\"a\":2},]")
    #expect(
      snapshot.records.map { $0.fields.last?.text } == ["1", "{\"a\":tru}", "{\"a\":01}", "{\"a\":\"x\ny\"}", "2"])
    #expect(snapshot.status.losses == [Loss(kind: .badLine, count: 3, lines: [2, 3, 3])])
    #expect(snapshot.status.problem == nil)
  }

  @Test func `a text cut at any byte keeps the records before, and says line and column`() throws {
    let text = Array("[\n {\"g\":\"a\"},\n {\"g\":\"\\u00e9\u{E9}\", \"n\":[1]}\n]\n".utf8)
    for count in 1..<text.count {
      let snapshot = try read([try scratch.write("cut.json", Array(text[..<count]))])
      #expect(snapshot.records.count == text[..<count].count { $0 == 0x7D }, "\(count) bytes")
      let lines = text[..<count].split(separator: 0x0A, omittingEmptySubsequences: false)
      let place = "line \(lines.count), column \((lines.last?.count ?? 0) + 1)"
      let isWhole = count == text.count - 1
      #expect((snapshot.status.problem?.hasPrefix("breaks off at \(place)") ?? false) == !isWhole, "\(count) bytes")
    }
  }

  @Test func `lines cut at any byte keep all lines before`() throws {
    let text = Array("{\"g\":\"a\"}\n{\"g\":{\"b\":\"\u{E9}\"}}\n".utf8)
    for count in 12..<text.count - 1 {
      let snapshot = try read([try scratch.write("cut.jsonl", Array(text[..<count]))])
      #expect(snapshot.records.count == 2, "\(count) bytes")
      #expect(snapshot.records.first?.fields.contains(.bytes([0x61])) == true, "\(count) bytes")
      #expect(snapshot.records.last?.raw == Array(text[10..<count]))
      #expect(snapshot.status.problem == nil)
    }
  }

  @Test func `a value that does not end is told with its line and column`() throws {
    let snapshot = try load("[{\"a\":1},\n{\"a\":[2}, {\"a\":[3},\n\"a\"\n]")
    #expect(snapshot.table == [["1"]])
    #expect(snapshot.status.problem == "breaks off at line 4, column 2, in what begins at line 2, column 1")
    let line = try load("[{\"a\":1},{\"a\":2")
    #expect(line.table == [["1"]])
    #expect(line.status.problem == "breaks off at line 1, column 16, in what begins at line 1, column 10")
  }

  @Test func `a bracket that is missing spoils its record alone, and so does a quote within a value`() throws {
    for bad in ["{\"a\":[2}", "{\"a\":2", "{\"a\":[2,{\"z\":\"b}],\"s\":\"a\"}"] {
      let snapshot = try load("[{\"a\":1},\n\(bad),\n{\"a\":3},\n{\"a\":4}\n]")
      #expect(snapshot.records.map { $0.fields.last?.text } == ["1", bad, "3", "4"])
      #expect(snapshot.records.map(\.raw) == ["{\"a\":1}", bad, "{\"a\":3}", "{\"a\":4}"].map { Array($0.utf8) })
      #expect(snapshot.status.losses == [Loss(kind: .badLine, count: 1, lines: [2])])
      #expect(snapshot.status.problem == nil)
    }
  }

  @Test func `a bracket that the last record lacks is told twice: with it, and where the array does not end`() throws {
    let ended = try load("[{\"a\":1},\n{\"a\":2\n]")
    #expect(ended.records.map { $0.fields.last?.text } == ["1", "{\"a\":2\n]"])
    #expect(ended.status.losses == [Loss(kind: .badLine, count: 1, lines: [2])])
    #expect(ended.status.problem == "breaks off at line 3, column 2")
  }

  @Test(arguments: [
    "[{\"a\":1} {\"a\":2},{\"a\":3}]", "[\n{\"a\":1}\n{\"a\":2}\n{\"a\":3}\n]", "[{\"a\":1}{\"a\":2},,{\"a\":3}",
    "{\"k\":[{\"a\":1} {\"a\":2}] \"m\":[{\"a\":3}]}",
  ])
  func `a comma that is missing between records joins none of them`(text: String) throws {
    let snapshot = try load(text)
    #expect(snapshot.records.map(\.raw) == [1, 2, 3].map { Array("{\"a\":\($0)}".utf8) })
    #expect(snapshot.records.compactMap { $0.fields.last?.text } == ["1", "2", "3"])
    #expect(snapshot.status.losses.isEmpty)
    #expect((snapshot.status.problem == nil) == (text.hasSuffix("]") || text.hasSuffix("]}")))
  }

  @Test func `a comma that is missing between members joins none of them`() throws {
    let snapshot = try load("{\"meta\": {\"by\": \"me\"}\n\"films\": [{\"t\":\"Heat\"}] \"total\": 1}")
    #expect(snapshot.shelves == [Shelf("films", 1), Shelf(nil, 2)])
    #expect(snapshot.status.losses.isEmpty)
  }

  @Test func `a quote that is missing does not spoil all that follows`() throws {
    let snapshot = try load("[\n{\"a\":\"x},\n{\"a\":\"y\"},\n{\"a\":\"z\"}\n]")
    #expect(
      snapshot.records.map(\.raw) == [
        Array("{\"a\":\"x}".utf8), Array("{\"a\":\"y\"}".utf8), Array("{\"a\":\"z\"}".utf8),
      ])
    #expect(snapshot.status.losses == [Loss(kind: .badLine, count: 1, lines: [2])])
    #expect(snapshot.status.problem == nil)
  }

  @Test func `what is no JSON at all is refused with what to do`() throws {
    for name in ["a.json", "a.jsonl"] {
      let error = try #require(throws: SourceError.self) { try load("<html>\n<body>\n", as: name) }
      #expect(error.reason == "is no JSON: what begins at line 1, column 1 is no value")
      #expect(error.advice == "--format lines shows it line by line")
    }
  }

  @Test func `nothing is no record`() throws {
    for text in ["", "\n \n", "[]", "[ ]\n", "{\"a\":[]}"] {
      let snapshot = try load(text)
      #expect(snapshot.rowCount == 0, "\(text)")
      #expect(snapshot.status.problem == nil, "\(text)")
    }
  }
}
