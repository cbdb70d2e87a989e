import Platform
import Testing

@testable import Catalog

/// Producers that never end, records that never end, disks without room.
@Suite struct EndlessStreamTests {
  private static let letters = String(repeating: "abcdefgh\n", count: 1000)

  /// A source of lines from a pipe, of which only so much is taken.
  private func source(_ stream: Stream, _ limits: StreamLimits, loadsWhole: Bool) throws -> any Source {
    var options = SourceOptions()
    options.format = .lines
    options.loadsWhole = loadsWhole
    let input = try StreamInput(
      source: FileBytes(descriptor: stream.readEnd, ownsDescriptor: false), limits: limits)
    var hints = DialectSniffer.Hints()
    hints.isLines = true
    let part = RecordSource.Part(name: SourceRegistry.standardInputName, origin: .stream(input))
    return RecordSource(parts: [part], hints: hints, options: options)
  }

  @Test(arguments: ["/dev/zero", "/dev/urandom"])
  func `a device without an end is refused, by name and as standard input`(path: String) throws {
    let named = #expect(throws: SourceError.self) { try SourceRegistry.source(for: [Array(path.utf8)]) }
    #expect(named?.reason == "is a device, not a file of records")
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    let unnamed = #expect(throws: SourceError.self) {
      try SourceRegistry.source(for: [], standardInput: descriptor)
    }
    #expect(unnamed?.reason == named?.reason)
  }

  @Test func `the null device is a source without a record`() throws {
    #expect(try read([Array("/dev/null".utf8)]).rowCount == 0)
  }

  @Test func `a pipe given by the name of its descriptor is a stream`() throws {
    let stream = try Stream()
    defer { stream.end() }
    stream.write("a\nb\n")
    stream.end()
    #expect(try read([Array("/dev/fd/\(stream.readEnd)".utf8)]).table == [["a"], ["b"]])
  }

  @Test func `a record too long to be one ends the reading and keeps those before it`() throws {
    var limits = StreamLimits()
    limits.longestRecord = 2048
    let stream = try Stream()
    defer { stream.end() }
    let reader = try Reader(try source(stream, limits, loadsWhole: false))
    stream.write("one\ntwo\n" + String(repeating: "x", count: 4096))
    // Nothing says that the producer ends: the reading ends without it.
    let snapshot = try reader.finish()
    #expect(snapshot.table == [["one"], ["two"]])
    #expect(snapshot.status.problem == "record over 2 KB at line 3, not read further")
  }

  @Test func `a record of a file may be of any length, since the file has an end`() throws {
    var limits = StreamLimits()
    limits.longestRecord = 16
    let scratch = try Scratch()
    let long = String(repeating: "x", count: 100_000)
    #expect(try read([scratch.write("f.txt", long)]).table == [[long]])
  }

  @Test func `what is loaded whole ends where there is no room for more`() throws {
    var limits = StreamLimits()
    limits.largest = 72 << 10
    let stream = try Stream()
    defer { stream.end() }
    let reader = try Reader(try source(stream, limits, loadsWhole: true))
    for _ in 0..<9 { stream.write(Self.letters) }
    let snapshot = try reader.finish()
    #expect(snapshot.status.problem == "72 KB kept: narrow it down before it comes here")
    #expect(snapshot.records.first?.fields.map(\.text) == ["abcdefgh"])
  }

  @Test func `a stream without room pauses, and goes on with nothing lost once its producer ends`() throws {
    var limits = StreamLimits()
    limits.largest = 4096
    let stream = try Stream()
    defer { stream.end() }
    let reader = try Reader(try source(stream, limits, loadsWhole: false))
    stream.write(Self.letters)
    let paused = try reader.snapshot { $0.status.problem != nil }
    #expect(paused.status.problem?.hasPrefix("paused, 4 KB kept") == true)
    #expect(!paused.status.isComplete)
    stream.write("last\n")
    stream.end()
    let whole = try reader.finish()
    #expect(whole.status.records == 1001)
    #expect(whole.records.last?.fields.map(\.text) == ["last"])
    #expect(whole.status.problem == nil)
  }

  @Test func `a stream that paused takes nothing more from its producer`() throws {
    var limits = StreamLimits()
    limits.largest = 4096
    let stream = try Stream()
    defer { stream.end() }
    let reader = try Reader(try source(stream, limits, loadsWhole: false))
    stream.write(Self.letters)
    _ = try reader.snapshot { $0.status.problem != nil }
    stream.write("stays")
    reader.loading.cancel()
    var waiting: Int32 = 0
    _ = ioctl(stream.readEnd, UInt(FIONREAD), &waiting)
    #expect(waiting == 5)
  }

  @Test func `a stream goes on when there is room again`() throws {
    let isFull = Locked(true)
    var limits = StreamLimits()
    limits.always = 1
    limits.space = { _ in DiskSpace(free: isFull.withLock { $0 } ? 0 : 1 << 40, total: 1 << 40) }
    let stream = try Stream()
    defer { stream.end() }
    let reader = try Reader(try source(stream, limits, loadsWhole: false))
    // The first byte comes in regardless, and all that comes along with it.
    stream.write("one\n")
    let paused = try reader.snapshot { $0.status.problem != nil }
    #expect(paused.status.problem?.contains("nearly full: make room, or set TMPDIR") == true)
    stream.write("two\n")
    isFull.withLock { $0 = false }
    let both = try reader.snapshot { $0.status.records == 2 && $0.status.problem == nil }
    #expect(both.table == [["one"], ["two"]])
  }

  @Test func `a full disk keeps what was loaded, and says so in few words`() throws {
    let full = FileBytes(descriptor: open("/dev/full", O_RDWR))
    let stream = try Stream()
    defer { stream.end() }
    let input = try StreamInput(
      source: FileBytes(descriptor: stream.readEnd, ownsDescriptor: false),
      spill: SpillFile(bytes: full, folder: "/tmp"))
    stream.write("one\n")
    let signal = LoadSignal()
    input.attach(signal)
    var progress = InputProgress.timedOut
    while progress == .timedOut { progress = input.wait(beyond: 0, atMost: 1_000_000_000, signal: signal) }
    #expect(progress == .failed("/tmp is full: set TMPDIR"))
  }

  @Test func `a share of the disk is left to others, on a small one the half`() {
    let gigabyte = 1 << 30
    #expect(DiskSpace(free: 0, total: 1000 * gigabyte).reserve == 50 * gigabyte)
    #expect(DiskSpace(free: 0, total: 10 * gigabyte).reserve == gigabyte)
    #expect(DiskSpace(free: 0, total: gigabyte).reserve == gigabyte / 2)
    #expect(DiskSpace.bytes(.max, of: 4096) == .max)
  }
}
