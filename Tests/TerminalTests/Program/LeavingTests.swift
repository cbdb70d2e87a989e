import Platform
import Testing

/// However the built program ends, the terminal is as it was found, and the status says why.
@Suite struct LeavingTests {
  private func browse(_ more: [String] = [], output: TerminalSession.Stream = .terminal) throws -> TerminalSession {
    // Swift's own report of a crash asks what to do next where it finds a terminal; nobody is there to answer.
    let session = try TerminalSession(
      Program.shelves, ["docs/samples/elements.csv", "--group-by", "category"] + more,
      environment: ["SWIFT_BACKTRACE": "interactive=no"], output: output)
    try session.waitFor("a whole screen") { $0.focusedCard != nil && $0.lines[23].contains("help") }
    return session
  }

  @Test func `q while browsing is 0`() throws {
    let session = try browse()
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.screen.text.isEmpty)
    #expect(session.leftovers().isEmpty)
  }

  @Test func `Ctrl-C is 130`() throws {
    let session = try browse()
    try session.send(Keystroke.controlC)
    #expect(try session.waitForExit().shellStatus == 130)
    #expect(session.leftovers().isEmpty)
  }

  @Test func `Escape at the first screen does nothing while browsing`() throws {
    // Without a terminal, where no time passes between keys: Escape and a letter at once could be Alt and the letter.
    let run = try CommandRun(
      Program.shelves,
      ["docs/samples/elements.csv", "--group-by", "category", "--snapshot", "80x24", "--keys", "Esc Right"])
    #expect(run.outcome == .exited(0))
    #expect(run.outputText.contains("┃ Carbon"))
  }

  @Test(arguments: ["q", Keystroke.escape])
  func `leaving a choice without choosing is 130 and prints nothing`(key: String) throws {
    let session = try browse(["--select"], output: .pipe)
    try session.send(key)
    #expect(try session.waitForExit() == .exited(130))
    #expect(session.output.isEmpty)
    #expect(session.leftovers().isEmpty)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func `a signal restores the terminal, then ends the program as itself`(signal: Int32) throws {
    let session = try browse()
    session.signal(signal)
    #expect(try session.waitForExit() == .signalled(signal))
    #expect(session.leftovers().isEmpty)
  }

  @Test func `an interrupt from outside is Ctrl-C`() throws {
    let session = try browse()
    session.signal(SIGINT)
    #expect(try session.waitForExit().shellStatus == 130)
    #expect(session.leftovers().isEmpty)
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGILL])
  func `a crash restores the terminal as well`(signal: Int32) throws {
    let session = try browse()
    session.signal(signal)
    #expect(try session.waitForExit() == .signalled(signal))
    #expect(session.leftovers().isEmpty)
  }

  @Test(arguments: ["", "?", Keystroke.enter, ":", "/", "f"])
  func `a keyboard that is gone ends the program, whatever is on the screen`(keys: String) throws {
    // Without SIGHUP, as under nohup: only the end of the keys is left to tell.
    let session = try TerminalSession(
      "/bin/sh", ["-c", "trap '' HUP; exec '\(Program.shelves)' docs/samples/elements.csv --group-by category"])
    let first = try session.waitFor("a whole screen") { $0.focusedCard != nil && $0.lines[23].contains("help") }
    try session.send(keys)
    if !keys.isEmpty { try session.waitFor("another screen") { $0.text != first.text } }
    session.closeWindow()
    #expect(try session.waitForExit() == .exited(130))
  }

  @Test func `Ctrl-Z gives the shell its terminal, and coming back the screen`() throws {
    let script = """
      set -m
      '\(Program.shelves)' docs/samples/elements.csv --group-by category
      echo stopped; read answer; echo "shell read $answer"; fg >/dev/null; echo "left with $?"
      """
    let session = try TerminalSession("/bin/sh", ["-c", script])
    try session.waitFor("Hydrogen") { $0.focusedCard == "Hydrogen" }
    try session.send(Keystroke.controlZ)
    try session.waitFor(text: "stopped")
    #expect(session.modes.changed.isEmpty)
    try session.send("typed\r")
    try session.waitFor("Hydrogen again") { $0.focusedCard == "Hydrogen" }
    try session.send(Keystroke.right)
    try session.waitFor("Carbon") { $0.focusedCard == "Carbon" }
    try session.send("q")
    try session.waitFor(text: "left with 0")
    #expect(session.screen.contains("shell read typed"))
    try session.waitForExit()
    #expect(session.leftovers().isEmpty)
  }
}
