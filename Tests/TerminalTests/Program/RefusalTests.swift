import Platform
import Testing

/// What cannot work is said in one clear line, before the terminal is touched.
@Suite struct RefusalTests {
  @Test(arguments: ["dumb", "no-such-terminal", ""])
  func `a terminal that cannot show screens is refused in one line`(name: String) throws {
    let session = try TerminalSession(
      Program.shelves, ["docs/samples/elements.csv"], environment: ["TERM": name], errors: .pipe)
    #expect(try session.waitForExit() == .exited(2))
    let lines = String(decoding: session.errors, as: UTF8.self).split(separator: "\n")
    #expect(lines.first?.hasPrefix("shelves: ") == true)
    #expect((1...2).contains(lines.count))
    #expect(session.written.isEmpty)
    #expect(session.leftovers().isEmpty)
  }

  @Test func `without any terminal it says so`() throws {
    let run = try CommandRun(Program.shelves, ["docs/samples/elements.csv"])
    #expect(run.outcome == .exited(2))
    #expect(run.errorText.hasPrefix("shelves: "))
    #expect(run.outputText.isEmpty)
  }

  @Test func `a source that is not there leaves the terminal alone`() throws {
    let session = try TerminalSession(Program.shelves, ["no/such/file.csv"], errors: .pipe)
    #expect(try session.waitForExit() == .exited(2))
    #expect(String(decoding: session.errors, as: UTF8.self).hasPrefix("shelves: no/such/file.csv: "))
    #expect(session.written.isEmpty)
  }

  @Test func `a snapshot needs no terminal`() throws {
    let run = try CommandRun(
      Program.shelves, ["docs/samples/elements.csv", "--group-by", "category", "--snapshot", "80x24"],
      environment: ["TERM": "dumb"])
    #expect(run.outcome == .exited(0))
    #expect(run.errorText.isEmpty)
    #expect(run.outputText.contains("┏━") && run.outputText.contains("Hydrogen"))
  }

  @Test func `a snapshot is the screen that a terminal shows`() throws {
    let arguments = ["docs/samples/elements.csv", "--group-by", "category"]
    let run = try CommandRun(
      Program.shelves, arguments + ["--snapshot", "80x24", "--keys", "Down Right Right"])
    let session = try TerminalSession(Program.shelves, arguments)
    try session.waitFor("Hydrogen") { $0.focusedCard == "Hydrogen" }
    try session.send(Keystroke.down + Keystroke.right + Keystroke.right)
    let shown = run.outputText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    try session.waitFor("what the snapshot printed:\n\(run.outputText)") { $0.lines == Array(shown.prefix(24)) }
  }

  @Test func `a locale without UTF-8 still has its borders where C.UTF-8 exists`() throws {
    let session = try TerminalSession(
      Program.shelves, ["docs/samples/elements.csv"], environment: ["LC_ALL": "C"])
    try session.waitFor("a focused card") { $0.focusedCard != nil }
  }
}
