/// Makes text drawable and says how many columns it takes, as the terminal will see it.
///
/// Text is walked by grapheme cluster. What comes out holds no character that a terminal acts on (rule 18 of the
/// design), and takes the columns promised on every terminal:
///
/// * A control character becomes a visible mark: `␛` for Escape, `␦` for a C1 control or a bidi override. In ASCII it is
///   `^[` and `?`.
/// * Accents stay with their letter, as many as a cell of curses holds: four.
/// * What terminals measure differently is cut down to the part they agree on: of a family of emoji the first person, of
///   a keycap the digit, of a flag its two letters.
/// * A cluster that takes no columns is left out. What the C library does not know is shown as `U+FFFD`.
///
/// A value type that any thread may use.
public struct Typesetter: Sendable {
  /// The characters this typesetter may use.
  public let repertoire: Repertoire

  /// Makes a typesetter for a repertoire.
  ///
  /// Where the process has no locale with UTF-8, and none can be had, `.unicode` counts as `.ascii`.
  public init(_ repertoire: Repertoire) {
    self.repertoire = CharacterSet.isUnicode ? repertoire : .ascii
  }

  /// The mark that stands for text left out.
  var ellipsis: String { repertoire == .unicode ? "…" : "~" }

  /// The text as glyphs, one after the other from left to right.
  ///
  /// - Complexity: O(length of `text`); cut it first with `truncated(_:to:)` where only a part is seen.
  public func glyphs(of text: some StringProtocol) -> [Glyph] {
    var result: [Glyph] = []
    result.reserveCapacity(min(text.utf8.count, 256))
    for character in text { append(character, to: &result) }
    return result
  }

  /// The columns the text takes when drawn.
  ///
  /// - Complexity: O(length of `text`).
  public func columns(of text: some StringProtocol) -> Int {
    var total = 0
    var scratch: [Glyph] = []
    for character in text { total += columns(of: character, scratch: &scratch) }
    return total
  }

  /// The columns one cluster takes; `scratch` saves an allocation for each.
  func columns(of character: Character, scratch: inout [Glyph]) -> Int {
    if let ascii = character.printableASCII { return Glyphs.ascii[ascii].columns }
    scratch.removeAll(keepingCapacity: true)
    append(character, to: &scratch)
    return scratch.reduce(0) { $0 + $1.columns }
  }

  /// Makes one cluster drawable.
  func append(_ character: Character, to glyphs: inout [Glyph]) {
    if let ascii = character.printableASCII {
      glyphs.append(Glyphs.ascii[ascii])
    } else if repertoire == .unicode {
      appendUnicode(character, to: &glyphs)
    } else {
      appendASCII(character, to: &glyphs)
    }
  }
}

/// Glyphs that need not be made each time.
enum Glyphs {
  /// Those of ASCII from the space on; the index is the code less 32.
  static let ascii: [Glyph] = (UInt8(0x20)...0x7E).map {
    Glyph(text: String(UnicodeScalar($0)), columns: 1)
  }
  /// What stands for a character nobody can show.
  static let replacement = Glyph(text: "\u{FFFD}", columns: 1)
  /// What stands for one that must not be obeyed and has no picture of its own.
  static let control = Glyph(text: "\u{2426}", columns: 1)
}

extension Character {
  /// The index into `Glyphs.ascii`, for a character that is drawn as it is.
  fileprivate var printableASCII: Int? {
    let bytes = utf8
    guard let first = bytes.first, first >= 0x20, first < 0x7F, bytes.count == 1 else { return nil }
    return Int(first) - 0x20
  }
}
