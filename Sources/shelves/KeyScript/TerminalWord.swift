internal import Curses

/// Words of a script that are no keys: `Resize:60x20`, `Click:12,7`, `Shift-WheelDown:3,4`.
enum TerminalWord {
  /// What a word of two or more characters makes the terminal do; `nil` if it is no such word.
  ///
  /// - Throws: `KeyScriptError` where the place or the size after the colon is none.
  static func event(_ word: Substring) throws(KeyScriptError) -> Event? {
    let (modifiers, rest) = KeyWord.modifiers(of: word)
    let colon = rest.firstIndex(of: ":") ?? rest.endIndex
    let name = rest[..<colon].lowercased()
    let argument = rest[colon...].dropFirst()
    if name == "resize", modifiers.isEmpty {
      guard let size = ScreenExtent.size(argument) else {
        throw KeyScriptError(
          word: String(word), reason: "write a size as in Resize:60x20, \(ScreenExtent.rule)")
      }
      return .resize(size)
    }
    guard let action = actions[name] else { return nil }
    guard let position = position(argument) else {
      throw KeyScriptError(
        word: String(word), reason: "write a column and a line from 1 after it, as in Click:12,7")
    }
    return .mouse(MouseEvent(action, at: position, modifiers))
  }

  private static let actions: [String: MouseEvent.Action] = [
    "click": .click, "doubleclick": .doubleClick, "wheelup": .wheelUp, "wheeldown": .wheelDown,
    "wheelleft": .wheelLeft, "wheelright": .wheelRight,
  ]

  /// A cell as people count, from 1; as the program counts, from 0.
  private static func position(_ text: Substring) -> Point? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = KeyScript.decimal(parts[0]), let y = KeyScript.decimal(parts[1]),
      (1...ScreenExtent.longestSide).contains(x), (1...ScreenExtent.longestSide).contains(y)
    else { return nil }
    return Point(x: x - 1, y: y - 1)
  }
}
