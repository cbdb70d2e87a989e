import TestSupport
import Testing

@testable import Catalog

/// The filter of raw bytes against the one of fields, on JSON that is written in many ways.
@Suite struct RawJSONFilterTests {
  private static let words = [
    "x", "wo", "word", "ORD", "é", "😀", "a", "A name", "x,", "[\"x", "\"a\"", ":1", "1,", "12.5", "12.50", "rue", "{",
    "c.d",
    "/", "\\", "\n", "u00e9", "qu", "\u{FFFD}", "\"", "b\":", "ä", "xword", "x word", "null", "block of sixty",
  ]

  private let scratch: Scratch
  init() throws { scratch = try Scratch() }

  private func filter(using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...2, using: &generator)).map { _ in
      let word = Self.words.randomElement(using: &generator) ?? "x"
      return (Int.random(in: 0..<4, using: &generator) == 0 ? "!" : "")
        + (Int.random(in: 0..<4, using: &generator) == 0 ? "a:" : "") + "\"\(word)\""
    }.joined(separator: " ")
  }

  /// A record, sometimes a member with a name that is written in odd ways, sometimes no JSON.
  private func record(_ layout: JSONLayout, using generator: inout SeededGenerator) -> [UInt8] {
    var text = RandomJSON.object(depth: 3, mayBreak: layout != .lines, using: &generator)
    if layout.hasMembers, Bool.random(using: &generator) {
      let names = ["x", "\\qu", "q\\u0075", "w\\ord", "a\\/", "\\ud83d"]
      text = "\"\(names.randomElement(using: &generator) ?? "")\" : \(text)"
    }
    var bytes = Array(text.utf8)
    if Int.random(in: 0..<5, using: &generator) == 0 {
      bytes[Int.random(in: 0..<bytes.count, using: &generator)] =
        [0x22, 0x5C, 0x7B, 0xFF, 0x75, 0x20]
        .randomElement(using: &generator) ?? 0
    }
    return layout == .lines ? bytes.filter { $0 != 0x0A } : bytes
  }

  private func columns(of record: [UInt8], _ layout: JSONLayout) -> JSONColumns {
    let member = Grouper(.member, separator: nil, wholeTitle: [])
    var batch = RecordBatch.telling((member, RowFilter([], separator: nil, wholeTitle: [])))
    let scanner = JSONScanner(layout: layout, columns: JSONColumns(), capturing: member.columns, at: TextPlace())
    let text = layout.hasMembers ? Array("{".utf8) + record + Array("}".utf8) : record
    text.withUnsafeBytes { scanner.scan($0, into: &batch) }
    scanner.finish(into: &batch)
    return scanner.names ?? JSONColumns()
  }

  @Test(arguments: [5, 66, 4000, 123_456] as [UInt64])
  func `what the bytes of a JSON record say of it is what its fields say`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let regex = RegexScratch()
    let layouts: [JSONLayout] = [.lines, .values(ofArrays: false), .values(ofArrays: true)]
    var excluded = 0
    var passed = 0
    for round in 0..<5000 {
      let layout = layouts[round % 3]
      let bytes = record(layout, using: &generator)
      let columns = columns(of: bytes, layout)
      let filter = filter(using: &generator)
      let matcher = try FilterMatcher(FilterExpression(filter), columns: columns.columns)
      let verdict = matcher.verdict(JSONDecoder.decode(bytes, layout: layout, columns: columns).fields, regex)
      if verdict == .passes { passed += 1 }
      let told = bytes.withUnsafeBytes { RawFilter(matcher, json: layout).passes($0) }
      #expect(told != true)
      if told == false {
        excluded += 1
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(verdict == .fails, "seed \(seed), round \(round): \(filter) of \(text)")
      }
    }
    // The shortcut is taken, and not always.
    #expect(excluded > 500 && passed > 200, "seed \(seed)")
  }

  @Test(arguments: [8, 93] as [UInt64])
  func `no record of a JSON file that passes is lost, and none is won`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for (round, style) in (RandomJSON.Style.allCases + RandomJSON.Style.allCases).enumerated() {
      var arrangement = Arrangement()
      arrangement.optional = [.grouping]
      let json = RandomJSON(style, records: 200, using: &generator)
      let path = try scratch.write("\(round).json", round < 4 ? json.text : json.damaged(using: &generator))
      let snapshot = try #require(
        try Reader(SourceRegistry.source(for: [path]), arrangement).finish() as? RecordSnapshot)
      for word in Self.words {
        let matcher = try FilterMatcher(FilterExpression("\"\(word)\""), columns: snapshot.columns)
        let regex = RegexScratch()
        var expected = Set<Int>()
        for row in 0..<snapshot.rowCount {
          snapshot.forEachRecord(inRow: row) { place, record in
            let fields = snapshot.item(at: place, inRow: row)?.fields ?? []
            if matcher.verdict(fields, regex) == .passes { expected.insert(record) }
          }
        }
        let result = RecordFilterPass(snapshot, matcher).decide(0..<snapshot.recordCount, wanted: nil, LoadSignal())
        var found = Set<Int>()
        result.passing.forEach(in: 0..<snapshot.recordCount) { found.insert($0) }
        #expect(found == expected, "seed \(seed), \(style), filter \(word)")
      }
    }
  }
}
