internal import Curses

/// The language of `--keys`: words between blanks, each a key, several keys, or an event of the terminal.
///
/// | word | plays |
/// |---|---|
/// | `Down`, `PgDn`, `F1`, `Space` | the key of that name, in any case |
/// | `Shift-Right`, `Ctrl-L`, `Alt-x` | the key with others held down |
/// | `G`, `/`, `*` | a single character is that character |
/// | `Down*20`, `x*3` | one key or character so many times |
/// | `Resize:60x20` | a screen of 60 columns and 20 lines |
/// | `Click:12,7`, `Shift-WheelDown:1,1` | the mouse at a column and a line, from 1 |
/// | anything else | its characters, one after the other |
///
/// A word that is nearly a key (`Foo-Left`, `Ctrl-Foo`, `F99`, `Resize:0`) is an error rather than typed text.
struct KeyScript: Hashable, Sendable {
  /// What happens, in order; each one is a frame.
  var events: [Event] = []

  /// A script in which nothing happens.
  static let empty = KeyScript()

  /// The most events a script can have; more is a slip of the keyboard rather than a wish.
  static let limit = 1_000_000

  private init() {}

  /// Reads a script.
  ///
  /// - Throws: `KeyScriptError` with the first word that cannot be played.
  /// - Complexity: O(n) for n characters and events.
  init(_ text: String) throws(KeyScriptError) {
    for word in text.split(whereSeparator: \.isWhitespace) {
      let (event, count) = try Self.repeated(word)
      if let event {
        guard events.count + count <= Self.limit else {
          throw KeyScriptError(word: String(word), reason: "the script has more than \(Self.limit) keys")
        }
        events.append(contentsOf: repeatElement(event, count: count))
      } else {
        events.append(contentsOf: word.map { .key(Key(.character($0))) })
      }
    }
  }

  /// The one event of a word and how often it happens; no event for a word that is typed text.
  private static func repeated(
    _ word: Substring
  ) throws(KeyScriptError) -> (event: Event?, count: Int) {
    guard let star = word.lastIndex(of: "*"), star > word.startIndex, word.count > 2,
      let event = try event(word[..<star])
    else { return (try event(word), 1) }
    let digits = word[word.index(after: star)...]
    guard let count = decimal(digits), (1...limit).contains(count) else {
      // `a*b` is as good a text as any, while `Down*b` is nobody's.
      if word[..<star].count == 1, decimal(digits) == nil { return (nil, 1) }
      throw KeyScriptError(word: String(word), reason: "the count after * is from 1 to \(limit)")
    }
    return (event, count)
  }

  private static func event(_ word: Substring) throws(KeyScriptError) -> Event? {
    if word.count == 1, let character = word.first { return .key(Key(.character(character))) }
    if let event = try TerminalWord.event(word) { return event }
    return try KeyWord.key(word).map { .key($0) }
  }

  /// The number that digits and nothing else make; one that is too large for an `Int` is the largest.
  static func decimal(_ digits: some StringProtocol) -> Int? {
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(digits) ?? .max
  }
}
