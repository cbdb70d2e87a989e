import Catalog

/// Putting records on other rows than before: beside a first reading that makes the same rows.
enum Regrouping {
  private static let rounds = 9
  /// No slower than a first reading; medians of the same thing differ by a tenth on a busy machine.
  private static let limit = 1.1

  /// From one column to another, and what was measured.
  private struct Case {
    var from: String
    var to: String
    var load = Samples()
    var regroup = Samples()
    var loadWork = Samples()
    var regroupWork = Samples()
    var rows = 0
  }

  /// Measures tables of these sizes.
  static func run(_ settings: Settings) -> [Promise] {
    settings.sizes.flatMap { size in
      let file = TableFile(records: size, in: settings.folder)
      let columns = [("city", "genre"), ("genre", "city"), ("genre", "person"), ("person", "city"), ("genre", "id")]
      var cases = columns.map { Case(from: $0.0, to: $0.1) }
      print("\(file.records) records, put on other rows: median of \(rounds)")
      for round in 0..<rounds {
        for index in cases.indices { measure(&cases[index], file, regroupsFirst: round % 2 == 1) }
      }
      for measured in cases {
        Report.row("first, by \(measured.to), \(measured.rows) rows", measured.load.median)
        Report.row("  after \(measured.from)", measured.regroup.median, measured.load.median, "first readings")
        Report.row("  work of all cores, first", measured.loadWork.median)
        Report.row("  after \(measured.from)", measured.regroupWork.median, measured.loadWork.median, "first readings")
      }
      return cases.map { measured in
        let ratio = measured.regroupWork.median / measured.loadWork.median
        return Promise(
          "work: \(Report.grouped(size)) records by \(measured.to) after \(measured.from)", ratio, .atMost(limit),
          "first readings"
        )
      }
    }
  }

  private static func measure(_ measured: inout Case, _ file: TableFile, regroupsFirst: Bool) {
    if regroupsFirst { regroup(&measured, file) }
    let start = Clock.processorSeconds()
    let first = Load(file, groupBy: measured.to)
    measured.loadWork.add(Clock.processorSeconds() - start)
    measured.load.add(first.whole)
    measured.rows = first.snapshot.rowCount
    if !regroupsFirst { regroup(&measured, file) }
  }

  /// Puts records on other rows while those before are still shown.
  private static func regroup(_ measured: inout Case, _ file: TableFile) {
    do {
      let source = try SourceRegistry.source(for: [Array(file.path.utf8)])
      let before = try Load(source, groupBy: measured.from)
      let start = Clock.processorSeconds()
      measured.regroup.add(try withExtendedLifetime(before) { try Load(source, groupBy: measured.to).whole })
      measured.regroupWork.add(Clock.processorSeconds() - start)
    } catch {
      fatalError("\(error)")
    }
  }
}
