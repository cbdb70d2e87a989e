import Platform
import Testing

/// The built program opens a source where it was left, and shows a demo that changes.
@Suite struct ResumeTests {
  private static let elements = ["docs/samples/elements.csv", "--group-by", "category", "--resume"]

  private func frame(_ arguments: [String] = elements, keys: String = "", state: ScratchFolder) throws -> String {
    let run = try CommandRun(
      Program.shelves, arguments + ["--snapshot", "80x24"] + (keys.isEmpty ? [] : ["--keys", keys]),
      environment: ["XDG_STATE_HOME": state.path + "/state"])
    #expect(run.errorText.isEmpty)
    return run.outputText
  }

  private func folder() throws -> ScratchFolder { try ScratchFolder(copyOf: Program.folder + "/docs/decisions") }

  /// A session on the sample, a row down and a card on from where it was opened.
  private func session(
    _ arguments: [String] = elements, state: ScratchFolder, environment: [String: String] = [:]
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      Program.shelves, arguments,
      environment: environment.merging(["XDG_STATE_HOME": state.path + "/state"]) { one, _ in one })
    let start = try session.waitFor("a whole screen") { $0.focusedCard != nil && $0.lines[23].contains("help") }
    try session.send(Keystroke.down + Keystroke.right)
    try session.waitFor("the next row") { $0.status != start.status && $0.focusedCard != start.focusedCard }
    return session
  }

  @Test func `a source is opened where it was left`() throws {
    let state = try folder()
    let first = try session(state: state)
    // The whole frame: what was there before has gone, and the corner that is drawn last has come.
    let left = try first.waitFor("the new place") { $0.text.contains(" 2 / ") && $0.text.contains("┛") }.text
    try first.send("q")
    #expect(try first.waitForExit() == .exited(0))
    #expect(try frame(state: state).split(separator: "\n") == left.split(separator: "\n"))
    let second = try session(state: state)
    #expect(second.screen.status.hasSuffix("row 3 of 11"))
    try second.send(Keystroke.controlC)
    try second.waitForExit()
    #expect(try frame(state: state).contains("row 3 of 11"))
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal that ends the program loses no place`(signal: Int32) throws {
    let state = try folder()
    let session = try session(state: state)
    session.signal(signal)
    #expect(try session.waitForExit() == .signalled(signal))
    #expect(session.leftovers().isEmpty)
    #expect(try frame(state: state).contains("row 2 of 11"))
  }

  @Test func `shell and kernel may both tell of the end`() throws {
    let state = try folder()
    let session = try session(state: state)
    for signal in [SIGHUP, SIGHUP, SIGTERM] { session.signal(signal) }
    // Of several signals that wait the system delivers the one with the lowest number first.
    #expect([.signalled(SIGHUP), .signalled(SIGTERM)].contains(try session.waitForExit()))
    #expect(session.leftovers().isEmpty)
    #expect(try frame(state: state).contains("row 2 of 11"))
  }

  @Test func `a window that is closed loses no place`() throws {
    let state = try folder()
    let session = try session(state: state)
    session.closeWindow()
    // The end of input may be seen before the signal.
    #expect([.signalled(SIGHUP), .exited(130)].contains(try session.waitForExit()))
    #expect(try frame(state: state).contains("row 2 of 11"))
  }

  @Test func `nor does a signal while an editor has the terminal`() throws {
    let state = try folder()
    let session = try session(
      ["docs", "--resume"], state: state, environment: ["EDITOR": "sh -c 'echo editing; cat'"])
    try session.send(Keystroke.enter)
    try session.waitFor(text: "editing")
    session.signal(SIGTERM)
    #expect(try session.waitForExit() == .signalled(SIGTERM))
    #expect(try frame(["docs", "--resume"], state: state).contains("row 2 of "))
  }

  @Test func `records put in before it move no card away from the focus, by R or in a later run`() throws {
    let state = try folder()
    let file = state.path + "/k.csv"
    func write(_ records: String) throws {
      let run = try CommandRun("/bin/sh", ["-c", "printf \"n,c,name\\n$1\" >\"$0\"", file, records])
      #expect(run.outcome == .exited(0))
    }
    try write("1,a,one\\n2,a,two\\n3,a,three\\n")
    let arguments = [file, "-g", "c", "--resume"]
    let session = try TerminalSession(
      Program.shelves, arguments, environment: ["XDG_STATE_HOME": state.path + "/state"])
    try session.waitFor("three cards") { $0.focusedCard != nil && $0.status.contains("3 records") }
    try session.send(Keystroke.right + Keystroke.right)
    try session.waitFor("the third card") { $0.focusedCard?.contains("three") == true }
    try write("9,a,NEW\\n1,a,one\\n2,a,two\\n3,a,three\\n")
    try session.send("R")
    try session.waitFor("the new record") { $0.status.contains("4 records") }
    #expect(session.screen.focusedCard?.contains("three") == true)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    try write("8,a,NEWER\\n9,a,NEW\\n1,a,one\\n2,a,two\\n3,a,three\\n4,a,four\\n")
    let run = try CommandRun(
      Program.shelves, arguments + ["--snapshot", "80x24", "--select", "--keys", "Enter"],
      environment: ["XDG_STATE_HOME": state.path + "/state"])
    #expect(run.outputText == "3,a,three\n")
  }

  @Test func `a snapshot reads the place and leaves it alone`() throws {
    let state = try folder()
    let session = try session(state: state)
    try session.send("q")
    try session.waitForExit()
    #expect(try frame(keys: "Down*3", state: state).contains("row 5 of 11"))
    #expect(try frame(state: state).contains("row 2 of 11"))
  }

  @Test func `what is no regular file in its place is passed over`() throws {
    let state = try folder()
    let session = try session(state: state)
    try session.send("q")
    try session.waitForExit()
    let script = "for file in \"$0\"/state/shelves/*.state; do rm \"$file\" && mkfifo \"$file\"; done"
    #expect(try CommandRun("/bin/sh", ["-c", script, state.path]).outcome == .exited(0))
    #expect(try frame(state: state).contains("row 1 of 11"))
  }

  @Test func `another grouping, or a run that does not ask for it, begins at the beginning`() throws {
    let state = try folder()
    let session = try session(state: state)
    try session.send("q")
    try session.waitForExit()
    #expect(try frame(Array(Self.elements.dropLast()), state: state).contains("row 1 of 11"))
    #expect(try frame(["docs/samples/elements.csv", "-g", "period", "--resume"], state: state).contains("row 1 of"))
  }

  @Test func `where nothing can be kept, it is told and nothing else happens`() throws {
    let session = try TerminalSession(
      Program.shelves, Self.elements, environment: ["XDG_STATE_HOME": "/dev/null"], errors: .pipe)
    try session.waitFor("a whole screen") { $0.focusedCard != nil && $0.lines[23].contains("help") }
    try session.send(Keystroke.down + "q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(String(decoding: session.errors, as: UTF8.self).hasPrefix("shelves: /dev/null/shelves: "))
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
