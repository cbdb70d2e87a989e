import Platform

/// Measures what the project promises of its speed, in one run and taking turns, so that what else the machine does falls on all alike.
@main enum Main {
  /// What can be measured, by name. Those that start programs come first, while this one is small and quick to fork.
  private static let sections: [(name: String, run: @Sendable (Settings) -> [Promise])] = [
    ("first", FirstFrame.run), ("tables", Tables.run), ("regroup", Regrouping.run), ("json", json),
  ]

  static func main() {
    let settings = Settings.fromEnvironment()
    mkdir(settings.folder, 0o755)
    var promises: [Promise] = []
    for section in sections where settings.section == nil || settings.section == section.name {
      promises += section.run(settings)
    }
    print("promises")
    for promise in promises { print("  \(promise.line)") }
    if settings.isStrict, !promises.allSatisfy(\.isMet) { exit(1) }
  }

  /// Beside simdjson; nothing is promised of it.
  private static func json(_ settings: Settings) -> [Promise] {
    JSONTexts.run(settings.sizes, in: settings.folder)
    return []
  }
}
