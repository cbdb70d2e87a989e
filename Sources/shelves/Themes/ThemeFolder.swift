/// Where a person keeps themes: `themes` in the configuration folder. One called like a built-in theme replaces it.
enum ThemeFolder {
  /// The theme of a name.
  ///
  /// - Parameters:
  ///   - name: what `--theme` says; `nil` for the usual theme.
  ///   - folder: the configuration folder; `nil` for none.
  /// - Throws: `UsageError` when there is none of that name, and when its file cannot be read or has a mistake.
  static func theme(named name: String?, in folder: ConfigurationFolder?) throws(UsageError) -> Theme {
    let name = name ?? BuiltInTheme.standard.rawValue
    guard !name.contains("/"), !name.contains("\0") else {
      throw UsageError("--theme is the name of a theme, not a path: '\(name)'")
    }
    let file = path(of: name)
    if let folder, SmallFile.isThere(folder.file(file)) {
      let shown = folder.shownPath(file)
      return try ThemeText.theme(
        in: SmallFile.text(folder.file(file), onlyRegular: true, shownAs: shown), origin: shown)
    }
    if let theme = BuiltInTheme(rawValue: name)?.theme { return theme }
    let names = BuiltInTheme.allCases.map(\.rawValue)
    let near = Suggestion.nearest(to: name, among: names)
    let place = folder.map { ", or a file \($0.shownPath(file))" } ?? ""
    throw UsageError(
      "there is no theme '\(name)'",
      advice: near.map { "did you mean \($0)?" } ?? "a theme is \(OptionValue.alternatives(names))\(place)")
  }

  /// Sees that there is the theme that an option names, so that a mistake is told with the place of the option. One in the
  /// theme is told with its own place, once it is read.
  ///
  /// - Throws: `UsageError` when there is none of that name.
  static func check(_ finding: OptionScanner.Finding, in folder: ConfigurationFolder?) throws(UsageError) {
    guard case .option(.theme, let bytes) = finding else { return }
    let name = bytes.map { String(decoding: $0, as: UTF8.self) }
    if let folder, let name, SmallFile.isThere(folder.file(path(of: name))) { return }
    _ = try theme(named: name, in: folder)
  }

  private static func path(of name: String) -> String { "themes/\(name).theme" }
}
