import Testing

/// The built program under the names of terminals that people sit at.
@Suite struct TerminalTypeTests {
  private static let elements = ["docs/samples/elements.csv", "--group-by", "category"]

  /// What the screen has to be: the frame that needs no terminal.
  private func frame(
    _ keys: String, _ columns: Int, _ rows: Int, of source: [String] = elements
  ) throws -> [String] {
    let run = try CommandRun(Program.shelves, source + ["--snapshot", "\(columns)x\(rows)", "--keys", keys])
    return Array(run.outputText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).prefix(rows))
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "screen", "linux", "vt100"])
  func `each kind of terminal shows the same, takes the keys and is left as it was`(type: String) throws {
    let session = try TerminalSession(Program.shelves, Self.elements, environment: ["TERM": type], errors: .pipe)
    let first = try frame("Resize:80x24", 80, 24)
    try session.waitFor("the first frame:\n\(first.joined(separator: "\n"))") { $0.lines == first }
    try session.send(Keystroke.down + Keystroke.right + "G")
    let last = try frame("Down Right G", 80, 24)
    try session.waitFor("the last row:\n\(last.joined(separator: "\n"))") { $0.lines == last }
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.errors.isEmpty)
    // Also where there is no second screen to leave: what the shell says next must not run into the last line.
    #expect(session.screen.text.isEmpty)
    #expect(session.leftovers().isEmpty)
  }

  @Test(arguments: [(20, 5), (400, 120)])
  func `the least screen and a very large one show what a snapshot of that size does`(columns: Int, rows: Int) throws {
    let session = try TerminalSession(Program.shelves, Self.elements, rows: rows, columns: columns)
    let expected = try frame("Down Right", columns, rows)
    try session.waitFor("something") { $0.contains("Hydrogen") }
    try session.send(Keystroke.down + Keystroke.right)
    try session.waitFor("the frame:\n\(expected.joined(separator: "\n"))") { $0.lines == expected }
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.leftovers().isEmpty)
  }

  @Test(arguments: [79, 80])
  func `wide glyphs that are cut at either edge leave nothing behind while one scrolls`(columns: Int) throws {
    let source = ["Tests/Cases/wide-glyphs-scrolled-80/wide.csv", "-g", "row"]
    let session = try TerminalSession(Program.shelves, source, rows: 12, columns: columns)
    let way = "Right Right Right Right Left Left Down End Up Left Home Right f b Backspace 時 Enter Esc"
    let keys = way.split(separator: " ").map(String.init)
    let bytes = [
      "Right": Keystroke.right, "Left": Keystroke.left, "Down": Keystroke.down, "Up": Keystroke.up,
      "End": Keystroke.end, "Home": Keystroke.home, "Enter": Keystroke.enter, "Esc": Keystroke.escape,
      "Backspace": "\u{7F}",
    ]
    for count in keys.indices {
      let expected = try frame(keys[...count].joined(separator: " "), columns, 12, of: source)
      if count == 0 { try session.waitFor("all records") { $0.contains("10 records") } }
      try session.send(bytes[keys[count]] ?? keys[count])
      try session.waitFor("after \(keys[...count]):\n\(expected.joined(separator: "\n"))") { $0.lines == expected }
    }
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test(arguments: [(19, 5), (20, 4)])
  func `one column or line less is told in one line`(columns: Int, rows: Int) throws {
    let session = try TerminalSession(Program.shelves, Self.elements, rows: rows, columns: columns)
    try session.waitFor("the size in one line") { $0.text == "20x5 needed" }
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.leftovers().isEmpty)
  }

  @Test(arguments: [(["--color", "never"], [:]), ([], ["NO_COLOR": "1"])] as [([String], [String: String])])
  func `without colours no cell has one`(options: [String], environment: [String: String]) throws {
    let session = try TerminalSession(Program.shelves, Self.elements + options, environment: environment)
    let screen = try session.waitFor("a whole screen") {
      $0.focusedCard == "Hydrogen" && $0.contains("118 records") && $0.lines[23].contains("help")
    }
    for style in screen.cells.joined().map(\.style) {
      #expect(style.foreground == .standard && style.background == .standard)
    }
    // The focus is told apart all the same.
    #expect(screen.cells[2][1].style.bold)
    session.closeWindow()
    try session.waitForExit()
  }

  @Test func `colours that are asked for come though NO_COLOR is set`() throws {
    let session = try TerminalSession(
      Program.shelves, Self.elements + ["--color", "always"], environment: ["NO_COLOR": "1"])
    try session.waitFor("a focused card in a colour") { $0.cells[2][1].style.foreground != .standard }
    session.closeWindow()
    try session.waitForExit()
  }

  @Test func `in ASCII nothing else reaches the terminal`() throws {
    let session = try TerminalSession(Program.shelves, Self.elements + ["--ascii"])
    try session.waitFor("a whole screen") { $0.contains("#====") && $0.lines[23].contains("help") }
    try session.send(Keystroke.right + Keystroke.down + " ?")
    try session.waitFor("the help") { $0.contains("previous card") }
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.written.allSatisfy { $0 < 0x80 })
    #expect(session.leftovers().isEmpty)
  }
}
