import Platform

/// What a run measures, with what and where, as the environment says it.
struct Settings {
  /// How many records the files have, each once.
  var sizes: [Int]
  /// Where texts stay from run to run.
  var folder: String
  /// The one section that is wanted; `nil` for all.
  var section: String?
  /// Whether a promise that is missed makes the run fail.
  var isStrict: Bool
  /// The home of the programs that are started: they find no configuration there, and leave theirs.
  var home: String
  /// The program that is measured as a whole: the one built beside this one, or `SHELVES_BINARY`.
  var program: String

  /// Reads the environment.
  static func fromEnvironment() -> Settings {
    let own = CommandLine.arguments.first ?? ""
    let beside = own.lastIndex(of: "/").map { "\(own[...$0])shelves" }
    let folder = value("BENCH_FOLDER") ?? ".build/bench"
    return Settings(
      sizes: [1_000_000] + (value("RECORDS").flatMap(Int.init).map { $0 == 1_000_000 ? [] : [$0] } ?? []),
      folder: folder, section: value("SECTION"), isStrict: value("STRICT") == "1", home: "\(folder)/home",
      program: value("SHELVES_BINARY") ?? beside ?? "shelves")
  }

  /// What an environment variable says; `nil` if it is not set, or to nothing.
  private static func value(_ name: String) -> String? {
    getenv(name).flatMap { $0[0] == 0 ? nil : String(cString: $0) }
  }
}
