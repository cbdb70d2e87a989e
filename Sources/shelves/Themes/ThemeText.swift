internal import ShelfKit

/// Themes as text: one `ROLE = STYLE ...` a line, with styles as in templates; `#` alone begins a comment.
enum ThemeText {
  /// The theme of a text; roles that it does not name look as usual.
  ///
  /// - Parameter origin: what messages call the place it comes from.
  /// - Throws: `UsageError` with the line of the first mistake.
  /// - Complexity: O(n) for n bytes.
  static func theme(in text: String, origin: String) throws(UsageError) -> Theme {
    var looks: [ThemeRole: StyleChange] = [:]
    try NumberedLines(text: text, origin: origin).forEach { line throws(UsageError) in
      guard let (role, look) = try entry(line) else { return }
      guard looks.updateValue(look, forKey: role) == nil else {
        throw UsageError("\(role.rawValue) has a look already")
      }
    }
    return Theme(looks)
  }

  private static func entry(_ line: String) throws(UsageError) -> (ThemeRole, StyleChange)? {
    let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = words(parts[0]).first, !name.hasPrefix("#") else { return nil }
    guard words(parts[0]).count == 1, parts.count == 2 else {
      throw UsageError("a line is a role, = and its look", advice: "an example: focused-border = #89b4fa bold")
    }
    let role = try role(name)
    let styles = words(parts[1]).prefix { $0 != "#" }
    guard !styles.isEmpty else {
      throw UsageError("\(name) has no look", advice: "default is how the terminal shows text")
    }
    var look = StyleChange.none
    for word in styles { look = look.followed(by: try style(word)) }
    return (role, look)
  }

  private static func role(_ name: String) throws(UsageError) -> ThemeRole {
    if let role = ThemeRole(rawValue: name) { return role }
    let names = ThemeRole.allCases.map(\.rawValue)
    let near = Suggestion.nearest(to: name, among: names)
    throw UsageError(
      "unknown role '\(name)'",
      advice: near.map { "did you mean \($0)?" } ?? "roles: \(names.joined(separator: ", "))")
  }

  private static func style(_ word: String) throws(UsageError) -> StyleChange {
    if let style = StyleChange(name: word) { return style }
    let near = Suggestion.nearest(to: word.lowercased(), among: StyleChange.names)
    throw UsageError(
      "unknown style '\(word)'",
      advice: near.map { "did you mean \($0)?" } ?? "styles: \(StyleChange.names.joined(separator: ", "))")
  }

  private static func words(_ text: Substring) -> [String] {
    text.split { $0 == " " || $0 == "\t" }.map(String.init)
  }
}
