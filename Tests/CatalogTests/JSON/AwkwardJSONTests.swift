import Catalog
import Testing

/// JSON files that other programs read wrong, one test each, named as the files are.
@Suite struct AwkwardJSONTests {
  private func load(_ name: String, groupBy: [String] = []) throws -> any CatalogSnapshot {
    try read([Awkward.path(name)], groupBy: groupBy)
  }

  @Test func `36 a byte order mark is passed over`() throws {
    let snapshot = try load("36-bom.json")
    #expect(snapshot.names == ["genre", "title"])
    #expect(snapshot.table == [["noir", "Lamp"]])
    #expect(snapshot.records.first?.raw == Array(#"{"genre":"noir","title":"Lamp"}"#.utf8))
  }

  @Test func `37 a record a line is the same as an array`() throws {
    let snapshot = try load("37-ndjson.jsonl", groupBy: ["genre"])
    #expect(snapshot.names == ["genre", "title"])
    #expect(snapshot.table == [["noir", "Lamp"], ["farce", "Hat"]])
    #expect(snapshot.shelves == [Shelf("noir", 1), Shelf("farce", 1)])
  }

  @Test func `38 blank lines are no records`() throws {
    let snapshot = try load("38-blank-lines.jsonl")
    #expect(snapshot.table == [["noir"], ["farce"]])
    #expect(snapshot.status.losses.isEmpty)
  }

  @Test func `40 an array of anything makes a card of each element`() throws {
    let snapshot = try load("40-mixed-rows.json", groupBy: ["genre"])
    #expect(snapshot.names == ["genre", "value", "1", "2"])
    #expect(snapshot.table == [["noir"], [nil, "7"], [nil, "text"], [], [nil, nil, "a", "b"], ["farce"]])
    #expect(snapshot.shelves == [Shelf("noir", 1), Shelf("farce", 1), Shelf(nil, 4)])
    #expect(
      snapshot.records.map(\.raw)[1...4] == [
        Array("7".utf8), Array("\"text\"".utf8), Array("null".utf8), Array("[\"a\",\"b\"]".utf8),
      ])
    #expect(snapshot.status.losses.isEmpty)
  }

  @Test func `42 of a name that comes twice the last counts, and both are in the source text`() throws {
    let snapshot = try load("42-duplicate-keys.json", groupBy: ["genre"])
    #expect(snapshot.table == [["farce", "Lamp"]])
    #expect(snapshot.shelves == [Shelf("farce", 1)])
    #expect(snapshot.records.first?.raw == Array(#"{"genre":"noir","genre":"farce","title":"Lamp"}"#.utf8))
  }

  @Test func `44 half of a surrogate pair is a replacement character`() throws {
    let snapshot = try load("44-lone-surrogate.json")
    #expect(snapshot.table == [["noir", "a\u{FFFD}b", "\u{1F600}"]])
    #expect(snapshot.status.losses.isEmpty)
  }

  @Test func `45 what is too deep is one value`() throws {
    let snapshot = try load("45-deep.json")
    #expect(snapshot.records.count == 1)
    #expect(
      snapshot.records.first?.raw == Array(String(repeating: "[", count: 2999).utf8)
        + Array(String(repeating: "]", count: 2999).utf8))
    #expect(snapshot.status.losses == [Loss(kind: .badLine, count: 1, lines: [1])])
  }

  @Test func `47 a line that is no JSON is a card with its text, and counted`() throws {
    let snapshot = try load("47-comment-lines.jsonl", groupBy: ["genre"])
    #expect(snapshot.records.map(\.raw) == [Array("// made by hand".utf8), Array(#"{"genre":"noir"}"#.utf8)])
    #expect(
      snapshot.records.map { $0.fields.last } == [
        .bytes(Array("// made by hand".utf8)), .bytes(Array("noir".utf8)),
      ])
    #expect(snapshot.shelves == [Shelf("noir", 1), Shelf(nil, 1)])
    #expect(snapshot.status.losses == [Loss(kind: .badLine, count: 1, lines: [1])])
  }

  @Test func `49 arrays have their columns by position`() throws {
    let snapshot = try load("49-array-of-arrays.json", groupBy: ["1"])
    #expect(snapshot.names == ["1", "2"])
    #expect(snapshot.table == [["genre", "title"], ["noir", "Lamp"], ["farce", "Hat"]])
    #expect(snapshot.shelves == [Shelf("genre", 1), Shelf("noir", 1), Shelf("farce", 1)])
  }
}
