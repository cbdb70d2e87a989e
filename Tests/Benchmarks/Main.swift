import Catalog
import Platform

/// Measures reading, in one run and taking turns, so that what else the machine does falls on all alike.
@main enum Main {
  private static let rounds = 7

  /// One file and what was measured with it.
  private struct Case {
    var file: TableFile
    var bare = Samples()
    var first = Samples()
    var load = Samples()
    var regroup = Samples()
    /// By a word that a few records hold, once the file was read.
    var filter = Samples()
    /// The same as `bare` and `load`, in the time that all cores together have worked.
    var bareWork = Samples()
    var loadWork = Samples()
  }

  static func main() {
    let folder = setting("BENCH_FOLDER") ?? "/tmp/shelves-bench"
    mkdir(folder, 0o755)
    let sizes = [10, 1_000_000] + (Int(setting("RECORDS") ?? "").map { [$0] } ?? [])
    var cases = sizes.map { Case(file: TableFile(records: $0, in: folder)) }
    for _ in 0..<rounds {
      for index in cases.indices { measure(&cases[index]) }
    }
    let small = cases[0].first.median
    for measured in cases { show(measured, small) }
    for measured in cases.dropFirst() { showMemory(measured.file) }
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
    measured.regroup.add(Load(file, groupBy: "city").whole)
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
    row("bare pass on one core", bare)
    row("  its work", bareWork)
    row("loaded, on 20 rows", measured.load.median, bare, "bare passes")
    row("  its work, on all cores", measured.loadWork.median, bareWork, "bare passes")
    row("loaded again, on 1000 rows", measured.regroup.median, bare, "bare passes")
    row("filtered by a word", measured.filter.median, bare, "bare passes")
    print("    that is \(decimal(Double(measured.file.byteCount) / measured.filter.median / 1e9)) GB/s")
    row("first snapshot", measured.first.median, small, "times that of 10 records")
  }

  /// What the index of a file takes: the memory that comes back when it is dropped.
  private static func showMemory(_ file: TableFile) {
    guard let all = memoryWhileHeld(file) else { return }
    // The thread that read it lets go of it in its own time.
    usleep(300_000)
    guard let rest = ResidentMemory.bytes else { return }
    let share = decimal(Double(max(0, all - rest)) / Double(file.records))
    print("\(file.records) records in memory: \(all / 1_000_000) MB in all, \(share) bytes a record")
  }

  private static func memoryWhileHeld(_ file: TableFile) -> Int? {
    let held = Load(file, groupBy: "genre")
    return withExtendedLifetime(held) { ResidentMemory.bytes }
  }

  private static func row(_ name: String, _ seconds: Double, _ unit: Double? = nil, _ what: String = "") {
    let padded = name + String(repeating: " ", count: max(0, 28 - name.count))
    let ratio = unit.map { "  \(decimal(seconds / $0)) \(what)" } ?? ""
    print("  \(padded)\(decimal(seconds * 1000)) ms\(ratio)")
  }

  private static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
  }

  private static func setting(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
