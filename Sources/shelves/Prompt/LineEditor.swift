internal import Curses

/// A line of text that a person types, with the keys that readline taught.
///
/// Invariants:
/// 1. `0 <= cursor <= characters.count`.
struct LineEditor: Hashable {
  /// What was typed, by grapheme clusters.
  private(set) var characters: [Character] = []
  /// The place that typing acts at: before the character of that number.
  private(set) var cursor = 0

  /// An editor with a text, the cursor behind it.
  init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  /// What was typed.
  var text: String { String(characters) }
  /// Whether nothing stands there.
  var isEmpty: Bool { characters.isEmpty }

  /// Does what an event means in a line of text; answers whether it means anything there.
  mutating func take(_ event: Event) -> Bool {
    switch event {
    case .key(let key): take(key)
    case .paste(let bytes): insert(Self.line(bytes))
    case .mouse, .resize, .endOfInput: false
    }
  }

  private mutating func take(_ key: Key) -> Bool {
    switch (key.code, key.modifiers) {
    case (.character(let character), []): return insert(String(character))
    case (.left, []), (.character("b"), .control): return move(to: cursor - 1)
    case (.right, []), (.character("f"), .control): return move(to: cursor + 1)
    case (.left, .control), (.left, .alt), (.character("b"), .alt): return move(to: wordStart)
    case (.right, .control), (.right, .alt), (.character("f"), .alt): return move(to: wordEnd)
    case (.home, []), (.character("a"), .control): return move(to: 0)
    case (.end, []), (.character("e"), .control): return move(to: characters.count)
    case (.backspace, []), (.character("h"), .control): return remove(cursor - 1..<cursor)
    case (.delete, []), (.character("d"), .control): return remove(cursor..<cursor + 1)
    case (.character("w"), .control), (.backspace, .alt): return remove(wordStart..<cursor)
    case (.character("u"), .control): return remove(0..<cursor)
    case (.character("k"), .control): return remove(cursor..<characters.count)
    default: return false
    }
  }

  private mutating func insert(_ text: String) -> Bool {
    // A combining mark may join the character before it, so the text is taken apart anew.
    let before = String(characters[..<cursor]) + text
    let after = characters[cursor...]
    characters = Array(before + String(after))
    cursor = min(Array(before).count, characters.count)
    return true
  }

  private mutating func move(to place: Int) -> Bool {
    cursor = min(max(0, place), characters.count)
    return true
  }

  private mutating func remove(_ range: Range<Int>) -> Bool {
    let bounded = range.clamped(to: 0..<characters.count)
    characters.removeSubrange(bounded)
    cursor = bounded.lowerBound
    return true
  }

  /// Where the word before the cursor begins.
  private var wordStart: Int {
    var place = cursor
    while place > 0, characters[place - 1].isWhitespace { place -= 1 }
    while place > 0, !characters[place - 1].isWhitespace { place -= 1 }
    return place
  }

  /// Where the word behind the cursor ends.
  private var wordEnd: Int {
    var place = cursor
    while place < characters.count, characters[place].isWhitespace { place += 1 }
    while place < characters.count, !characters[place].isWhitespace { place += 1 }
    return place
  }

  /// Pasted bytes as one line.
  private static func line(_ bytes: [UInt8]) -> String {
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return words.joined(separator: " ")
  }
}
