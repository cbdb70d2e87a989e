import Testing

/// The built program opens a source where it was left, and shows a demo that changes.
@Suite struct ResumeTests {
  private static let elements = ["docs/samples/elements.csv", "--group-by", "category", "--resume"]

  private func frame(_ arguments: [String], keys: String = "", state: ScratchFolder) throws -> String {
    let run = try CommandRun(
      Program.shelves, arguments + ["--snapshot", "80x24"] + (keys.isEmpty ? [] : ["--keys", keys]),
      environment: ["XDG_STATE_HOME": state.path + "/state"])
    #expect(run.errorText.isEmpty)
    return run.outputText
  }

  private func folder() throws -> ScratchFolder { try ScratchFolder(copyOf: Program.folder + "/docs/decisions") }

  @Test func `a source is opened where it was left, also from a terminal`() throws {
    let state = try folder()
    let left = try frame(Self.elements, keys: "Down*3 Right*2 Down Right", state: state)
    #expect(try frame(Self.elements, state: state) == left)
    let session = try TerminalSession(
      Program.shelves, Self.elements, environment: ["XDG_STATE_HOME": state.path + "/state"])
    try session.waitFor("the row it was left in") { $0.status.hasSuffix("row 5 of 11") && $0.focusedCard != nil }
    try session.send(Keystroke.up)
    try session.waitFor("the row above") { $0.status.hasSuffix("row 4 of 11") }
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try frame(Self.elements, state: state).contains("row 4 of 11"))
  }

  @Test func `another grouping, or a run that does not ask for it, begins at the beginning`() throws {
    let state = try folder()
    _ = try frame(Self.elements, keys: "Down*3", state: state)
    #expect(try frame(Array(Self.elements.dropLast()), state: state).contains("row 1 of 11"))
    #expect(try frame(["docs/samples/elements.csv", "-g", "period", "--resume"], state: state).contains("row 1 of"))
  }

  @Test func `where nothing can be kept, it is told and nothing else happens`() throws {
    let run = try CommandRun(
      Program.shelves, Self.elements + ["--snapshot", "80x24", "--keys", "Down"],
      environment: ["XDG_STATE_HOME": "/dev/null"])
    #expect(run.outcome == .exited(0))
    #expect(run.outputText.contains("row 2 of 11"))
    #expect(run.errorText.hasPrefix("shelves: /dev/null/shelves: "))
  }

  @Test func `a changing demo changes by itself on a terminal, and the same way in each snapshot`() throws {
    let session = try TerminalSession(Program.shelves, ["--demo", "20x20", "--churn", "200"])
    try session.waitFor("changes") { $0.status.contains(" changes") }
    try session.send(Keystroke.down)
    try session.waitFor("the next row") { $0.status.hasSuffix("row 2 of 20") }
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))

    let arguments = ["--demo", "20x20", "--churn", "9", "--snapshot", "80x24", "--keys", "Down*4 Right*5"]
    let frames = try (0..<2).map { _ in
      try CommandRun(Program.shelves, arguments, environment: ["SHELVES_CHECK_FRAMES": "1"])
    }
    #expect(frames[0].output == frames[1].output)
    #expect(frames[0].outcome == .exited(0))
    #expect(frames[0].outputText.contains("81 changes"))
  }
}
