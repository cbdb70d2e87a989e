import Platform
import Testing

/// The last records of an input that does not end.
@Suite struct TailTests {
  @Test func `keys work while records go by without an end, and leaving ends their producer`() throws {
    let session = try TerminalSession(
      "/bin/sh", ["-c", "yes line 2>/dev/null | '\(Program.shelves)' --tail 1000; echo over"], columns: 160)
    try session.waitFor(text: "1000 records, the last of ")
    try session.send("?")
    try session.waitFor("the help") { $0.focusedCard == nil }
    try session.send(Keystroke.escape)
    try session.waitFor("the records again") { $0.focusedCard == "line" }
    try session.send("R")
    // Nothing but another reading that has come as far takes the words away.
    try session.waitFor("what was read again") { $0.contains("1000 records") && !$0.contains("reading again") }
    try session.send("q")
    try session.waitForExit()
    #expect(session.screen.text == "over")
  }

  @Test func `a record keeps its place while others come, and over readings in the middle`() throws {
    let session = try TerminalSession(
      Program.shelves, ["--tail", "10", "--format", "lines", "-o", "{.number}", "--select"], columns: 120,
      input: .pipe, output: .pipe)
    try session.feed((1...300).map { "n\($0)\n" }.joined())
    try session.waitFor(text: "10 records, the last of 300+")
    try session.send("$")
    try session.waitFor("the last one") { $0.focusedCard == "n300" }
    try session.feed("n301\nn302\n")
    // A screen that is seen while it is being drawn may have the one without the other.
    try session.waitFor("the same focus") { $0.contains("the last of 302+") && $0.focusedCard == "n300" }
    try session.send("b")
    try session.waitFor(text: "Group by")
    try session.send("line")
    try session.send(Keystroke.enter)
    try session.waitFor("the same focus on its own row") { $0.contains("row 8 of 10") && $0.focusedCard == "n300" }
    try session.send(Keystroke.enter)
    #expect(try session.waitForExit() == .exited(0))
    #expect(String(decoding: session.output, as: UTF8.self) == "300\n")
  }

  @Test func `what is marked is printed, though it went by long ago`() throws {
    let session = try TerminalSession(
      Program.shelves, ["--tail", "3", "--format", "lines", "-m", "--select"], columns: 120, input: .pipe,
      output: .pipe)
    try session.feed("n1\nn2\nn3\n")
    try session.waitFor("the first") { $0.focusedCard == "n1" }
    try session.send(" ")
    try session.waitFor(text: "1 marked")
    try session.feed((4...90).map { "n\($0)\n" }.joined())
    let later = try session.waitFor(text: "3 records, the last of 90+")
    #expect(later.contains("1 marked"))
    try session.send(Keystroke.enter)
    #expect(try session.waitForExit() == .exited(0))
    #expect(String(decoding: session.output, as: UTF8.self) == "n1\n")
  }
}
