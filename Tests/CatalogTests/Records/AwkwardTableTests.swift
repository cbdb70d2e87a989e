import Catalog
import Testing

/// Delimited files that other programs read wrong, one test each, named as the files are.
@Suite struct AwkwardTableTests {
  private func load(_ name: String, groupBy: [String] = [], _ options: SourceOptions = SourceOptions()) throws
    -> any CatalogSnapshot
  {
    try read([Awkward.path(name)], options, groupBy: groupBy)
  }

  @Test func `01 a byte order mark is no part of the first column's name`() throws {
    let snapshot = try load("01-bom-header.csv", groupBy: ["genre"])
    #expect(snapshot.names == ["genre", "title"])
    #expect(snapshot.shelves == [Shelf("noir", 2), Shelf("farce", 1)])
  }

  @Test func `03 line ends of two bytes are taken off outside of quotes and kept inside`() throws {
    let snapshot = try load("03-crlf.csv")
    #expect(snapshot.table == [["noir", "Lamp"], ["noir", "two\r\nlines"]])
    #expect(snapshot.records.map(\.raw) == [Array("noir,Lamp".utf8), Array("noir,\"two\r\nlines\"".utf8)])
  }

  @Test func `05 a quoted field goes over lines`() throws {
    let snapshot = try load("05-quoted-newline.csv")
    #expect(snapshot.table == [["noir", "Zażółć line\nsecond line"], ["farce", "Hat"]])
    #expect(snapshot.status.losses.isEmpty)
  }

  @Test func `07 a short last record keeps its fields and is counted`() throws {
    let snapshot = try load("07-last-row-short.csv")
    #expect(snapshot.names == ["genre", "title", "year", "note"])
    #expect(snapshot.records.last?.fields == [.bytes(Array("noir".utf8)), .bytes(Array("Fog".utf8))])
    #expect(snapshot.records.last?.field(3) == .missing)
    #expect(snapshot.status.losses == [Loss(kind: .ragged, count: 1, lines: [4])])
  }

  @Test func `09 a record without the grouping field stands on the shelf of missing values, the last`() throws {
    let snapshot = try load("09-rows-too-short-first.csv", groupBy: ["year"])
    #expect(snapshot.shelves == [Shelf("1951", 1), Shelf(nil, 1)])
    #expect(snapshot.index(ofRow: .missing) == 1)
  }

  @Test func `11 unnamed columns get distinct names and keep their values`() throws {
    let snapshot = try load("11-empty-headers.csv")
    #expect(snapshot.names == ["1", "genre", "3", "4"])
    #expect(snapshot.table == [["1", "noir", "x", "y"], ["2", "farce", "z", "w"]])
  }

  @Test func `12 columns may be called like anything`() throws {
    let snapshot = try load("12-header-named-length.csv", groupBy: ["length"])
    #expect(snapshot.names == ["length", "count", "self"])
    #expect(snapshot.shelves == [Shelf("3", 1), Shelf("5", 1)])
  }

  @Test func `13 reading goes on past NUL bytes`() throws {
    let snapshot = try load("13-nul-bytes.csv")
    #expect(snapshot.table.map { $0.last } == ["La\0mp", "Hat", "\0\0\0", "Fog"])
  }

  @Test func `15 bytes that are no UTF-8 are kept and counted`() throws {
    let snapshot = try load("15-latin1-bytes.csv")
    let bytes = Array("noir,Caf".utf8) + [0xE9] + Array(" ".utf8) + [0xFC] + Array("ber".utf8)
    #expect(snapshot.records.first?.raw == bytes)
    #expect(snapshot.records.first?.fields.last?.text == "Caf\u{FFFD} \u{FFFD}ber")
    #expect(snapshot.status.losses == [Loss(kind: .invalidText, count: 1, lines: [2])])
  }

  @Test func `17 what looks like UTF-16 is refused with what to do`() throws {
    let error = try #require(throws: SourceError.self) { try load("17-utf16be-nobom.csv") }
    #expect(error.reason.contains("UTF-16BE"))
    #expect(error.advice?.contains("iconv -f UTF-16BE") == true)
  }

  @Test func `18 semicolons are found, and a given delimiter wins`() throws {
    let found = try load("18-semicolon.csv")
    #expect(found.names == ["genre", "title", "note"])
    #expect(found.table == [["noir", "Lamp", "a,b"], ["farce", "Hat", "c,d,e"]])
    var options = SourceOptions()
    options.delimiter = Array(",".utf8)
    #expect(try load("18-semicolon.csv", options).names.first == "genre;title;note")
  }

  @Test func `20 tabs are found under the name of a comma file`() throws {
    #expect(try load("20-tab-separated.csv").table == [["noir", "Lamp"], ["farce", "Hat"]])
  }

  @Test func `21 long numbers and leading zeros stay as they are`() throws {
    let snapshot = try load("21-big-integer-ids.csv")
    #expect(snapshot.table.map { $0.first } == ["18210102010011000110", "00000000000000000007"])
  }

  @Test func `23 a hash at the start of a line is data`() throws {
    let snapshot = try load("23-hash-first.csv")
    #expect(snapshot.names == ["#genre", "title"])
    #expect(snapshot.table == [["#noir", "Lamp"], ["farce", "Hat"]])
  }

  @Test func `24 an empty file has no row and is complete`() throws {
    let snapshot = try load("24-zero-bytes.csv")
    #expect(snapshot.rowCount == 0)
    #expect(snapshot.status.records == 0)
    #expect(snapshot.status.problem == nil)
  }

  @Test func `25 a header alone is columns without records`() throws {
    let snapshot = try load("25-header-only.csv")
    #expect(snapshot.names == ["genre", "title"])
    #expect(snapshot.rowCount == 0)
  }

  @Test func `27 a quote that never closes is kept to the end and told by its line`() throws {
    let snapshot = try load("27-unterminated-quote.csv")
    #expect(snapshot.table == [["noir", "Lamp\nfarce,Hat\nnoir,Fog\n"]])
    #expect(snapshot.status.losses == [Loss(kind: .unclosedQuote, count: 1, lines: [2])])
  }

  @Test func `29 thousands of columns open at once`() throws {
    let snapshot = try load("29-2500-columns.tsv")
    #expect(snapshot.columns.count == 2500)
    #expect(snapshot.columns[2499].name == "c2499")
    #expect(snapshot.records.first?.fields.count == 2500)
  }

  @Test func `31 words like null are text, an empty field is missing`() throws {
    let snapshot = try load("31-null-words.csv", groupBy: ["genre"])
    #expect(snapshot.shelves == [Shelf("NULL", 1), Shelf("null", 1), Shelf("NA", 1), Shelf(nil, 2)])
    #expect(snapshot.row(at: 3).key == .missing)
  }

  @Test func `32 one column of different values is one shelf named after the source`() throws {
    let snapshot = try load("32-one-column.csv")
    #expect(snapshot.names == ["title"])
    #expect(snapshot.shelves == [Shelf(Field.bytes(Awkward.path("32-one-column.csv")).text, 3)])
  }

  @Test func `35 one value for all records is one shelf`() throws {
    let snapshot = try load("35-one-huge-group.csv")
    #expect(snapshot.shelves == [Shelf("noir", 20000)])
    #expect(snapshot.item(at: 19999, inRow: 0)?.fields.first?.text == "19999")
    #expect(snapshot.index(of: .ordinal(12345), inRow: 0) == 12345)
  }

  @Test(arguments: [
    "50-cjk-width.csv", "56-ambiguous-width.csv", "60-escape-in-cell.csv", "63-markup-in-cell.csv",
  ])
  func `content of any script or escape is passed on byte for byte`(name: String) throws {
    let snapshot = try load(name)
    #expect(snapshot.names == ["genre", "title"])
    let lines = try load(name, lines)
    #expect(snapshot.records.map(\.raw) == lines.records.dropFirst().map(\.raw))
  }

  private var lines: SourceOptions {
    var options = SourceOptions()
    options.format = .lines
    return options
  }

  @Test func `65 values that a shell would run are values`() throws {
    #expect(
      try load("65-shell-metachars.csv").table == [
        ["$(touch pwned)", "a;b"], ["`id`", "-rf"], ["x'y", "$HOME/*"],
      ])
  }
}
