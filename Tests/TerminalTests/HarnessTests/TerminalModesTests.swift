import Testing

@Suite struct TerminalModesTests {
  @Test func `a mode switched on counts as changed until it is switched off`() {
    var modes = TerminalModes()
    modes.feed(Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}=".utf8))
    #expect(modes.alternateScreen && !modes.cursorVisible && modes.applicationKeypad)
    #expect(modes.changed.count == 3)
    modes.feed(Array("\u{1B}[?1049l\u{1B}[?25h\u{1B}>".utf8))
    #expect(modes.changed.isEmpty)
  }

  @Test func `several modes in one sequence are all seen`() {
    var modes = TerminalModes()
    modes.feed(Array("\u{1B}[?1000;1006;2004h".utf8))
    #expect(modes.mouse && modes.bracketedPaste)
    #expect(modes.changed == ["mode 1000 is on", "mode 1006 is on", "mode 2004 is on"])
  }

  @Test func `sequences may be split at any byte`() {
    let text = "a\u{1B}[31mb\u{1B}]0;a title\u{07}\u{1B}[?1002h\u{1B}]52;c;AAAA\u{1B}\\\u{1B}[?25l"
    var whole = TerminalModes()
    whole.feed(Array(text.utf8))
    var pieces = TerminalModes()
    for byte in text.utf8 { pieces.feed([byte]) }
    for modes in [whole, pieces] {
      #expect(modes.commands == ["0;a title", "52;c;AAAA"])
      #expect(modes.changed == ["mode 1002 is on", "mode 25 is off"])
    }
  }
}
