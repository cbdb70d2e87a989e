import Platform
import TestSupport
import Testing

@testable import Catalog

/// The last records of a stream: what its bytes take on the disk, and what goes on when it is read again in its middle.
@Suite struct TailStreamTests {
  private static let megabyte = 1 << 20
  private static let head = TextSample.largestCount
  private static let lead = 2 * megabyte

  /// Whether the folder of temporary files takes parts of files back.
  private static let givesBack: Bool = {
    guard let spill = try? SpillFile.make() else { return false }
    let bytes = [UInt8](repeating: 1, count: 2 * megabyte)
    return bytes.withUnsafeBytes { write(spill.bytes.descriptor, $0.baseAddress, $0.count) } == bytes.count
      && spill.giveBack(0..<megabyte)
  }()

  /// A stream of which the last records are kept, and a source that reads it.
  private struct Kept {
    let input: StreamInput
    let source: RecordSource

    init(_ stream: Stream, tail: Int, lines: Bool = true, limits: StreamLimits? = nil) throws {
      var options = SourceOptions()
      options.tail = tail
      var usual = StreamLimits()
      usual.lead = TailStreamTests.lead
      input = try StreamInput(
        source: FileBytes(descriptor: stream.readEnd, ownsDescriptor: false), limits: limits ?? usual)
      var hints = DialectSniffer.Hints()
      hints.isLines = lines
      let part = RecordSource.Part(name: SourceRegistry.standardInputName, origin: .stream(input))
      source = RecordSource(parts: [part], hints: hints, options: options)
    }

    /// What its bytes take on the disk.
    var diskBytes: Int {
      var status = stat()
      fstat(input.bytes.descriptor, &status)
      return Int(status.st_blocks) * 512
    }

    /// How many bytes have come.
    var length: Int {
      var status = stat()
      fstat(input.bytes.descriptor, &status)
      return Int(status.st_size)
    }
  }

  /// A line of a hundred bytes that says which it is.
  private static func line(_ number: Int) -> String {
    let digits = "\(number)"
    return digits + String(repeating: " ", count: 99 - digits.utf8.count) + "\n"
  }

  /// Writes some lines, and now and then looks at what came of those before.
  private func pass(_ lines: Range<Int>, into stream: Stream, _ look: () -> Void = {}) {
    for start in stride(from: lines.lowerBound, to: lines.upperBound, by: 500) {
      stream.write((start..<min(start + 500, lines.upperBound)).map(Self.line).joined())
      look()
    }
  }

  private func number(_ item: Item?) -> Int? { item.flatMap { Int($0.fields[0].text.prefix { $0 != " " }) } }

  @Test(.enabled(if: givesBack))
  func `a stream far longer than what may be kept of it goes by, and takes little room`() throws {
    var limits = StreamLimits()
    limits.lead = Self.lead
    // Of what came by, six times as much.
    limits.largest = 10 * Self.megabyte
    // How often something is shown depends on how busy the machine is.
    limits.shownOnly = Self.megabyte
    let stream = try Stream()
    let kept = try Kept(stream, tail: 1000, limits: limits)
    let reader = try Reader(kept.source)
    var most = 0
    pass(1..<600_001, into: stream) { most = max(most, kept.diskBytes) }
    stream.end()
    let last = try reader.finish()
    #expect(last.status.problem == nil)
    #expect(kept.length == 60_000_000)
    #expect(last.status.tail == LoadStatus.Tail(kept: 1000, read: 600_000))
    #expect(last.records.map(\.number) == Array(599_001...600_000))
    #expect(last.records.allSatisfy { number($0) == $0.number })
    // The start, what is not read yet, what is still shown, and the two pieces at either end of what is kept.
    #expect(most <= Self.head + Self.lead + limits.shownOnly + 2 * Self.megabyte, "\(most) bytes")
  }

  @Test(.enabled(if: givesBack))
  func `what is shown can be read for as long as it is shown, and is given back then`() throws {
    let stream = try Stream()
    let kept = try Kept(stream, tail: 100)
    let reader = try Reader(kept.source)
    pass(1..<100_001, into: stream)
    var shown: (any CatalogSnapshot)? = try reader.snapshot { $0.status.tail?.read == 100_000 }
    pass(100_001..<250_001, into: stream)
    _ = try reader.snapshot { $0.status.tail?.read == 250_000 }
    #expect(shown?.records.map(\.number) == Array(99_901...100_000))
    #expect(shown?.records.allSatisfy { number($0) == $0.number } == true)
    let before = kept.diskBytes
    #expect(before > 150_000 * 100)
    shown = nil
    pass(250_001..<300_001, into: stream)
    stream.end()
    _ = try reader.finish()
    #expect(kept.diskBytes < before - 10 * Self.megabyte)
  }

  @Test func `another reading in the middle knows how many records went before, and what was lost of them`() throws {
    let stream = try Stream()
    defer { stream.end() }
    let kept = try Kept(stream, tail: 50, lines: false)
    let first = try Reader(kept.source)
    stream.write("n,g\n1,a\n2,a,surplus\n")
    for start in stride(from: 3, to: 200_003, by: 500) {
      stream.write((start..<start + 500).map { "\($0),\($0 % 2)\n" }.joined())
    }
    let before = try first.snapshot { $0.status.tail?.read == 200_002 }
    #expect(before.status.losses == [Loss(kind: .ragged, count: 1, lines: [3])])
    first.loading.cancel()
    var arrangement = Arrangement()
    arrangement.groupBy = ["g"]
    let second = try Reader(kept.source, arrangement)
    let after = try second.snapshot { $0.status.hasCaughtUp }
    #expect(after.records.map(\.number) == before.records.map(\.number))
    #expect(after.records.map(\.key) == before.records.map(\.key))
    #expect(after.records.map { $0.fields[0].text } == (199_953...200_002).map { "\($0)" })
    #expect(after.shelves == [Shelf("1", 25), Shelf("0", 25)])
    #expect(after.status.losses == before.status.losses)
    #expect(after.names == before.names)
    // It did not begin at the start: only so much was to be read.
    #expect((kept.input.kept?.mark?.ordinal ?? 0) > 150_000)
    #expect(after.line(of: after.itemKey(at: 0, inRow: 0), inRow: 0) == 199_954)
    second.loading.cancel()
  }

  @Test func `columns that only bygone records had stay columns`() throws {
    let stream = try Stream()
    defer { stream.end() }
    let kept = try Kept(stream, tail: 10, lines: false)
    let first = try Reader(kept.source)
    for number in 1...3000 { stream.write("{\"n\": \(number)}\n") }
    stream.write("{\"seldom\": 1, \"n\": 3001}\n")
    for number in 3002...30_000 { stream.write("{\"n\": \(number), \"late\": 2}\n") }
    let before = try first.snapshot { $0.status.tail?.read == 30_000 }
    #expect(before.names == ["n", "seldom", "late"])
    first.loading.cancel()
    let second = try Reader(kept.source)
    let after = try second.snapshot { $0.status.hasCaughtUp }
    #expect((kept.input.kept?.mark?.ordinal ?? 0) > 3001)
    #expect(after.names == before.names)
    #expect(after.records.map(\.fields) == before.records.map(\.fields))
    second.loading.cancel()
  }

  @Test func `text that can only be read from its start is kept as a whole, and its last records are right`() throws {
    let stream = try Stream()
    let kept = try Kept(stream, tail: 3, lines: false)
    stream.write("[" + (1...2000).map { "{\"n\": \($0)}" }.joined(separator: ",") + "]")
    stream.end()
    for _ in 0..<2 {
      let snapshot = try Reader(kept.source).finish()
      #expect(snapshot.table == [["1998"], ["1999"], ["2000"]])
    }
    #expect(kept.input.kept?.mark == nil)
  }

  /// A stream whose producer never waits, and how much of it was taken.
  private final class Taken {
    let input: StreamInput
    let signal = LoadSignal()
    private let writeEnd: Int32
    private(set) var count = 0

    init(_ limits: StreamLimits) throws {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw Scratch.Failure(what: "pipe") }
      writeEnd = ends[1]
      _ = fcntl(writeEnd, F_SETFL, O_NONBLOCK)
      input = try StreamInput(source: FileBytes(descriptor: ends[0]), limits: limits)
      input.attach(signal)
    }

    deinit {
      input.detach(signal)
      close(writeEnd)
    }

    /// Writes until nothing is taken for a while.
    func fill() {
      let piece = [UInt8](repeating: 10, count: 1 << 12)
      while true {
        var entry = pollfd(fd: writeEnd, events: Int16(POLLOUT), revents: 0)
        guard poll(&entry, 1, 300) == 1 else { return }
        count += max(0, piece.withUnsafeBytes { write(writeEnd, $0.baseAddress, $0.count) })
      }
    }

    /// Reads up to a place.
    func read(upTo place: Int) {
      #expect(input.wait(beyond: place, atMost: 10_000_000_000, signal: signal) != .ended)
    }
  }

  /// Beyond what is said: a piece that was begun, and what the pipe holds.
  private static let room = 1 << 16 + megabyte

  @Test func `a stream is not read far ahead of whoever reads it, and goes on when that one does`() throws {
    var limits = StreamLimits()
    limits.lead = Self.lead
    let taken = try Taken(limits)
    taken.fill()
    let first = taken.count
    #expect(first <= Self.lead + Self.room)
    taken.read(upTo: Self.lead)
    taken.fill()
    #expect(taken.count > first && taken.count <= 2 * Self.lead + Self.room)
  }

  @Test func `a stream rests while what went by is still shown, and goes on when it is not`() throws {
    var limits = StreamLimits()
    limits.lead = Self.lead
    limits.shownOnly = 8 * Self.megabyte
    let taken = try Taken(limits)
    let kept = try #require(taken.input.kept)
    func mark(_ place: Int) -> ReadingMark {
      ReadingMark(place: TextPlace(offset: place), ordinal: place, losses: LossTally(), widest: 1, names: nil)
    }
    var reading: BytesHold? = kept.enter(mark(0)).hold
    var shown = reading
    // A reader that keeps nothing but the last: it goes on as far as anything comes.
    func goOn() {
      var before = -1
      while taken.count > before {
        before = taken.count
        taken.fill()
        let place = max(0, taken.count - Self.megabyte)
        taken.read(upTo: place)
        reading = kept.hold(mark(place))
      }
    }
    goOn()
    let first = taken.count
    #expect(shown?.place.offset == 0)
    #expect(first > 8 * Self.megabyte && first <= 8 * Self.megabyte + 2 * Self.lead + Self.room)
    shown = nil
    taken.fill()
    #expect(taken.count > first)
    #expect(reading?.place.offset ?? 0 > 0)
  }
}
