import Testing

/// The screen of a record on a terminal: what leads out of it and back.
@Suite struct DetailTests {
  @Test func `a record is copied from its own screen`() throws {
    let session = try TerminalSession(Program.shelves, ["docs/samples/moons.csv"])
    try session.waitFor("the first moon") { $0.focusedCard == "Moon" }
    try session.send(Keystroke.enter)
    try session.waitFor(text: "known since prehistory")
    try session.send("y")
    try session.waitFor(text: "copied 1 item, 48 bytes")
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test func `a record that was edited is shown as it is now, and the screen below stands on it`() throws {
    let folder = try ScratchFolder(copyOf: Program.folder + "/Tests/Cases/detail")
    let session = try TerminalSession(
      Program.shelves, [folder.path + "/films.csv"],
      environment: ["EDITOR": "sh -c 'sed -i.old s/Ronin/Rififi/ \"$1\"' -"])
    try session.waitFor("the first film") { $0.focusedCard == "Heat" }
    try session.send(Keystroke.right + Keystroke.enter)
    try session.waitFor(text: "Ronin")
    try session.send("e")
    try session.waitFor("the new title") { $0.text.contains("title  Rififi") }
    try session.send(Keystroke.escape)
    try session.waitFor("the card") { $0.focusedCard == "Rififi" }
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test func `a record whose file was cut off meanwhile says so on its own screen`() throws {
    let folder = try ScratchFolder(copyOf: Program.folder + "/Tests/Cases/detail")
    let file = folder.path + "/films.csv"
    let session = try TerminalSession(Program.shelves, [file])
    try session.waitFor("the first film") { $0.focusedCard == "Heat" && $0.lines[23].contains("help") }
    #expect(try CommandRun("truncate", ["-s", "60", file], folder: folder.path).outcome == .exited(0))
    // The last card of the last row stands behind the cut.
    try session.send("G" + Keystroke.end + Keystroke.enter)
    let detail = try session.waitFor("its screen") { $0.contains("record ") && $0.contains("back") }
    #expect(detail.contains("The file became shorter"))
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }
}
