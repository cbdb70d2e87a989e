internal import Curses

/// What a line of the configuration says about a key: `bind Ctrl-N next-row`, `unbind q`.
enum KeySetting: Hashable, Sendable {
  /// The key asks for an action, whatever it asked for before.
  case bind(Key, Action)
  /// The key asks for nothing.
  case unbind(Key)

  /// The words that begin such a line.
  static let verbs = ["bind", "unbind"]

  /// Reads the words of a line; `nil` if it does not begin like one about a key.
  ///
  /// - Throws: `UsageError` for a key or an action that there is not.
  init?(_ words: [String]) throws(UsageError) {
    switch words.first {
    case "bind":
      guard words.count == 3 else {
        throw UsageError("bind needs a key and an action", advice: "an example: bind Ctrl-N next-row")
      }
      self = .bind(try Self.key(words[1]), try Self.action(words[2]))
    case "unbind":
      guard words.count == 2 else { throw UsageError("unbind needs a key", advice: "an example: unbind q") }
      self = .unbind(try Self.key(words[1]))
    default: return nil
    }
  }

  private static func action(_ word: String) throws(UsageError) -> Action {
    if let action = Action(name: word), ActionTable.info(of: action).isAvailable { return action }
    let names = ActionTable.all.filter(\.isAvailable).map(\.action.name)
    let near = Suggestion.nearest(to: word, among: names)
    throw UsageError(
      "unknown action '\(word)'", advice: near.map { "did you mean \($0)?" } ?? "man shelves lists the actions")
  }

  /// A key as `--keys` writes it.
  static func key(_ word: String) throws(UsageError) -> Key {
    if word.count == 1, let character = word.first {
      guard !character.isWhitespace || character == " ", character.unicodeScalars.allSatisfy({ $0.value >= 0x20 })
      else {
        throw UsageError("a key that cannot be seen is written by its name", advice: "an example: Ctrl-N")
      }
      if let digit = character.wholeNumberValue, character.isASCII, digit > 0 {
        throw UsageError("\(word) cannot be bound: digits say how often the key after them acts")
      }
      return Key(.character(character))
    }
    let key: Key?
    do {
      key = try KeyWord.key(Substring(word))
    } catch {
      throw UsageError("'\(word)': \(error.reason)", advice: suggestion(for: word))
    }
    if let key { return key }
    throw UsageError("unknown key '\(word)'", advice: suggestion(for: word))
  }

  /// The named key that a word is nearly the name of.
  private static func suggestion(for word: String) -> String {
    let (_, name) = KeyWord.modifiers(of: Substring(word))
    let held = word.dropLast(name.count)
    let named = KeyName.all.flatMap { entry in entry.spellings.map { (spelling: $0, label: entry.asciiLabel) } }
    let near = Suggestion.nearest(to: name.lowercased(), among: named.map(\.spelling))
    let label = named.first { $0.spelling == near }?.label
    return label.map { "did you mean \(held)\($0)?" } ?? "a key is written as in Ctrl-N, Shift-Left, F5 or x"
  }
}
