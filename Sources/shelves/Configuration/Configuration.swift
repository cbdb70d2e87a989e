/// What a person has set once for all runs: the configuration file, then `SHELVES_OPTS`.
enum Configuration {
  /// The variable that holds options.
  static let variable = "SHELVES_OPTS"

  /// What holds before the command line.
  ///
  /// - Parameters:
  ///   - folder: where the file is; `nil` for nowhere.
  ///   - variable: what `SHELVES_OPTS` holds, split as a shell does; `nil` if it is not set.
  /// - Throws: `UsageError` for what cannot be read or understood, with the place.
  static func options(in folder: ConfigurationFolder?, variable: [UInt8]?) throws(UsageError) -> Options {
    let options = try folder.map { folder throws(UsageError) in try fileOptions(in: folder) } ?? Options()
    guard let variable else { return options }
    var level = OptionLevel(over: options, isPreset: true)
    do throws(UsageError) {
      for finding in try PresetOptions.findings(in: ShellWords.split(variable)) {
        try level.put(finding)
        try ThemeFolder.check(finding, in: folder)
        try CardFolder.check(finding, in: folder)
      }
    } catch {
      throw UsageError("\(Self.variable): \(error.message)", advice: error.advice)
    }
    return level.options
  }

  private static func fileOptions(in folder: ConfigurationFolder) throws(UsageError) -> Options {
    let path = folder.file("config")
    guard SmallFile.isThere(path) else { return Options() }
    let origin = folder.shownPath("config")
    return try ConfigurationFile.options(
      in: SmallFile.text(path, onlyRegular: true, shownAs: origin), origin: origin, folder: folder)
  }
}
