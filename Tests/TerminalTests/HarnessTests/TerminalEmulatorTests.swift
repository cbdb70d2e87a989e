import Testing

@Suite struct TerminalEmulatorTests {
  @Test func `the screen is what the bytes draw`() {
    let emulator = TerminalEmulator(rows: 3, columns: 10)
    emulator.feed(Array("one\r\n  \u{1B}[1;31mtwo\u{1B}[0m\u{1B}[3;10Hx".utf8))
    let screen = emulator.screen
    #expect(screen.lines == ["one", "  two", "         x"])
    #expect(screen.cells[1][2].style == .init(bold: true, foreground: .palette(1)))
    #expect(screen.cells[0][0].style == .plain)
    #expect(screen.row(of: "two") == 1)
  }

  @Test func `a wide character takes two cells and one place in the text`() {
    let emulator = TerminalEmulator(rows: 1, columns: 6)
    emulator.feed(Array("日e\u{301}|".utf8))
    let cells = emulator.screen.cells[0]
    #expect(cells.map(\.width).prefix(4) == [2, 0, 1, 1])
    #expect(emulator.screen.lines == ["日e\u{301}|"])
  }

  @Test func `the other screen leaves the first as it was`() {
    let emulator = TerminalEmulator(rows: 2, columns: 8)
    emulator.feed(Array("shell$ \u{1B}[?1049h\u{1B}[2J\u{1B}[Hfull".utf8))
    #expect(emulator.screen.text == "full")
    emulator.feed(Array("\u{1B}[?1049l".utf8))
    #expect(emulator.screen.text == "shell$")
    #expect(emulator.screen.cursor == (row: 0, column: 7))
  }

  @Test func `a question of the program is answered`() {
    let emulator = TerminalEmulator(rows: 2, columns: 8)
    emulator.feed(Array("ab\u{1B}[6n".utf8))
    #expect(emulator.takeAnswer() == Array("\u{1B}[1;3R".utf8))
    #expect(emulator.takeAnswer().isEmpty)
  }
}
