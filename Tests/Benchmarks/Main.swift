import Platform

/// Measures what the project promises of its speed, in one run and taking turns, so that what else the machine does
/// falls on all alike.
@main enum Main {
  /// What can be measured, by name. Those that start programs come first, while this one is small and quick to fork.
  private static let sections: [(name: String, run: @Sendable (Settings) -> [Promise])] = [
    ("first", FirstFrame.run), ("keys", Keys.run), ("peer", Peer.run),
    ("tables", Tables.run), ("regroup", Regrouping.run), ("json", json),
  ]

  static func main() {
    let settings = Settings.fromEnvironment()
    for folder in [settings.folder, settings.home] { mkdir(folder, 0o755) }
    let wanted = sections.filter { settings.section == nil || settings.section == $0.name }
    if wanted.isEmpty {
      print("no such section; there are \(sections.map(\.name).joined(separator: ", "))")
      exit(2)
    }
    if access(settings.program, X_OK) != 0 {
      print("\(settings.program) is missing, the program to measure; `make build` makes it")
      exit(2)
    }
    let promises = wanted.flatMap { section in
      let others = OtherWork()
      let promises = section.run(settings)
      if let percent = others?.percent { print("  meanwhile others took \(percent)% of the processors") }
      return promises
    }
    if !promises.isEmpty { Promise.show(promises) }
    if settings.isStrict, !promises.allSatisfy(\.isMet) { exit(1) }
  }

  /// Beside simdjson; nothing is promised of it.
  private static func json(_ settings: Settings) -> [Promise] {
    JSONTexts.run(settings.sizes, in: settings.folder)
    return []
  }
}
