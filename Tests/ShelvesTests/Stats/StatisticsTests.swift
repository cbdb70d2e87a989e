import Platform
import Testing

@testable import shelves

@Suite struct StatisticsTests {
  @Test func `the json has every counter at its place`() {
    var statistics = Statistics()
    statistics.frames = 1
    statistics.rows = 2
    statistics.visibleRows = 3
    statistics.rowRenderers = .init(created: 4, reused: 5, live: 6, pooled: 7)
    statistics.cardRenderers = .init(created: 8, reused: 9, live: 10, pooled: 11)
    statistics.childControllers = .init(created: 12, live: 13, savedStates: 14)
    statistics.hosting = .init(adopted: 15, stealsPrevented: 16, lostViews: 17)
    statistics.records = 18
    statistics.loadSeconds = 0.25
    statistics.peakResidentBytes = 20
    let expected = """
      {"frames": 1, "rows": 2, "visibleRows": 3, \
      "rowRenderers": {"created": 4, "reused": 5, "live": 6, "pooled": 7}, \
      "cardRenderers": {"created": 8, "reused": 9, "live": 10, "pooled": 11}, \
      "childControllers": {"created": 12, "live": 13, "savedStates": 14}, \
      "hosting": {"adopted": 15, "stealsPrevented": 16, "lostViews": 17}, \
      "records": 18, "loadSeconds": 0.25, "peakResidentBytes": 20}
      """
    #expect(statistics.json == expected)
  }

  @Test func `a time that is no number is zero`() {
    var statistics = Statistics()
    statistics.loadSeconds = .nan
    #expect(statistics.json.contains("\"loadSeconds\": 0.0,"))
  }

  @Test func `a file gets the counters and nothing of what it held`() throws {
    var name = Array("/tmp/shelves-statistics-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    try #require(descriptor >= 0)
    defer {
      close(descriptor)
      unlink(name)
    }
    let path = name.dropLast().map { UInt8(bitPattern: $0) }
    try OutputStream.writeAll([UInt8](repeating: 0x78, count: 4000), to: descriptor)
    try Statistics().write(to: .file(path))
    #expect(try SmallFile.text(path) == Statistics().json + "\n")
  }

  @Test func `a file that cannot be written is told with the reason`() {
    let error = #expect(throws: UsageError.self) {
      try Statistics().write(to: .file(Array("/nowhere/at/all.json".utf8)))
    }
    #expect(error?.message == "--stats /nowhere/at/all.json: No such file or directory")
    let full = #expect(throws: UsageError.self) { try Statistics().write(to: .file(Array("/dev/full".utf8))) }
    #expect(full?.message == "--stats /dev/full: No space left on device")
  }

  @Test func `the peak of memory is at least what is held`() {
    let held = [UInt8](repeating: 1, count: 16 << 20)
    #expect(PeakMemory.bytes > held.count)
  }
}
