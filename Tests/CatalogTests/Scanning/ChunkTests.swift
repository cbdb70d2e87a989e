import Platform
import TestSupport
import Testing

@testable import Catalog

/// A file read in chunks by several threads against the same file read from start to end.
@Suite struct ChunkTests {
  private struct Arrangements {
    static let groupings: [Grouping] = [.columns([0]), .columns([1]), .columns([1, 0]), .initial(of: 0), .none]
  }

  /// All that a reading found, in a form that can be compared.
  private struct Found: Equatable {
    /// What is unlike another one.
    func difference(from other: Found) -> String {
      if shown != other.shown { return "\(shown) records, not \(other.shown)" }
      if rows != other.rows { return "rows \(rows), not \(other.rows)" }
      if items != other.items { return "items \(items), not \(other.items)" }
      if losses != other.losses { return "losses \(losses), not \(other.losses)" }
      if columns != other.columns { return "columns \(columns), not \(other.columns)" }
      let place = zip(records, other.records).enumerated().first { $1.0 != $1.1 }?.offset
      return "record \(place.map { "\(records[$0]), not \(other.records[$0])" } ?? "")"
    }

    var records: [Item] = []
    var rows: [[UInt8]] = []
    var items: [[ItemKey]] = []
    var losses: [Loss] = []
    var columns: [String] = []
    var shown = 0
  }

  private func plan(_ dialect: Dialect, _ round: Int, expectedWidth: Int?) throws -> ReadingPlan {
    let sample = TextSample(bytes: Array("a,b\nc,d\n".utf8), isWhole: true)
    let text = SampledText(delimited: sample, spread: { _ in [] }, hints: DialectSniffer.Hints(), hasHeader: nil)
    var plan = try ReadingPlan(
      of: text, isWhole: true, options: SourceOptions(), arrangement: Arrangement(), source: [])
    plan.format = .delimited(dialect)
    plan.hasHeader = false
    plan.start = (offset: 0, line: 1)
    plan.expectedWidth = expectedWidth
    plan.grouping = Arrangements.groupings[round % Arrangements.groupings.count]
    if round % 11 == 0 { plan.within = [RowChoice(grouping: .columns([1]), key: .value(Array("a".utf8)))] }
    return plan
  }

  private func read(_ files: [[UInt8]], _ plan: ReadingPlan, _ split: [UInt8]?, _ sizes: ReadingSizes) throws -> Found {
    let mailbox = Mailbox<CatalogEvent>()
    let loading = RecordLoading(mailbox: mailbox)
    var options = SourceOptions()
    options.split = split
    let inputs = try files.map { RecordLoader.Input(name: $0, bytes: try RecordOrigin.file($0).open()) }
    var pass = RecordPass(plan: plan, options: options, inputs: inputs, loading: loading, sizes: sizes)
    pass.run()
    var found = Found()
    for case .changed(let snapshot) in mailbox.drain() where snapshot.status.isComplete {
      found.records = snapshot.records
      for row in 0..<snapshot.rowCount {
        found.rows.append(snapshot.row(at: row).title)
        found.items.append((0..<snapshot.row(at: row).count).map { snapshot.itemKey(at: $0, inRow: row) })
      }
      found.losses = snapshot.status.losses
      found.columns = snapshot.names
      found.shown = snapshot.status.records
    }
    return found
  }

  @Test(arguments: [3, 14, 159] as [UInt64])
  func `several threads find what one finds from start to end`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let scratch = try Scratch()
    var serial = ReadingSizes()
    serial.fewestChunks = .max / serial.chunk
    for round in 0..<min(1000, RandomText.rounds / 60) {
      let dialect = RandomText.dialects.randomElement(using: &generator) ?? Dialect()
      var text: [UInt8] = []
      for _ in 0..<Int.random(in: 1...20, using: &generator) { text += RandomText.make(using: &generator) }
      let file = try scratch.write("text", text)
      let other = try scratch.write("other", Array(text.reversed()))
      let files = round % 5 == 0 ? [file, other] : [file]
      let plan = try plan(dialect, round, expectedWidth: [nil, 1, 3][round % 3])
      var sizes = ReadingSizes()
      sizes.firstBlock = Int.random(in: 1...40, using: &generator)
      sizes.block = Int.random(in: 1...40, using: &generator)
      sizes.chunk = Int.random(in: 4...(round % 2 == 0 ? 40 : 400), using: &generator)
      sizes.fewestChunks = 1
      sizes.threads = round % 4 + 1
      sizes.alone = round % 3
      let split = round % 7 == 0 ? Array("b".utf8) : nil
      let expected = try read(files, plan, split, serial)
      let found = try read(files, plan, split, sizes)
      guard found == expected else {
        Issue.record(
          "seed \(seed), round \(round): \(found.difference(from: expected)) in \(dialect), \(sizes), of \(text)")
        return
      }
    }
  }

  @Test func `a quote that never closes is told with its line, and all before it is there`() throws {
    let scratch = try Scratch()
    let records = (0..<500).map { "\($0),\"two\nlines\"\n" }.joined()
    let file = try scratch.write("open.csv", "n,t\n" + records + "x,\"open\n" + records.replacingQuotes)
    var sizes = ReadingSizes()
    sizes.firstBlock = 64
    sizes.chunk = 256
    sizes.block = 256
    var plan = try plan(Dialect(), 4, expectedWidth: 2)
    plan.start = (offset: 4, line: 2)
    let found = try read([file], plan, nil, sizes)
    #expect(found.records.count == 501)
    #expect(found.losses == [Loss(kind: .unclosedQuote, count: 1, lines: [1002])])
  }

  @Test func `a file that became shorter keeps the records it still has, and says so`() throws {
    let scratch = try Scratch()
    let file = try scratch.write("short.csv", (0..<1000).map { "\($0),a\n" }.joined())
    let mailbox = Mailbox<CatalogEvent>()
    let loading = RecordLoading(mailbox: mailbox)
    let input = RecordLoader.Input(name: file, bytes: try RecordOrigin.file(file).open())
    try scratch.write("short.csv", (0..<600).map { "\($0),a\n" }.joined())
    var sizes = ReadingSizes()
    sizes.firstBlock = 64
    sizes.chunk = 256
    sizes.block = 256
    var pass = RecordPass(
      plan: try plan(Dialect(), 1, expectedWidth: 2), options: SourceOptions(), inputs: [input], loading: loading,
      sizes: sizes)
    pass.run()
    guard case .changed(let snapshot)? = mailbox.drain().last else {
      Issue.record("nothing was told")
      return
    }
    #expect(snapshot.status.records == 600)
    #expect(snapshot.status.problem == "the file became shorter while it was read")
  }
}

extension String {
  /// The same without quotes, so that none closes.
  fileprivate var replacingQuotes: String { String(map { $0 == "\"" ? "'" : $0 }) }
}
