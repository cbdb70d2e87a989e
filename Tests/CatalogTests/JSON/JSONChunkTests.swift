import Platform
import TestSupport
import Testing

@testable import Catalog

/// JSON that several threads look through at once, against the same from start to end.
@Suite struct JSONChunkTests {
  /// All that a reading found, in a form that can be compared.
  private struct Found: Equatable {
    var names: [String]
    var records: [Item]
    var shelves: [Shelf]
    var items: [[ItemKey]]
    var losses: [Loss]
    var problem: String?

    init(_ snapshot: any CatalogSnapshot) {
      names = snapshot.names
      records = snapshot.records
      shelves = snapshot.shelves
      items = (0..<snapshot.rowCount).map { row in
        (0..<snapshot.row(at: row).count).map { snapshot.itemKey(at: $0, inRow: row) }
      }
      losses = snapshot.status.losses
      problem = snapshot.status.problem
    }
  }

  private func layout(_ style: RandomJSON.Style) -> JSONLayout {
    switch style {
    case .lines: .lines
    case .array, .values: .values(ofArrays: false)
    case .members: .values(ofArrays: true)
    }
  }

  private func plan(_ layout: JSONLayout, by columns: [String]) throws -> ReadingPlan {
    let sample = TextSample(
      bytes: Array((layout.hasMembers ? "{\"k\":[{\"a\":1}]}" : "{\"a\":1}\n").utf8), isWhole: true)
    let text = SampledText(json: sample, layout: layout, spread: { _ in [] })
    var arrangement = Arrangement()
    arrangement.groupBy = columns
    return try ReadingPlan(of: text, isWhole: true, options: SourceOptions(), arrangement: arrangement, source: [])
  }

  /// From start to end.
  private static var serial: ReadingSizes {
    var sizes = ReadingSizes()
    sizes.fewestChunks = .max / sizes.chunk
    return sizes
  }

  /// In small chunks, by several threads.
  private func sizes(_ round: Int, longest: Int, using generator: inout SeededGenerator) -> ReadingSizes {
    var sizes = ReadingSizes()
    sizes.firstBlock = Int.random(in: 1...40, using: &generator)
    sizes.block = Int.random(in: 1...40, using: &generator)
    sizes.chunk = Int.random(in: 8...longest, using: &generator)
    sizes.fewestChunks = 1
    sizes.threads = round % 5 + 1
    sizes.alone = round % 3
    return sizes
  }

  private func read(_ file: [UInt8], _ plan: ReadingPlan, _ sizes: ReadingSizes) throws -> Found {
    let mailbox = Mailbox<CatalogEvent>()
    let input = RecordLoader.Input(name: file, bytes: try RecordOrigin.file(file).open())
    var pass = RecordPass(
      plan: plan, options: SourceOptions(), inputs: [input], loading: RecordLoading(mailbox: mailbox), sizes: sizes)
    pass.run()
    guard case .changed(let snapshot)? = mailbox.drain().last else { throw Reader.Silence() }
    return Found(snapshot)
  }

  @Test(arguments: [9, 81, 729] as [UInt64])
  func `several threads find the same records and columns as one, in the same order`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let scratch = try Scratch()
    for round in 0..<RandomText.rounds / 30 {
      let style = RandomJSON.Style.allCases[round % 4]
      let json = RandomJSON(style, records: Int.random(in: 5...60, using: &generator), using: &generator)
      var text = round % 8 < 4 ? json.text : json.damaged(using: &generator)
      if round % 5 == 0 { text.removeLast(Int.random(in: 0...text.count / 2, using: &generator)) }
      let file = try scratch.write("a.json", text)
      // What is read as something else than it is, is damaged all over.
      let layout = layout(RandomJSON.Style.allCases[round % 32 == 0 ? round / 32 % 4 : round % 4])
      let plan = try plan(layout, by: layout.hasMembers && round % 3 > 0 ? [] : ["a"])
      let sizes = sizes(round, longest: round % 16 < 8 ? 100 : 1000, using: &generator)
      let expected = try read(file, plan, Self.serial)
      let found = try read(file, plan, sizes)
      guard found == expected else {
        Issue.record(
          "seed \(seed), round \(round): \(found) is not \(expected), \(layout), \(sizes), of \(String(decoding: text, as: UTF8.self))"
        )
        return
      }
    }
  }

  @Test(arguments: [10, 100, 1000] as [UInt64])
  func `several threads cut records that lack a bracket or a quote where one does`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let scratch = try Scratch()
    let plan = try plan(.values(ofArrays: false), by: ["a"])
    for round in 0..<RandomText.rounds / 60 {
      let json = DamagedLines(records: 40, isPretty: round % 2 == 0, using: &generator)
      let file = try scratch.write("a.json", round % 5 == 0 ? Array(json.text.dropLast(20)) : json.text)
      let sizes = sizes(round, longest: round % 4 < 2 ? 100 : 1000, using: &generator)
      let expected = try read(file, plan, Self.serial)
      let found = try read(file, plan, sizes)
      guard found == expected else {
        Issue.record(
          "seed \(seed), round \(round): \(found) is not \(expected), \(sizes), of \(String(decoding: json.text, as: UTF8.self))"
        )
        return
      }
    }
  }

  @Test(arguments: [RandomJSON.Style.array, .lines])
  func `records for whose names there is no room are counted as from start to end`(style: RandomJSON.Style) throws {
    let records = (0..<500).map { number in
      "{" + (0..<10).map { "\"n\(10 * number + $0)\":1," }.joined() + "\"a\":\(number % 3)}"
    }
    let isArray = style == .array
    let text = isArray ? "[\(records.joined(separator: ","))]" : records.joined(separator: "\n")
    let scratch = try Scratch()
    let file = try scratch.write("a.json", text)
    var sizes = ReadingSizes()
    sizes.firstBlock = 4000
    sizes.chunk = 4000
    sizes.fewestChunks = 1
    sizes.threads = 2
    var serial = sizes
    serial.fewestChunks = .max / serial.chunk
    let plan = try plan(layout(style), by: ["a"])
    let expected = try read(file, plan, serial)
    // Column `a` is one of them; the first record for which there is no room has five names that still found some.
    #expect(
      expected.losses.map(\.kind) == [.ragged] && expected.losses.first?.count == 500 - (ColumnNames.limit - 1) / 10)
    #expect(try read(file, plan, sizes) == expected)
  }

  /// A record with all that misleads one who begins in its middle.
  private static func record(_ number: Int, blank: String) -> String {
    let text = ["plain", "}, {", "\\\"}, {\\\"", "[[[", "]},", "\\\\", "{\\\"a\\\": [1, 2]}", ": \\\" ,"][number % 8]
    let members = [
      "\"id\":\(number)", "\"text\":\"\(text)\"", "\"of\":[{\"n\":1},{\"n\":2},{\"n\":[1,2,3]}]",
      "\"in\":{\"a\":{\"b\":\"c\"}}",
    ]
    return "{" + members.joined(separator: ",\(blank)") + "}"
  }

  /// What came of chunks, and of whose work.
  private struct Scouted: Equatable {
    /// How many records there are.
    var records: Int
    /// How many bytes had to be scanned because no scout could be believed.
    var scanned = 0
    /// How many chunks were not scouted.
    var idle = 0
  }

  /// Reads a text from a place on.
  private func scout(_ text: String, _ layout: JSONLayout, at start: TextPlace) throws -> Scouted {
    let scratch = try Scratch()
    let file = try scratch.write("a.json", text)
    let input = try RecordOrigin.file(file).open()
    let placer = RecordPlacer(
      grouper: Grouper(.member, separator: nil, wholeTitle: []), filter: RowFilter([], separator: nil, wholeTitle: []),
      expectedWidth: nil)
    let work = ChunkWork(
      bytes: input.bytes, form: JSONForm(layout: layout, columns: JSONColumns()), placer: placer, start: start,
      end: text.utf8.count, size: 7000)
    let crew = ChunkCrew(work, threads: 2, alone: 0)
    defer { crew.stop() }
    var stitcher = ChunkStitcher(work, base: 0)
    var index = RecordIndex(expectedWidth: nil)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: work.size, alignment: 64)
    defer { buffer.deallocate() }
    #expect(work.count > 20)
    var idle = 0
    for number in 0..<work.count {
      let chunk = crew.chunk(number, buffer)
      if chunk.expected == nil { idle += 1 }
      #expect(stitcher.add(chunk, to: &index, buffer))
      crew.recycle(chunk, expecting: stitcher.expected)
    }
    return Scouted(records: index.count, scanned: stitcher.scannedCount, idle: idle)
  }

  @Test(arguments: ["", "\n  "])
  func `scouts enter arrays, objects of them and values in a row, and nothing is scanned twice`(blank: String) throws {
    let records = (0..<2000).map { Self.record($0, blank: blank) }
    let all = records.joined(separator: ",\(blank)")
    let array = TextPlace(offset: 1, nesting: .array)
    let values = JSONLayout.values(ofArrays: false)
    #expect(try scout("[\(blank)\(all)]\n", values, at: array) == Scouted(records: 2000))
    #expect(try scout(records.joined(separator: "\n"), values, at: TextPlace()) == Scouted(records: 2000))
    let numbers = "[" + (0..<50_000).map { "\($0)" }.joined(separator: ",") + "]"
    #expect(try scout(numbers, values, at: array) == Scouted(records: 50_000))
    // Its last chunk ends with members that are no arrays.
    let data = TextPlace(offset: 9, nesting: .member(Array("data".utf8)))
    let members = "{\"data\":[\(all)],\"n\":1,\"of\":[{},{}]}"
    #expect(try scout(members, .values(ofArrays: true), at: data) == Scouted(records: 2003))
  }

  @Test func `scouts rest in a record that fills many chunks, and go on behind it`() throws {
    let short = (0..<500).map { Self.record($0, blank: "") }.joined(separator: ",")
    let long = "{\"of\":[" + (0..<20_000).map { "{\"n\":\($0)}" }.joined(separator: ",") + "]}"
    let text = "[\(short),\(long),\(short),\(short)]"
    let found = try scout(text, .values(ofArrays: false), at: TextPlace(offset: 1, nesting: .array))
    let chunks = long.utf8.count / 7000
    #expect(found.records == 1501)
    // Some are begun before it is known that a long record is under way, and some rest before it is known to be over.
    #expect(chunks > 30 && found.idle > chunks - 15 && found.idle < chunks + 10)
    #expect(found.scanned < (chunks + 10) * 7000)
  }
}
