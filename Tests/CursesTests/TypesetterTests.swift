import Curses
import Testing

/// Text made drawable, and its width.
@Suite struct TypesetterTests {
  let unicode = Typesetter(.unicode)
  let ascii = Typesetter(.ascii)

  /// Glyphs as text with their columns, such as `a1 漢2`.
  private func drawn(_ text: String, with typesetter: Typesetter) -> String {
    typesetter.glyphs(of: text).map { "\($0.text)\($0.columns)" }.joined(separator: " ")
  }

  @Test(arguments: [
    ("", ""),
    ("a b", "a1  1 b1"),
    ("漢字", "漢2 字2"),
    ("e\u{301}x", "e\u{301}1 x1"),
    ("\u{1B}[31m", "␛1 [1 31 11 m1"),
    ("\u{0}\t\r\n\u{7F}", "␀1 ␉1 ␍1 ␊1 ␡1"),
    ("\u{85}\u{9B}", "␦1 ␦1"),
    ("a\u{202E}b\u{2066}c\u{2069}", "a1 ␦1 b1 ␦1 c1 ␦1"),
    ("\u{2028}", "␤1"),
    ("a\u{200B}b\u{FEFF}\u{200E}", "a1 b1"),
    ("\u{301}", ""),
    ("\u{FFFD}", "\u{FFFD}1"),
    ("\u{AD}", "-1"),
  ])
  func `what a terminal would act on becomes a mark`(text: String, expected: String) {
    #expect(drawn(text, with: unicode) == expected)
  }

  @Test(arguments: [
    ("👨‍👩‍👧", "👨2"),
    ("👍🏽", "👍2"),
    ("1\u{FE0F}\u{20E3}", "11"),
    ("❤\u{FE0F}", "❤1"),
    ("🇩🇪", "D1 E1"),
    ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "🏴2"),
    ("กำ", "ก1 ำ1"),
    ("क्ष", "क्1 ष1"),
    ("한", "한2"),
    ("\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}\u{11AB}2"),
  ])
  func `what terminals measure differently is cut to what they agree on`(text: String, expected: String) {
    let glyphs = unicode.glyphs(of: text).map { "\($0.text)\($0.columns)" }.joined(separator: " ")
    #expect(glyphs.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test func `of many accents a cell keeps four`() {
    let glyphs = unicode.glyphs(of: "a" + String(repeating: "\u{302}", count: 1000))
    #expect(glyphs.count == 1)
    #expect(glyphs.first?.text.unicodeScalars.count == 5)
  }

  @Test(arguments: [
    ("╭─╮│╰╯", "+-+|++"), ("┏━┓┃", "#=##"), ("a…", "a..."), ("é漢", "??"), ("\u{1B}\u{7F}", "^[^?"),
    ("“x” – ‘y’", "\"x\" - 'y'"), ("🇩🇪", "DE"), ("👨‍👩‍👧", "?"), ("\u{202E}", "?"), ("\u{9B}", "?"), ("\u{301}", ""),
  ])
  func `in ASCII signs become look-alikes`(text: String, expected: String) {
    #expect(ascii.glyphs(of: text).map(\.text).joined() == expected)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""), ("abcdef", -3, ""),
    ("漢字漢", 5, "漢字…"), ("漢字漢", 4, "漢…"), ("漢字", 4, "漢字"), ("漢", 1, "…"),
    ("ab\u{301}c", 2, "a…"), ("🇩🇪🇫🇷", 3, "🇩🇪…"), ("", 3, ""), ("a\u{1B}b", 2, "a…"),
  ])
  func `truncation ends in an ellipsis and splits nothing`(text: String, columns: Int, expected: String) {
    #expect(unicode.truncated(text, to: columns) == expected)
  }

  @Test func `truncation in ASCII ends in a tilde`() {
    #expect(ascii.truncated("abcdef", to: 4) == "abc~")
  }

  @Test func `truncation of a very long text or cluster looks at its beginning alone`() {
    let accents = "abc" + String(repeating: "\u{301}", count: 1_000_000)
    let zero = String(repeating: "\u{200B}", count: 1_000_000)
    #expect(unicode.truncated(accents, to: 10).utf8.count < 1000)
    #expect(unicode.truncated(zero, to: 10).utf8.count < 2000)
    #expect(unicode.truncated("x" + String(repeating: "y", count: 1 << 20), to: 4) == "xyy…")
    #expect(unicode.truncated("xyz", to: Int.max) == "xyz")
  }

  @Test(arguments: [
    ("the quick brown fox", 9, ["the quick", "brown fox"]),
    ("the quick  brown", 10, ["the quick", "brown"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("a bcdefgh i", 3, ["a", "bcd", "efg", "h i"]),
    ("one\ntwo\r\n\nthree", 10, ["one", "two", "", "three"]),
    ("  indented text", 10, ["  indented", "text"]),
    ("    wide", 3, ["", "wid", "e"]),
    ("漢字漢字", 5, ["漢字", "漢字"]),
    ("a 漢字漢", 4, ["a", "漢字", "漢"]),
    ("漢", 1, ["漢"]),
    ("", 5, [""]),
  ])
  func `wrapping breaks between words, then between clusters`(text: String, columns: Int, expected: [String]) {
    #expect(unicode.wrapped(text, to: columns) == expected)
  }
}
