import Testing

@testable import shelves

@Suite struct ShellWordsTests {
  private func words(_ text: String, comments: Bool = false) throws -> [String] {
    try ShellWords.split(Array(text.utf8), comments: comments).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("", []), ("  \t ", []), ("a", ["a"]), (" a  b\tc\n", ["a", "b", "c"]),
    ("'a b' \"c d\"", ["a b", "c d"]), ("a'b c'd", ["ab cd"]), ("''", [""]), ("a \"\" b", ["a", "", "b"]),
    (#"a\ b"#, ["a b"]), (#"\\ \' \" \a"#, ["\\", "'", "\"", "a"]), (#"'\t'"#, [#"\t"#]), (#"'\'"#, ["\\"]),
    (#""a\"b""#, [#"a"b"#]), (#""\\ \$ \` \n""#, [#"\ $ ` \n"#]), ("'\"' \"'\"", ["\"", "'"]),
    ("$HOME ~ * `x`", ["$HOME", "~", "*", "`x`"]), ("ä 'ö ü'", ["ä", "ö ü"]), ("a;b|c", ["a;b|c"]),
  ])
  func `words are what a shell makes of the text, nothing put in their place`(text: String, expected: [String]) throws {
    #expect(try words(text) == expected)
  }

  @Test(arguments: [
    ("# all of it", []), ("a # rest", ["a"]), ("a#b", ["a#b"]), ("'#' b", ["#", "b"]), (##"\# b"##, ["#", "b"]),
    ("\"\"#", ["#"]),
  ])
  func `a comment begins where a word would, if there are comments`(text: String, expected: [String]) throws {
    #expect(try words(text, comments: true) == expected)
  }

  @Test func `without comments a hash is a character`() throws {
    #expect(try words("-d # x") == ["-d", "#", "x"])
  }

  @Test(arguments: [
    ("'a", "a quote that nothing closes: '"), ("a \"b'", "a quote that nothing closes: \""),
    (#""a\""#, "a quote that nothing closes: \""), ("a \\", "a backslash with nothing behind it"),
    ("a\0b", "a zero byte cannot be part of a word"), ("'a\0b'", "a zero byte cannot be part of a word"),
  ])
  func `what leads nowhere is told`(text: String, message: String) {
    #expect(throws: UsageError(message)) { try words(text) }
  }

  @Test func `bytes that are no text stay as they are`() throws {
    #expect(try ShellWords.split([0xFF, 0x20, 0x27, 0xC3, 0x27]) == [[0xFF], [0xC3]])
  }
}
