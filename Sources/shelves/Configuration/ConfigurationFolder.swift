/// Where a person keeps what is theirs: `$XDG_CONFIG_HOME/shelves`, or `~/.config/shelves`.
struct ConfigurationFolder: Hashable {
  /// Its path, without a slash at its end.
  let path: String
  private let home: String?

  /// The folder the variables lead to; `nil` where they lead nowhere.
  init?(environment: (String) -> String?) {
    home = environment("HOME").flatMap { $0.hasPrefix("/") && $0.count > 1 ? $0 : nil }
    // A relative path counts for nothing, says the XDG base directory specification.
    if let configuration = environment("XDG_CONFIG_HOME"), configuration.hasPrefix("/") {
      path = configuration + "/shelves"
    } else if let home {
      path = home + "/.config/shelves"
    } else {
      return nil
    }
  }

  /// The path of a file in it.
  func file(_ name: String) -> [UInt8] { Array("\(path)/\(name)".utf8) }

  /// How messages call a file in it: below the home folder it begins with `~`.
  func shownPath(_ name: String) -> String {
    guard let home, path.hasPrefix(home + "/") else { return "\(path)/\(name)" }
    return "~\(path.dropFirst(home.count))/\(name)"
  }
}
