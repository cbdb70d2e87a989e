import Catalog
import ShelfKit
import Testing

@testable import shelves

@Suite struct ItemPrinterTests {
  private let columns = [Column(name: "title"), Column(name: "year", kind: .number), Column(name: "odd:name")]

  private func item(_ fields: [Field], raw: String = "Heat,1995,x") -> Item {
    Item(
      key: .ordinal(6), fields: fields, raw: Array(raw.utf8), number: 7, path: Array("data/movies.csv".utf8),
      source: Array("movies.csv".utf8))
  }

  private func field(_ text: String) -> Field { .bytes(Array(text.utf8)) }

  private var heat: Item { item([field("Heat"), field("1995"), field("x")]) }

  private func printed(_ printer: ItemPrinter, _ item: Item) -> String {
    var output: [UInt8] = []
    printer.append(item, rowTitle: Array("Crime".utf8), to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private func template(_ text: String, forTerminal: Bool = false) throws -> ItemPrinter {
    try ItemPrinter(.template(Template(text)), columns: columns, forTerminal: forTerminal)
  }

  @Test func `raw is the record byte for byte`() throws {
    let bytes: [UInt8] = [0x48, 0x1B, 0xFF, 0x0A, 0x09, 0xC2, 0x9B]
    var odd = heat
    odd.raw = bytes
    var output: [UInt8] = []
    try ItemPrinter(.raw, columns: columns).append(odd, rowTitle: [], to: &output)
    #expect(output == bytes + [0x0A])
  }

  @Test func `on a terminal nothing of the data is obeyed`() throws {
    let evil = "a\u{1B}[31m\u{9B}0m\n\u{202E}\u{7F}"
    let odd = item([field(evil)], raw: evil)
    for format in [OutputFormat.raw, .csv, .json, .template(try Template("{title} {.raw}"))] {
      let printer = try ItemPrinter(format, columns: columns, forTerminal: true)
      let line = printed(printer, odd).unicodeScalars.dropLast()
      #expect(line.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0 != "\u{202E}" })
    }
  }

  @Test func `a template names fields and what there is about the item`() throws {
    let printer = try template("{title}|{2}|{\"odd:name\"}|{.row}|{.path}|{.raw}|{.number}|{.source}|{{}}")
    #expect(printed(printer, heat) == "Heat|1995|x|Crime|data/movies.csv|Heat,1995,x|7|movies.csv|{}\n")
    #expect(printer.header.isEmpty)
  }

  @Test func `a missing value is nothing in a template`() throws {
    #expect(printed(try template("[{title}][{year}]"), item([.missing])) == "[][]\n")
  }

  @Test func `a width pads by columns of the screen and cuts nothing`() throws {
    #expect(printed(try template("[{title:>6}][{year:<6}][{title:^7}]"), heat) == "[  Heat][1995  ][ Heat  ]\n")
    #expect(printed(try template("[{title:>6}]"), item([field("東京")])) == "[  東京]\n")
    #expect(printed(try template("[{title:2}]"), heat) == "[Heat]\n")
  }

  @Test func `an unknown column is refused with the known ones`() throws {
    let error = #expect(throws: TemplateError.self) { try template("{titel}") }
    #expect(error?.problem == .unknownColumn("titel", known: ["title", "year", "odd:name"]))
    let property = #expect(throws: TemplateError.self) { try template("{.rwo}") }
    #expect(property?.reason.contains(".row, .path, .raw, .number, .source") == true)
  }

  @Test func `json is an object a line with text in it`() throws {
    let printer = try ItemPrinter(.json, columns: columns)
    #expect(printed(printer, heat) == #"{"title":"Heat","year":"1995","odd:name":"x"}"# + "\n")
  }

  @Test func `json tells what is missing from what is empty`() throws {
    var short = item([field(""), .missing])
    let printer = try ItemPrinter(.json, columns: columns)
    #expect(printed(printer, short) == #"{"title":"","year":"","odd:name":null}"# + "\n")
    short.lacks = [true, false, false]
    short.fields = [.missing, .missing, .missing]
    #expect(printed(printer, short) == #"{"title":null,"year":"","odd:name":""}"# + "\n")
    short.lacks = []
    short.entry = .file
    #expect(printed(printer, short) == #"{"title":null,"year":null,"odd:name":null}"# + "\n")
  }

  @Test func `surplus fields continue by number`() throws {
    let columns = [Column(name: "2"), Column(name: "3")]
    let long = item([field("a"), field("b"), field("c"), field("d")])
    let json = try ItemPrinter(.json, columns: columns)
    #expect(printed(json, long) == #"{"2":"a","3":"b","3_2":"c","4":"d"}"# + "\n")
    #expect(printed(try ItemPrinter(.csv, columns: columns), long) == "a,b,c,d\n")
  }

  @Test func `csv has a header unless it shall not`() throws {
    let printer = try ItemPrinter(.csv, columns: columns)
    #expect(printer.header == Array("title,year,odd:name\n".utf8))
    #expect(try ItemPrinter(.csv, columns: columns, hasHeader: false).header.isEmpty)
    #expect(try ItemPrinter(.json, columns: columns).header.isEmpty)
  }

  @Test func `csv fills a short record up`() throws {
    #expect(printed(try ItemPrinter(.csv, columns: columns), item([field("a")])) == "a,,\n")
  }

  @Test func `a zero byte can end what is printed`() throws {
    let printer = try ItemPrinter(.csv, columns: columns, endsWithZero: true)
    #expect(printer.header.last == 0)
    #expect(printed(printer, heat) == "Heat,1995,x\0")
  }
}
