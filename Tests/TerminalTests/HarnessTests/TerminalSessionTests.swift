import Platform
import Testing

/// The harness itself, tried on programs that every system has.
@Suite struct TerminalSessionTests {
  private func shell(_ script: String) throws -> TerminalSession {
    try TerminalSession("/bin/sh", ["-c", script])
  }

  @Test func `what a program prints is on the screen, and its status is told`() throws {
    let session = try shell("printf 'hello\\n'; exit 7")
    try session.waitFor(text: "hello")
    #expect(try session.waitForExit() == .exited(7))
    #expect(session.leftovers().isEmpty)
  }

  @Test func `output written just before the end is not lost`() throws {
    let session = try shell("i=0; while [ $i -lt 300 ]; do echo line $i; i=$((i+1)); done; printf last")
    try session.waitForExit()
    #expect(session.screen.lines.last == "last")
    #expect(session.screen.lines[22] == "line 299")
  }

  @Test func `typed keys reach the program`() throws {
    let session = try shell("read word; echo \"got $word\"")
    try session.send("apple\r")
    try session.waitFor(text: "got apple")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test func `the terminal is the program's controlling terminal while its streams are pipes`() throws {
    let session = try TerminalSession(
      "/bin/sh", ["-c", "read data; echo on-tty >/dev/tty; read key </dev/tty; echo \"$data $key\"; echo oops >&2"],
      input: .pipe, output: .pipe, errors: .pipe)
    try session.feed("record\n")
    session.closeInput()
    try session.waitFor(text: "on-tty")
    try session.send("key\r")
    #expect(try session.waitForExit() == .exited(0))
    #expect(String(decoding: session.output, as: UTF8.self) == "record key\n")
    #expect(String(decoding: session.errors, as: UTF8.self) == "oops\n")
  }

  @Test func `a file can be standard input`() throws {
    let session = try TerminalSession("/bin/cat", input: .file("\(Program.folder)/LICENSE"), output: .pipe)
    #expect(try session.waitForExit() == .exited(0))
    #expect(String(decoding: session.output, as: UTF8.self).contains("Permission is hereby granted"))
  }

  @Test func `a new size arrives as SIGWINCH`() throws {
    let session = try shell("trap 'stty size; exit 0' WINCH; echo ready; while :; do read x; done")
    try session.waitFor(text: "ready")
    try session.resize(rows: 30, columns: 100)
    try session.waitFor(text: "30 100")
    session.signal(SIGKILL)
    try session.waitForExit()
    #expect(session.screen.lines.count == 30)
  }

  @Test func `Ctrl-C and signals end a program as they do at a shell`() throws {
    let interrupted = try shell("echo ready; exec cat")
    try interrupted.waitFor(text: "ready")
    try interrupted.send("\u{03}")
    #expect(try interrupted.waitForExit() == .signalled(SIGINT))
    let terminated = try shell("echo ready; exec cat")
    try terminated.waitFor(text: "ready")
    terminated.signal(SIGTERM)
    #expect(try terminated.waitForExit().shellStatus == 143)
  }

  @Test func `whatever is left changed is told`() throws {
    let session = try shell("stty -echo; printf '\\033[?1049h\\033[?1000h\\033[?25l\\033[1mx'")
    try session.waitForExit()
    let leftovers = session.leftovers()
    #expect(leftovers.contains("mode 1049 is on"))
    #expect(leftovers.contains("mode 1000 is on"))
    #expect(leftovers.contains("mode 25 is off"))
    #expect(leftovers.contains("the line's settings are not what they were"))
    #expect(leftovers.contains { $0.contains("bold: true") })
  }

  @Test func `line characters left on are told`() throws {
    let session = try shell("printf '\\033(0'")
    try session.waitForExit()
    #expect(session.leftovers() == ["a typed q is shown as ─"])
  }

  @Test func `a program that draws with ncurses can be watched from first paint to last`() throws {
    let session = try TerminalSession("tput", ["smcup"])
    try session.waitForExit()
    #expect(session.modes.alternateScreen)
    #expect(session.leftovers().contains("mode 1049 is on"))
  }

  @Test func `a program that cannot be started exits with 127`() throws {
    let session = try TerminalSession("/nonexistent/program")
    #expect(try session.waitForExit() == .exited(127))
  }

  @Test func `what never comes fails with the screen in the message`() throws {
    let session = try shell("echo something else")
    let error = #expect(throws: HarnessError.self) { try session.waitFor(text: "apple") }
    #expect(error?.description.contains("never shown: ‘apple’\nthe screen was:\n| something else") == true)
  }
}
