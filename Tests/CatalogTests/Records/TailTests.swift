import Platform
import TestSupport
import Testing

@testable import Catalog

/// The last records of a source, against all of them.
@Suite struct TailTests {
  private let scratch: Scratch
  init() throws { scratch = try Scratch() }

  private static let sources: [(name: String, text: @Sendable (Int, Int) -> String)] = [
    ("a.csv", { first, last in "n,g\n" + (first...last).map { "\($0),\"g\($0 % 3)\nx\"\n" }.joined() }),
    ("a.txt", { first, last in (first...last).map { "\($0)\n" }.joined() }),
    ("a.ndjson", { first, last in (first...last).map { "{\"n\": \($0), \"g\": \"g\($0 % 3)\"}\n" }.joined() }),
    ("a.json", { first, last in "[" + (first...last).map { "{\"n\": \($0)}" }.joined(separator: ",\n") + "]" }),
  ]

  private func numbers(_ snapshot: any CatalogSnapshot) -> [String] {
    snapshot.records.map { String($0.fields[0].text.prefix { $0 != "\n" }) }
  }

  @Test(arguments: 0..<4)
  func `files read as one have their last records, numbered as they stand in their files`(form: Int) throws {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<12 {
      let counts = (0..<Int.random(in: 1...3, using: &generator)).map { _ in Int.random(in: 1...400, using: &generator)
      }
      var names: [[UInt8]] = []
      var expected: [String] = []
      var places: [Int] = []
      for (file, count) in counts.enumerated() {
        let first = 1 + file * 1000
        let text = Self.sources[form].text(first, first + count - 1)
        names.append(try scratch.write("\(file)-\(Self.sources[form].name)", text))
        expected += (first..<first + count).map { "\($0)" }
        places += 1...count
      }
      var options = SourceOptions()
      options.tail = Int.random(in: 1...1200, using: &generator)
      let kept = min(options.tail ?? 0, expected.count)
      let snapshot = try read(names, options)
      let note: Comment = "seed \(seed), round \(round), the last \(kept) of \(counts)"
      #expect(numbers(snapshot) == Array(expected.suffix(kept)), note)
      #expect(snapshot.records.map(\.number) == Array(places.suffix(kept)), note)
      #expect(snapshot.status.records == kept, note)
      #expect(snapshot.status.tail == LoadStatus.Tail(kept: kept, read: expected.count), note)
      for row in 0..<snapshot.rowCount { #expect(snapshot.row(at: row).count > 0, note) }
      // What reads many records at once goes from file to file in the right places.
      var arrangement = Arrangement()
      arrangement.filter = FilterExpression(form == 1 ? "7" : "n:7")
      let filtered = try Reader(SourceRegistry.source(for: names, options: options), arrangement).finish()
      #expect(numbers(filtered) == expected.suffix(kept).filter { $0.contains("7") }, note)
    }
  }

  @Test(arguments: [3, 14, 159] as [UInt64])
  func `records are let go of while a long file is read in chunks`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<40 {
      var text = Array("a,b\n".utf8)
      for _ in 0..<Int.random(in: 1...20, using: &generator) { text += RandomText.make(using: &generator) }
      let path = try scratch.write("text", text)
      let tail = Int.random(in: 1...30, using: &generator)
      let sizes = ReadingSizes(
        firstBlock: Int.random(in: 1...64, using: &generator), block: Int.random(in: 1...64, using: &generator),
        chunk: Int.random(in: 64...256, using: &generator), threads: 3,
        slack: Int.random(in: 0...20, using: &generator))
      let all = try whole(path, nil, ReadingSizes())
      let last = try whole(path, tail, sizes)
      let note: Comment = "seed \(seed), round \(round), the last \(tail)"
      #expect(last.records == Array(all.records.suffix(tail)), note)
      #expect(last.status.losses == all.status.losses, note)
      for record in last.records { #expect(last.line(of: record.key, inRow: 0) == all.line(of: record.key, inRow: 0)) }
    }
  }

  /// Reads a file to its end in pieces of some sizes; all records stand on one row.
  private func whole(_ path: [UInt8], _ tail: Int?, _ sizes: ReadingSizes) throws -> any CatalogSnapshot {
    var options = SourceOptions()
    options.tail = tail
    options.delimiter = Array(",".utf8)
    options.hasHeader = true
    let sample = TextSample(bytes: Array("a,b\nc,d\n".utf8), isWhole: true)
    let sampled = SampledText(
      delimited: sample, spread: { _ in [] }, hints: DialectSniffer.Hints(), hasHeader: true)
    var plan = try ReadingPlan(
      of: sampled, isWhole: true, options: SourceOptions(), arrangement: Arrangement(), source: [])
    plan.grouping = .none
    let mailbox = Mailbox<CatalogEvent>()
    let loading = RecordLoading(mailbox: mailbox)
    let input = RecordLoader.Input(name: path, bytes: try RecordOrigin.file(path).open(options))
    var pass = RecordPass(plan: plan, options: options, inputs: [input], loading: loading, sizes: sizes)
    pass.run()
    guard case .changed(let snapshot)? = mailbox.drain().last else { throw Reader.Silence() }
    return snapshot
  }

  @Test func `a compressed file has its last records as well, and so has one in UTF-16`() throws {
    let text = (1...30_000).map { "\($0)\n" }.joined()
    var options = SourceOptions()
    options.tail = 5
    try scratch.write("a.txt", text)
    try scratch.run("gzip -k a.txt && iconv -f UTF-8 -t UTF-16 a.txt >wide.txt")
    for name in ["a.txt.gz", "wide.txt"] {
      let snapshot = try read([scratch.path(name)], options)
      #expect(numbers(snapshot) == (29_996...30_000).map { "\($0)" }, "\(name)")
      #expect(snapshot.records.map(\.number) == Array(29_996...30_000), "\(name)")
    }
    let both = try read([scratch.path("a.txt.gz"), scratch.path("a.txt.gz")], options)
    #expect(both.records.map(\.number) == Array(29_996...30_000))
    #expect(both.status.tail?.read == 60_000)
  }

  @Test func `of sources that are not alike each has its own last records`() throws {
    var options = SourceOptions()
    options.tail = 2
    let names = [try scratch.write("a.csv", "n,g\n1,a\n2,a\n3,b\n"), try scratch.write("b.json", "[{\"m\": 1}]")]
    let snapshot = try read(names, options)
    #expect(snapshot.status.records == 3)
    #expect(snapshot.status.tail == LoadStatus.Tail(kept: 3, read: 4))
  }

  @Test func `a folder has no last records`() throws {
    var options = SourceOptions()
    options.tail = 2
    let error = #expect(throws: SourceError.self) {
      try SourceRegistry.source(for: [Array(scratch.path.utf8)], options: options)
    }
    #expect(error?.reason == "is a directory, and --tail is for files and pipes")
    #expect(error?.advice == "without --tail its entries are shown")
  }

  @Test func `what a growing file lets go of is told, and the rest keeps its numbers`() throws {
    let path = try scratch.write("log.txt", "1\n2\n3\n")
    var options = SourceOptions()
    options.tail = 2
    options.follows = true
    let source = try SourceRegistry.source(for: [path], options: options)
    let reader = try Reader(source)
    let first = try reader.snapshot { $0.status.tail?.read == 3 }
    #expect(numbers(first) == ["2", "3"])
    try scratch.run("printf '4\\n' >>log.txt")
    let second = try reader.snapshot { $0.status.tail?.read == 4 }
    #expect(second.records.map(\.number) == [3, 4])
    #expect(second.itemKey(at: 0, inRow: 0) == first.itemKey(at: 1, inRow: 0))
    #expect(second.index(of: first.itemKey(at: 0, inRow: 0), inRow: 0) == nil)
    // What was shown before is still what it was.
    #expect(numbers(first) == ["2", "3"])
    reader.loading.cancel()
  }
}
