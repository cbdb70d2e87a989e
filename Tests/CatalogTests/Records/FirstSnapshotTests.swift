import TestSupport
import Testing

@testable import Catalog

/// What is done before the first shelves can be drawn, counted: none of it may depend on how long a text is.
@Suite struct FirstSnapshotTests {
  private let scratch: Scratch
  init() throws { scratch = try Scratch() }

  /// Records of 28 bytes.
  private func table(_ count: Int) throws -> [UInt8] {
    let genres = ["crime", "drama", "farce", "noir "]
    let records = (0..<count).map { "\(genres[$0 % 4]),title of it,\(1_000_000 + $0),x\n" }
    return try scratch.write("\(count).csv", "genre,title,number,x\n" + records.joined())
  }

  private func input(_ path: [UInt8]) throws -> any ByteInput { try RecordOrigin.file(path).open() }

  @Test(arguments: [30_000, 300_000])
  func `a form is told from so many bytes and records, however many there are`(count: Int) throws {
    let reader = SampleReader(input: try input(try table(count)), signal: LoadSignal())
    let sample = try reader.read()
    #expect(sample.bytes.count == 1 << 16)
    let pieces = reader.spread(UInt8(ascii: "\n"))
    #expect(pieces.count == 4)
    #expect(pieces.reduce(0) { $0 + $1.bytes.count } <= 1 << 16)
    let text = SampledText(
      delimited: sample, spread: { _ in pieces }, hints: DialectSniffer.Hints(named: UInt8(ascii: ",")),
      hasHeader: nil)
    #expect((450...500).contains(text.records.count))
  }

  @Test(arguments: [30_000, 300_000])
  func `the first shelves show the first 64 kilobytes, however many there are`(count: Int) throws {
    let counts = Locked<[Int]>([])
    let mailbox = Mailbox<CatalogEvent> { event in
      if case .changed(let snapshot) = event { counts.withLock { $0.append(snapshot.status.records) } }
    }
    let source = try SourceRegistry.source(for: [try table(count)], options: SourceOptions())
    let done = Monitor(false)
    let watch = Mailbox<CatalogEvent> { event in
      mailbox.post(event)
      if case .changed(let snapshot) = event, snapshot.status.isComplete { done.change { $0 = true } }
    }
    let loading = try source.open(Arrangement(), into: watch)
    defer { loading.cancel() }
    done.wait { $0 ? () : nil }
    let told = counts.withLock { $0 }
    let first = try #require(told.first)
    #expect(first == (1 << 16) / 28)
    #expect(told.last == count)
  }

  @Test func `one thread reads the first chunks, so that another can draw what is in them`() throws {
    let path = try table(30_000)
    let dialect = Dialect()
    let placer = RecordPlacer(
      grouper: Grouper(.columns([0]), separator: nil, wholeTitle: []),
      filter: RowFilter([], separator: nil, wholeTitle: []), expectedWidth: 4)
    let size = 1 << 12
    let work = ChunkWork(
      bytes: try input(path).bytes, form: dialect, placer: placer, start: TextPlace(), end: 30_000 * 28, size: size)
    let crew = ChunkCrew(work, threads: 4, alone: 5)
    defer { crew.stop() }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 64)
    defer { buffer.deallocate() }
    for number in 0..<5 {
      crew.recycle(crew.chunk(number, buffer), expecting: .top)
      #expect(crew.helpers == 0)
    }
    for number in 5..<work.count { crew.recycle(crew.chunk(number, buffer), expecting: .top) }
    #expect(crew.helpers == 3)
  }
}
