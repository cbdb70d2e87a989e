import Platform

/// Measures reading, in one run and taking turns, so that what else the machine does falls on all alike.
@main enum Main {
  /// What can be measured, by name.
  private static let sections: [(name: String, run: @Sendable (_ sizes: [Int], _ folder: String) -> Void)] = [
    ("tables", Tables.run), ("regroup", Regrouping.run), ("json", JSONTexts.run),
  ]

  static func main() {
    let folder = Report.setting("BENCH_FOLDER") ?? ".build/bench"
    mkdir(folder, 0o755)
    let sizes = [1_000_000] + (Report.setting("RECORDS").flatMap(Int.init).map { [$0] } ?? [])
    let wanted = Report.setting("SECTION")
    for section in sections where wanted == nil || wanted == section.name { section.run(sizes, folder) }
  }
}
