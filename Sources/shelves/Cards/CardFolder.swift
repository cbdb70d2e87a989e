internal import Platform
internal import ShelfKit

/// Where a person keeps cards: `$XDG_CONFIG_HOME/shelves/cards`, or `~/.config/shelves/cards`.
///
/// A file there is found by its name alone, and one called like a built-in card replaces it.
struct CardFolder: Hashable {
  /// Its path, without a slash at its end.
  let path: String

  /// The folder the variables lead to; `nil` where they lead nowhere.
  init?(environment: (String) -> String?) {
    // A relative path counts for nothing, says the XDG base directory specification.
    if let configuration = environment("XDG_CONFIG_HOME"), configuration.hasPrefix("/") {
      path = configuration + "/shelves/cards"
    } else if let home = environment("HOME"), home.hasPrefix("/") {
      path = home + "/.config/shelves/cards"
    } else {
      return nil
    }
  }

  /// Where the file is that a person named: where the name leads, else, for a name without a slash, in this folder,
  /// also without the ending of its name. The name itself if it is nowhere.
  func located(_ name: [UInt8]) -> [UInt8] {
    if name.contains(UInt8(ascii: "/")) || Self.exists(name) { return name }
    let inside = Array("\(path)/".utf8) + name
    return [inside, inside + Array(".card".utf8)].first(where: Self.exists) ?? name
  }

  /// The card that replaces a built-in one; `nil` if there is none.
  ///
  /// - Throws: `UsageError` when it cannot be read or is no template.
  func replacement(for name: String) throws(UsageError) -> LoadedCard? {
    let file = Array("\(path)/\(name).card".utf8)
    return Self.exists(file) ? try CardSource.file(file).load(in: nil) : nil
  }

  /// Calls `access`.
  private static func exists(_ path: [UInt8]) -> Bool {
    unsafe access(path.map(CChar.init(bitPattern:)) + [0], F_OK) == 0
  }
}
