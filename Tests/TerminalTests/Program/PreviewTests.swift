import Platform
import Testing

/// The preview's command on a terminal: how it ended is said, and nothing of it outlives the program.
@Suite struct PreviewTests {
  private func browse(_ command: String, folder: ScratchFolder) throws -> TerminalSession {
    try TerminalSession(
      Program.shelves, ["one.csv", "-g", "genre", "--preview", command],
      environment: ["SWIFT_BACKTRACE": "interactive=no"], columns: 120, folder: folder.path)
  }

  private func scratch() throws -> ScratchFolder {
    try ScratchFolder(copyOf: "\(Program.folder)/Tests/Cases/one-card")
  }

  @Test(arguments: [
    ("echo said; exit 2", "exit 2"), ("echo said; kill -9 $$", "ended by signal 9"),
    ("echo said; exec >&- 2>&-; sleep 0.1; exit 4", "exit 4"),
  ])
  func `a command that fails says how, below what it wrote`(command: String, note: String) throws {
    let folder = try scratch()
    let session = try browse(command, folder: folder)
    let screen = try session.waitFor("what it wrote and how it ended") { $0.contains("said") && $0.contains(note) }
    let lines = screen.lines.map(String.init(describing:))
    let said = try #require(lines.firstIndex { $0.contains("said") })
    #expect(lines[said + 1].contains(note))
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.leftovers().isEmpty)
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, 0])
  func `a command that runs ends with the program, and so does what it started`(signal: Int32) throws {
    let folder = try scratch()
    // Whoever runs below the command holds this pipe open for writing; the end of its text says that nobody does.
    #expect(mkfifo("\(folder.path)/held", 0o600) == 0)
    let held = Descriptor(open("\(folder.path)/held", O_RDONLY | O_NONBLOCK | O_CLOEXEC))
    let session = try browse("exec 9>held; sleep 1000 & echo both run; sleep 1000; :", folder: folder)
    try session.waitFor("the command's words") { $0.contains("both run") && $0.focusedCard == "Heat" }
    if signal == 0 { try session.send("q") } else { session.signal(signal) }
    #expect(try session.waitForExit() == (signal == 0 ? .exited(0) : .signalled(signal)))
    #expect(session.leftovers().isEmpty)
    var entry = pollfd(fd: held.number, events: Int16(POLLIN), revents: 0)
    #expect(poll(&entry, 1, 30_000) == 1)
    #expect(entry.revents & Int16(POLLHUP) != 0)
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `a command of a snapshot ends with it as well`(signal: Int32) throws {
    let folder = try scratch()
    #expect(mkfifo("\(folder.path)/held", 0o600) == 0)
    let held = Descriptor(open("\(folder.path)/held", O_RDONLY | O_NONBLOCK | O_CLOEXEC))
    // In a terminal of its own only so that there is a program to signal while it waits.
    let session = try TerminalSession(
      Program.shelves,
      [
        "one.csv", "-g", "genre", "--snapshot", "80x24", "--preview",
        "exec 9>held; echo runs >/dev/tty; sleep 1000 & sleep 1000; :",
      ], folder: folder.path)
    try session.waitFor(text: "runs")
    session.signal(signal)
    #expect(try session.waitForExit() == .signalled(signal))
    var entry = pollfd(fd: held.number, events: Int16(POLLIN), revents: 0)
    #expect(poll(&entry, 1, 30_000) == 1)
    #expect(entry.revents & Int16(POLLHUP) != 0)
    withExtendedLifetime(folder) {}
  }
}
