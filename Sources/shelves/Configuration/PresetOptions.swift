/// Options that stand somewhere else than on the command line: in the configuration file, or in `SHELVES_OPTS`.
enum PresetOptions {
  /// The options in some words.
  ///
  /// - Throws: `UsageError` for an option that is about one run alone, and for a word that is none.
  static func findings(in words: [[UInt8]]) throws(UsageError) -> [OptionScanner.Finding] {
    let (findings, rest) = OptionScanner.scan(words)
    if let name = findings.compactMap(\.name).first(where: isForOneRun) {
      throw UsageError("--\(name.rawValue) is for the command line alone")
    }
    // An option that is wrong says more than the word that was to be its value.
    if let word = rest.first, !findings.contains(where: \.isMistake) {
      throw UsageError(
        "'\(String(decoding: word, as: UTF8.self))' is no option; sources are for the command line alone",
        advice: "a value with blanks stands between quotes")
    }
    return findings
  }

  /// Whether an option says what one run is to do or to print, which whoever starts it must be able to rely on.
  static func isForOneRun(_ name: OptionName) -> Bool {
    switch OptionTable.spec(of: name).group {
    case .general, .scripting: true
    case .choosing: name != .multi
    case .reading: [.format, .key, .readZero, .follow, .tail, .table, .query].contains(name)
    case .arranging, .browsing, .looks: false
    }
  }
}
