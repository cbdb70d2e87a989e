import Catalog
import Platform

/// Reading a table, putting its records on rows, filtering it: beside a bare pass over the same bytes.
enum Tables {
  private static let rounds = 7

  /// One file and what was measured with it.
  private struct Case {
    var file: TableFile
    var bare = Samples()
    var first = Samples()
    var load = Samples()
    /// By a word that a few records hold, once the file was read.
    var filter = Samples()
    /// The same as `bare` and `load`, in the time that all cores together have worked.
    var bareWork = Samples()
    var loadWork = Samples()
  }

  /// Measures tables of these sizes, and one of ten records.
  static func run(_ settings: Settings) -> [Promise] {
    var cases = ([10] + settings.sizes).map { Case(file: TableFile(records: $0, in: settings.folder)) }
    let memory = TableMemory.run(settings)
    for _ in 0..<rounds {
      for index in cases.indices { measure(&cases[index]) }
    }
    let small = cases[0].first.median
    for measured in cases { show(measured, small) }
    return memory + cases.dropFirst().flatMap(self.promises)
  }

  private static func promises(_ measured: Case) -> [Promise] {
    let records = Report.grouped(measured.file.records)
    return [
      Promise(
        "all of \(records) records on 20 rows", measured.load.median / measured.bare.median, .atMost(4), "bare passes"),
      Promise(
        "\(records) records filtered by a word", Double(measured.file.byteCount) / measured.filter.median / 1e9,
        .atLeast(1), "GB/s"),
    ]
  }

  private static func measure(_ measured: inout Case) {
    let file = measured.file
    var lines = 0
    let start = Clock.processorSeconds()
    measured.bare.add(Clock.seconds { lines = BarePass.lines(of: file) })
    precondition(lines == file.records + 1, "not the file that was made")
    let between = Clock.processorSeconds()
    measured.bareWork.add(between - start)
    let loaded = Load(file, groupBy: "genre")
    measured.loadWork.add(Clock.processorSeconds() - between)
    measured.load.add(loaded.whole)
    measured.first.add(loaded.first)
    measured.filter.add(filterSeconds(file))
  }

  /// How long a filter takes over records that have been found before.
  private static func filterSeconds(_ file: TableFile) -> Double {
    do {
      let source = try SourceRegistry.source(for: [Array(file.path.utf8)])
      let all = try Load(source, groupBy: "genre")
      return try withExtendedLifetime(all) { try Load(source, groupBy: "genre", filter: "41196").whole }
    } catch {
      fatalError("\(error)")
    }
  }

  private static func show(_ measured: Case, _ small: Double) {
    let bare = measured.bare.median
    print("\(measured.file.records) records, \(measured.file.byteCount / 1_000_000) MB: median of \(rounds)")
    let bareWork = measured.bareWork.median
    Report.row("bare pass on one core", bare)
    Report.row("  its work", bareWork)
    Report.row("loaded, on 20 rows", measured.load.median, bare, "bare passes")
    Report.row("  its work, on all cores", measured.loadWork.median, bareWork, "bare passes")
    Report.row("filtered by a word", measured.filter.median, bare, "bare passes")
    print("    that is \(Report.decimal(Double(measured.file.byteCount) / measured.filter.median / 1e9)) GB/s")
    Report.row("first snapshot", measured.first.median, small, "times that of 10 records")
  }
}
