import Platform
import Testing

@testable import shelves

@Suite struct OutputStreamTests {
  /// A pipe whose ends are closed when the test is over.
  private final class Pipe {
    let reading: Int32
    let writing: Int32
    private var isReadingClosed = false

    init() throws {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      reading = ends[0]
      writing = ends[1]
    }

    func closeReading() {
      if !isReadingClosed { close(reading) }
      isReadingClosed = true
    }

    deinit {
      closeReading()
      close(writing)
    }

    func read(_ count: Int) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: count)
      var done = 0
      while done < count {
        let got = bytes.withUnsafeMutableBytes {
          Platform.read(reading, $0.baseAddress.map { $0 + done }, count - done)
        }
        if got <= 0 { break }
        done += got
      }
      return Array(bytes[..<done])
    }
  }

  @Test func `bytes arrive in order when they are flushed`() throws {
    let pipe = try Pipe()
    var stream = OutputStream(descriptor: pipe.writing)
    try stream.write(Array("one ".utf8))
    try stream.write(Array("two".utf8))
    try stream.flush()
    try stream.flush()
    #expect(pipe.read(7) == Array("one two".utf8))
    #expect(!stream.isTerminal)
  }

  @Test func `a descriptor that would block is waited for`() throws {
    // A process of its own reads at its own pace; a pipe holds far less than is written.
    let reader = try #require(popen("test $(tr -d x | wc -c) -eq 1000000", "w"))
    try #require(fcntl(fileno(reader), F_SETFL, O_NONBLOCK) == 0)
    let bytes = (0..<2_000_000).map { $0 % 2 == 0 ? UInt8(ascii: "x") : UInt8(ascii: "y") }
    try OutputStream.writeAll(bytes, to: fileno(reader))
    #expect(pclose(reader) == 0)
  }

  @Test func `a pipe that nobody reads is told`() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = try Pipe()
    pipe.closeReading()
    #expect(throws: WriteError.brokenPipe) { try OutputStream.writeAll([1], to: pipe.writing) }
  }

  @Test func `any other failure keeps its reason`() {
    #expect(throws: WriteError.failed(SystemError(code: EBADF))) { try OutputStream.writeAll([1], to: -1) }
    #expect(throws: WriteError.failed(SystemError(code: ENOSPC))) {
      let full = open("/dev/full", O_WRONLY)
      defer { close(full) }
      try OutputStream.writeAll([1], to: full)
    }
  }

  @Test func `nothing to write is no call`() throws {
    try OutputStream.writeAll([], to: -1)
  }
}
