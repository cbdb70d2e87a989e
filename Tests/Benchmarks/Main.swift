import Catalog
import Platform

/// Measures reading, in one run and taking turns, so that what else the machine does falls on all alike.
@main enum Main {
  private static let rounds = 7

  static func main() {
    let folder = setting("BENCH_FOLDER") ?? "/tmp/shelves-bench"
    mkdir(folder, 0o755)
    let files = [10, 1_000_000] + (Int(setting("RECORDS") ?? "").map { [$0] } ?? [])
    for records in files { measure(TableFile(records: records, in: folder)) }
  }

  private static func measure(_ file: TableFile) {
    let before = ResidentMemory.bytes
    var bare = Samples()
    var first = Samples()
    var load = Samples()
    var regroup = Samples()
    var lines = 0
    for _ in 0..<rounds {
      bare.add(Clock.seconds { lines = BarePass.lines(of: file) })
      let loaded = Load(file, groupBy: "genre")
      load.add(loaded.whole)
      first.add(loaded.first)
      regroup.add(Load(file, groupBy: "city").whole)
    }
    precondition(lines == file.records + 1, "not the file that was made")
    print("\(file.records) records, \(file.byteCount / 1_000_000) MB")
    row("bare pass on one core", bare.median, bare.median)
    row("loaded and grouped", load.median, bare.median)
    row("grouped by another column", regroup.median, bare.median)
    row("first snapshot", first.median, bare.median)
    let held = Load(file, groupBy: "genre")
    if let before, let after = ResidentMemory.bytes {
      let used = max(0, after - before)
      print(
        "  memory \(after / 1_000_000) MB, \(tenths(Double(used) / Double(held.snapshot.status.records))) bytes a record"
      )
    }
  }

  private static func row(_ name: String, _ seconds: Double, _ bare: Double) {
    let padded = name + String(repeating: " ", count: max(0, 28 - name.count))
    print("  \(padded) \(tenths(seconds * 1000)) ms  \(tenths(seconds / bare)) x")
  }

  private static func tenths(_ value: Double) -> String {
    let rounded = Int((value * 100).rounded())
    return "\(rounded / 100).\(rounded / 10 % 10)\(rounded % 10)"
  }

  private static func setting(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
