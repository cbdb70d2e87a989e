internal import ShelfKit

/// Where a person keeps cards: `$XDG_CONFIG_HOME/shelves/cards`, or `~/.config/shelves/cards`.
///
/// A file there is found by its name alone, and one called like a built-in card replaces it.
struct CardFolder: Hashable {
  /// Its path, without a slash at its end.
  let path: String

  /// The folder the variables lead to; `nil` where they lead nowhere.
  init?(environment: (String) -> String?) {
    guard let folder = ConfigurationFolder(environment: environment) else { return nil }
    self.init(in: folder)
  }

  private init(in folder: ConfigurationFolder) { path = folder.path + "/cards" }

  /// Sees that there is the file of a card that an option names, so that a mistake is told with the place of the option.
  ///
  /// - Throws: `UsageError` when there is none of that name.
  static func check(_ finding: OptionScanner.Finding, in folder: ConfigurationFolder?) throws(UsageError) {
    guard let folder, case .option(.cardFile, let name?) = finding,
      !SmallFile.isThere(CardFolder(in: folder).located(name))
    else { return }
    throw UsageError(
      "there is no card file '\(String(decoding: name, as: UTF8.self))'",
      advice: "a card file is a path, or the name of one in \(folder.shownPath("cards"))")
  }

  /// Where the file is that a person named: where the name leads, else, for a name without a slash, in this folder,
  /// also without the ending of its name. The name itself if it is nowhere.
  func located(_ name: [UInt8]) -> [UInt8] {
    if name.contains(UInt8(ascii: "/")) || SmallFile.isThere(name) { return name }
    let inside = Array("\(path)/".utf8) + name
    return [inside, inside + Array(".card".utf8)].first(where: SmallFile.isThere) ?? name
  }

  /// The card that replaces a built-in one; `nil` if there is none.
  ///
  /// - Throws: `UsageError` when it cannot be read or is no template.
  func replacement(for name: String) throws(UsageError) -> LoadedCard? {
    let file = Array("\(path)/\(name).card".utf8)
    return SmallFile.isThere(file) ? try CardSource.file(file).load(in: nil) : nil
  }
}
