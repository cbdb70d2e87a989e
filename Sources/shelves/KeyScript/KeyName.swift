internal import Curses

/// The keys that have a name: how scripts spell them and how help shows them.
struct KeyName: Sendable {
  /// The key.
  let code: Key.Code
  /// How a script may spell it, in lower case; the first is the usual one.
  let spellings: [String]
  /// How help shows it.
  let label: String
  /// How help shows it where only ASCII can be shown.
  let asciiLabel: String

  /// Every named key but the function keys, which have numbers.
  static let all: [KeyName] = [
    KeyName(.up, ["up"], "↑", ascii: "Up"),
    KeyName(.down, ["down"], "↓", ascii: "Down"),
    KeyName(.left, ["left"], "←", ascii: "Left"),
    KeyName(.right, ["right"], "→", ascii: "Right"),
    KeyName(.home, ["home"], "Home"),
    KeyName(.end, ["end"], "End"),
    KeyName(.pageUp, ["pgup", "pageup"], "PgUp"),
    KeyName(.pageDown, ["pgdn", "pgdown", "pagedown"], "PgDn"),
    KeyName(.enter, ["enter", "return"], "Enter"),
    KeyName(.escape, ["esc", "escape"], "Esc"),
    KeyName(.tab, ["tab"], "Tab"),
    KeyName(.backspace, ["backspace", "bs"], "Backspace"),
    KeyName(.delete, ["delete", "del"], "Delete"),
    KeyName(.insert, ["insert", "ins"], "Insert"),
    KeyName(.character(" "), ["space"], "Space"),
  ]

  /// The highest function key that terminals tell apart.
  static let lastFunctionKey = 63

  private init(_ code: Key.Code, _ spellings: [String], _ label: String, ascii: String? = nil) {
    self.code = code
    self.spellings = spellings
    self.label = label
    asciiLabel = ascii ?? label
  }

  /// The key with a name, in any case; `nil` if it is none.
  static func code(named name: some StringProtocol) -> Key.Code? {
    let word = name.lowercased()
    if let named = all.first(where: { $0.spellings.contains(word) }) { return named.code }
    guard let number = functionNumber(word), (1...lastFunctionKey).contains(number) else { return nil }
    return .function(number)
  }

  /// The number of a word that is `F` and digits, whether there is such a key or not.
  static func functionNumber(_ word: some StringProtocol) -> Int? {
    let digits = word.dropFirst()
    guard word.first == "f" || word.first == "F", !digits.isEmpty,
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(digits) ?? .max
  }
}
