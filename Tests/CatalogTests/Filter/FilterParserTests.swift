import Testing

@testable import Catalog

@Suite struct FilterParserTests {
  private static let columns = ["title", "Year", "odd name", "a:b", "1"].map { Column(name: $0) }

  /// The terms of a filter, written `!column=pattern` for words and `!column~pattern` for regular expressions.
  private func terms(_ text: String) -> [String] {
    FilterExpression(text).terms(in: Self.columns).map { term in
      let column = term.column.map { Self.columns[$0].name } ?? ""
      return (term.isNegated ? "!" : "") + column + (term.kind == .word ? "=" : "~") + term.pattern
    }
  }

  @Test(arguments: [
    ("", []),
    ("  \t ", []),
    ("heat ronin", ["=heat", "=ronin"]),
    ("  heat\tronin ", ["=heat", "=ronin"]),
    ("!heat", ["!=heat"]),
    ("!!heat", ["!=!heat"]),
    ("title:heat", ["title=heat"]),
    ("!title:heat x", ["!title=heat", "=x"]),
    ("nope:heat", ["=nope:heat"]),
    ("12:30 :x a:b:c", ["=12:30", "=:x", "=a:b:c"]),
    ("1:x", ["1=x"]),
    ("/he at/", ["~he at"]),
    ("!/he at/ x", ["!~he at", "=x"]),
    ("title:/he at/", ["title~he at"]),
    ("!title:/he at/", ["!title~he at"]),
    ("nope:/he at/", ["=nope:/he", "=at/"]),
    ("/a/b/ c", ["~a/b", "=c"]),
    ("/a\\/ b/ c", ["~a\\/ b", "=c"]),
    ("\"two words\"", ["=two words"]),
    ("!\"two words\" x", ["!=two words", "=x"]),
    ("title:\"two words\"", ["title=two words"]),
    ("\"odd name\":x", ["odd name=x"]),
    ("!\"odd name\":/x y/", ["!odd name~x y"]),
    ("\"a:b\":\"c d\"", ["a:b=c d"]),
    ("\"nope\":\"c d\"", ["=nope", "=:\"c", "=d\""]),
    ("\"say \"hi\"now\" x", ["=say \"hi\"now", "=x"]),
    ("5\" disk", ["=5\"", "=disk"]),
    ("\"!\" \"/x/\"", ["=!", "=/x/"]),
  ])
  func `a filter is taken apart at its blanks`(text: String, expected: [String]) {
    #expect(terms(text) == expected)
  }

  @Test(arguments: [
    ("!", []), ("a !", ["=a"]), ("title:", []), ("!title: a", ["=a"]), ("/", []), ("//", []), ("\"", []),
    ("/ab", ["~ab"]), ("/usr/bin", ["~usr/bin"]), ("/ab c", ["~ab c"]), ("\"ab c", ["=ab c"]),
    ("title:/ab", ["title~ab"]), ("title:\"ab c", ["title=ab c"]), ("/ab\\", ["~ab\\"]),
  ])
  func `what is still being typed is no mistake`(text: String, expected: [String]) {
    #expect(terms(text) == expected)
  }

  @Test func `a name without capitals finds a column in any case, and its own spelling wins`() {
    #expect(terms("year:1995 YEAR:1995") == ["Year=1995", "=YEAR:1995"])
    let columns = [Column(name: "Year"), Column(name: "year")]
    #expect(FilterExpression("year:1").terms(in: columns).map(\.column) == [1])
  }

  @Test(arguments: [
    ("heat", true), ("Heat", false), ("größe", true), ("Größe", false), ("ÄRGER", false), ("1995", true),
    ("\u{01C5}", false),
  ])
  func `a word with a capital heeds case`(word: String, ignores: Bool) {
    #expect(SmartCase.ignoresCase(word: word) == ignores)
  }

  @Test(arguments: [
    ("he.t", true), ("He.t", false), ("\\S+\\W\\D\\B", true), ("\\p{Lu}x", true), ("\\P{L}", true), ("\\pLx", true),
    ("\\pLX", false), ("(?P<Name>x)", true), ("(?<Name>x)", true), ("(?'Name'x)", true), ("(?<Name>X)", false),
    ("(?<=A)x", false), ("(?<!a)x", true), ("(*UCP)x", true), ("\\x{AB}", true), ("[A-Z]", false), ("\\QA", false),
    ("\\", true), ("(?R)", true), ("\\p{Lu", true),
  ])
  func `capitals of the grammar of regular expressions are none`(pattern: String, ignores: Bool) {
    #expect(SmartCase.ignoresCase(regularExpression: pattern) == ignores)
  }

  @Test func `a bad regular expression is told with its place in the filter`() throws {
    let bad = try #require(FilterExpression("heat /ä(b/").mistake)
    // The pattern starts at character 7 and has three; the end is where the parenthesis is missed.
    #expect(bad == FilterError(reason: "missing closing parenthesis", position: 10))
    #expect(bad.message == "missing closing parenthesis, at character 10")
    #expect(FilterExpression("heat /(b)/").mistake == nil)
    #expect(FilterExpression("[ (").mistake == nil)
  }

  @Test func `what only columns can tell is no mistake before they are known`() {
    #expect(FilterExpression("title:/(/").mistake == nil)
    #expect(throws: FilterError.self) { try FilterMatcher(FilterExpression("title:/(/"), columns: Self.columns) }
    #expect(throws: Never.self) { try FilterMatcher(FilterExpression("nope:/(/"), columns: Self.columns) }
  }

  @Test func `only a filter that says something is one`() {
    #expect(FilterExpression(" ! \"\" // ").isEmpty)
    #expect(!FilterExpression("x:").isEmpty)
    #expect(!FilterExpression("!x").isEmpty)
  }
}
