internal import Curses

/// Words of a script that are keys: `Down`, `Shift-Right`, `Ctrl-L`.
enum KeyWord {
  /// The key a word of two or more characters stands for; `nil` for typed text.
  ///
  /// - Throws: `KeyScriptError` for a word that is nearly a key.
  static func key(_ word: Substring) throws(KeyScriptError) -> Key? {
    let (modifiers, name) = modifiers(of: word)
    if modifiers.isEmpty {
      if let code = KeyName.code(named: name) { return Key(code) }
      if name.lowercased() == "backtab" { return Key(.tab, .shift) }
      if KeyName.functionNumber(name) != nil {
        throw KeyScriptError(word: String(word), reason: "function keys are F1 to F\(KeyName.lastFunctionKey)")
      }
      try refuseUnknownModifier(word)
      return nil
    }
    if let code = KeyName.code(named: name) { return Key(code, modifiers) }
    guard name.count == 1, let character = name.first else {
      throw KeyScriptError(word: String(word), reason: "there is no key '\(name)'")
    }
    return try held(character, modifiers, in: word)
  }

  /// The modifiers before a word and what is left of it: `Ctrl-Shift-x` is Control, Shift and `x`.
  static func modifiers(of word: Substring) -> (Key.Modifiers, Substring) {
    var modifiers: Key.Modifiers = []
    var rest = word
    while let dash = rest.firstIndex(of: "-"), let modifier = modifier(named: rest[..<dash]) {
      let after = rest[rest.index(after: dash)...]
      if after.isEmpty { break }
      modifiers.insert(modifier)
      rest = after
    }
    return (modifiers, rest)
  }

  private static func modifier(named name: Substring) -> Key.Modifiers? {
    switch name.lowercased() {
    case "shift": .shift
    case "ctrl", "control": .control
    case "alt", "meta": .alt
    default: nil
    }
  }

  /// A character with keys held down, as a terminal would send it.
  private static func held(
    _ character: Character, _ modifiers: Key.Modifiers, in word: Substring
  ) throws(KeyScriptError) -> Key {
    if modifiers.contains(.control) {
      let rest = modifiers.subtracting([.control, .shift])
      // These three letters share their code with a key, and no terminal tells them from it.
      switch character.lowercased() {
      case "m": return Key(.enter, rest)
      case "i": return Key(.tab, rest)
      case "[": return Key(.escape, rest)
      default: return Key(.character(lowercased(character)), rest.union(.control))
      }
    }
    guard modifiers.contains(.shift) else { return Key(.character(character), modifiers) }
    let upper = character.uppercased()
    guard character.isLetter, upper.count == 1, let letter = upper.first else {
      throw KeyScriptError(word: String(word), reason: "write the character that Shift makes of '\(character)'")
    }
    return Key(.character(letter), modifiers.subtracting(.shift))
  }

  private static func lowercased(_ character: Character) -> Character {
    let lower = character.lowercased()
    return lower.count == 1 ? lower.first ?? character : character
  }

  /// `Foo-Left` is meant as a key; `/shift-left` and `left-right` are text that somebody searches for.
  private static func refuseUnknownModifier(_ word: Substring) throws(KeyScriptError) {
    guard let dash = word.lastIndex(of: "-") else { return }
    let prefix = word[..<dash]
    let name = word[word.index(after: dash)...]
    guard prefix.first?.isUppercase == true, prefix.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "-") }),
      name.first?.isUppercase == true, name.count > 1, KeyName.code(named: name) != nil
    else { return }
    throw KeyScriptError(word: String(word), reason: "only Shift-, Ctrl- and Alt- go before a key")
  }
}
