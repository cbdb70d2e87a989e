import Platform
import Testing

/// Standard input and output carry data while the person sits at the terminal.
@Suite struct StreamTests {
  @Test func `records from a pipe are shown while they arrive, and keys come from the terminal`() throws {
    let session = try TerminalSession(Program.shelves, ["--format", "lines", "-"], input: .pipe)
    try session.feed("apple\nbanana\n")
    try session.waitFor(text: "banana")
    try session.send("l")
    try session.waitFor("banana focused") { $0.focusedCard == "banana" }
    try session.feed("cherry\n")
    try session.waitFor("the same focus") { $0.contains("2 / 3+") && $0.focusedCard == "banana" }
    try session.send("l")
    try session.waitFor("cherry focused") { $0.focusedCard == "cherry" }
    session.closeInput()
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.leftovers().isEmpty)
  }

  @Test func `with the output in a pipe Enter prints the record as it was, and leaves`() throws {
    let session = try TerminalSession(
      Program.shelves, ["docs/samples/elements.csv", "--group-by", "category"], output: .pipe)
    try session.waitFor("Hydrogen") { $0.focusedCard == "Hydrogen" }
    try session.send(Keystroke.right)
    try session.waitFor("Carbon") { $0.focusedCard == "Carbon" }
    try session.send(Keystroke.enter)
    #expect(try session.waitForExit() == .exited(0))
    let expected = "6,C,Carbon,nonmetal,2,14,12.011,solid,,known since prehistory\n"
    #expect(String(decoding: session.output, as: UTF8.self) == expected)
    #expect(session.leftovers().isEmpty)
  }

  @Test func `picking in the middle of a pipeline`() throws {
    let session = try TerminalSession(
      "/bin/sh", ["-c", "printf 'a\\nb\\nc\\n' | '\(Program.shelves)' --select | tr a-z A-Z"])
    try session.waitFor("a") { $0.focusedCard == "a" }
    try session.send("l")
    try session.waitFor("b") { $0.focusedCard == "b" }
    try session.send(Keystroke.enter)
    try session.waitForExit()
    #expect(session.screen.text == "B")
    #expect(session.leftovers().isEmpty)
  }

  @Test func `records that decided that a screen is needed are on it`() throws {
    let session = try TerminalSession(Program.shelves, ["--select", "--select-1"], input: .pipe)
    try session.feed("apple\n")
    try session.feed("banana\n")
    session.closeInput()
    try session.waitFor("both") { $0.focusedCard == "apple" && $0.contains("banana") }
  }

  @Test func `leaving ends an endless producer`() throws {
    let session = try TerminalSession(
      "/bin/sh",
      ["-c", "{ i=0; while echo line $i; do i=$((i+1)); done; } 2>/dev/null | '\(Program.shelves)'; echo over"],
      columns: 200)
    try session.waitFor("a card") { $0.focusedCard != nil }
    try session.send("q")
    try session.waitForExit()
    #expect(session.screen.text == "over")
  }

  @Test func `a slow producer is shown while it runs, the focus stays, and leaving ends it`() throws {
    let script = """
      { sh Tests/Data/awkward/91-stdin-slow.sh 2>/dev/null; echo "producer $?" >&2; } | '\(Program.shelves)' -g genre
      """
    let session = try TerminalSession("/bin/sh", ["-c", script], errors: .pipe)
    // A busy machine may show several records at once, so nothing is waited for that a later one takes away.
    try session.waitFor("the first card, more to come") { $0.focusedCard == "t0" && $0.lines[1].contains("+") }
    try session.waitFor("three rows") { $0.status.hasSuffix("row 1 of 3") }
    try session.send(Keystroke.down)
    try session.waitFor("the second row") { $0.focusedCard == "t1" && $0.status.hasSuffix("row 2 of 3") }
    let grown = try session.waitFor("rows that grew") { $0.contains("t3") && $0.contains("t4") }
    #expect(grown.focusedCard == "t1")
    try session.send("q")
    try session.waitForExit()
    // The next thing it writes finds nobody who reads.
    #expect(String(decoding: session.errors, as: UTF8.self) == "producer 141\n")
    #expect(session.leftovers().isEmpty)
  }

  @Test func `bytes of the data never act on the terminal`() throws {
    let evil = "\u{1B}]0;owned\u{07}\u{1B}[?1000l\u{1B}[31mred\u{9B}2J\u{7F}\u{202E}end\n"
    let session = try TerminalSession(Program.shelves, ["--format", "lines"], input: .pipe)
    try session.feed("plain\n" + evil)
    session.closeInput()
    let screen = try session.waitFor(text: "owned")
    #expect(session.modes.commands.isEmpty)
    #expect(session.modes.mouse)
    #expect(screen.contains("plain"))
    #expect(!screen.text.unicodeScalars.contains { $0.value == 0x202E || $0.value == 0x9B })
  }

  @Test func `a list into a reader that stops early ends quietly`() throws {
    let run = try CommandRun(
      "/bin/sh", ["-c", "'\(Program.shelves)' docs/samples/elements.csv --list | head -n 1"])
    #expect(run.outcome == .exited(0))
    #expect(run.outputText.split(separator: "\n").count == 1)
    #expect(run.errorText.isEmpty)
  }
}
