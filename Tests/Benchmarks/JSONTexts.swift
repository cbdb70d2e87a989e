import CPeer
import Catalog

/// Reading JSON, a record a line and as one array: beside simdjson, which goes through the same bytes in memory.
enum JSONTexts {
  private static let rounds = 5

  /// One file and what was measured with it.
  private struct Case {
    var file: JSONFile
    var bytes: [UInt8]
    var load = Samples()
    var loadWork = Samples()
    var passing = Samples()
    var grouping = Samples()
    /// By a word that a few records hold, once the file was read.
    var filter = Samples()
    var filterWork = Samples()
  }

  /// Measures texts of these sizes.
  static func run(_ sizes: [Int], in folder: String) {
    for size in sizes {
      var cases = [false, true].map { isArray in
        let file = JSONFile(records: size, isArray: isArray, in: folder)
        return Case(file: file, bytes: file.bytes(padding: Int(cpeer_padding)))
      }
      for _ in 0..<rounds {
        for index in cases.indices { measure(&cases[index]) }
      }
      for measured in cases { show(measured) }
    }
  }

  private static func measure(_ measured: inout Case) {
    measured.passing.add(peerSeconds(measured, cpeer_nothing))
    measured.grouping.add(peerSeconds(measured, cpeer_genre))
    do {
      let source = try SourceRegistry.source(for: [Array(measured.file.path.utf8)])
      let start = Clock.processorSeconds()
      let all = try Load(source, groupBy: "genre")
      let between = Clock.processorSeconds()
      precondition(all.snapshot.status.records == measured.file.records, "records are missing")
      measured.load.add(all.whole)
      measured.loadWork.add(between - start)
      try withExtendedLifetime(all) {
        measured.filter.add(try Load(source, groupBy: "genre", filter: "41196").whole)
      }
      measured.filterWork.add(Clock.processorSeconds() - between)
    } catch {
      fatalError("\(error)")
    }
  }

  /// The work of simdjson, on one core.
  private static func peerSeconds(_ measured: Case, _ work: cpeer_work) -> Double {
    let length = measured.bytes.count - Int(cpeer_padding)
    let start = Clock.processorSeconds()
    let count =
      measured.file.isArray
      ? cpeer_elements(measured.bytes, length, work) : cpeer_values(measured.bytes, length, work)
    precondition(count == measured.file.records, "simdjson finds \(count) records")
    return Clock.processorSeconds() - start
  }

  private static func show(_ measured: Case) {
    let size = Double(measured.file.byteCount)
    let kind = measured.file.isArray ? "one array" : "a record a line"
    print("\(measured.file.records) records of JSON, \(kind), \(Int(size / 1e6)) MB: median of \(rounds)")
    func row(_ name: String, _ samples: Samples) {
      Report.row(
        name, samples.median, measured.passing.median, "peers,  \(Report.decimal(size / samples.median / 1e9)) GB/s")
    }
    row("simdjson (\(String(cString: cpeer_way()))), a pass", measured.passing)
    row("  and one member of each", measured.grouping)
    row("loaded, by that member", measured.load)
    row("  its work, on all cores", measured.loadWork)
    row("filtered by a word", measured.filter)
    row("  its work, on all cores", measured.filterWork)
  }
}
