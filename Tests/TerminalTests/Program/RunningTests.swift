import Platform
import Testing

/// Options whose effect is outside the frame: a file that grows, a command that is run, counters that are written.
@Suite struct RunningTests {
  private static let scroll = "Down*30 Up*30 Down*20 Up*10"

  @Test func `lines appended to a file appear, and the focus stays`() throws {
    let folder = try ScratchFolder(copyOf: "\(Program.folder)/Tests/Cases/one-card")
    let file = "\(folder.path)/one.csv"
    let session = try TerminalSession(Program.shelves, ["--follow", "-g", "genre", file])
    try session.waitFor("the one card") { $0.focusedCard == "Heat" && $0.contains("1 / 1") }
    for (line, count) in [("noir,Ronin,1998", "1 / 2"), ("farce,Clue,1985", "row 1 of 2")] {
      #expect(try CommandRun("/bin/sh", ["-c", "echo \"$1\" >>\"$0\"", file, line]).outcome == .exited(0))
      let screen = try session.waitFor("\(line): \(count)") { $0.contains(count) }
      #expect(screen.focusedCard == "Heat")
    }
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.leftovers().isEmpty)
  }

  @Test func `lines of JSON appended to a file appear, and half a line once it is whole`() throws {
    let folder = try ScratchFolder(copyOf: "\(Program.folder)/Tests/Cases/one-card")
    let file = "\(folder.path)/grows.ndjson"
    func append(_ text: String) throws {
      #expect(try CommandRun("/bin/sh", ["-c", "printf %s \"$1\" >>\"$0\"", file, text]).outcome == .exited(0))
    }
    try append("{\"genre\": \"noir\", \"title\": \"Heat\"}\n")
    let session = try TerminalSession(Program.shelves, ["--follow", "-g", "genre", file])
    try session.waitFor("the one card") { $0.focusedCard == "Heat" && $0.contains("1 / 1") }
    try append("{\"genre\": \"noir\", \"title\": \"Ronin\"}\n{\"genre\": \"far")
    let half = try session.waitFor("the second record") { $0.contains("Ronin") && $0.contains("1 / 2") }
    #expect(!half.contains("far") && !half.contains("bad line"))
    try append("ce\", \"title\": \"Clue\", \"year\": 1985}\n")
    let whole = try session.waitFor("the line that was half") { $0.contains("Clue") && $0.contains("row 1 of 2") }
    #expect(whole.focusedCard == "Heat" && whole.contains("1985") && whole.contains("farce"))
    try append("no JSON\n{\"genre\": \"noir\", \"title\": \"Gilda\"}\n")
    let bad = try session.waitFor("a bad line, and what follows it") {
      $0.contains("Gilda") && $0.contains("1 bad line: 4")
    }
    #expect(bad.focusedCard == "Heat")
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.leftovers().isEmpty)
  }

  @Test func `a command that opens a record gets each value as one word, and nothing of it is run`() throws {
    let folder = try ScratchFolder(copyOf: "\(Program.folder)/Tests/Cases/shell-metachars")
    let session = try TerminalSession(
      Program.shelves,
      ["shell-metachars.csv", "-g", "genre", "--open", "printf '<%s>' {genre} {path} >>opened; echo opening"],
      folder: folder.path)
    try session.waitFor("the first card") { $0.focusedCard != nil && $0.lines[23].contains("help") }
    for count in 1...3 {
      try session.send("o")
      // What the command printed is gone with the coming back; the file tells that it was run.
      try session.wait(until: "opened \(count) times") { _ in
        Folder.bytes(of: "\(folder.path)/opened")?.count { $0 == UInt8(ascii: ">") } == 2 * count
      }
      try session.waitFor("the cards again") { $0.focusedCard != nil && $0.lines[23].contains("help") }
      try session.send(count < 3 ? Keystroke.down : "q")
      if count < 3 { try session.waitFor("the next row") { $0.status.hasSuffix("row \(count + 1) of 3") } }
    }
    #expect(try session.waitForExit() == .exited(0))
    let opened = String(decoding: Folder.bytes(of: "\(folder.path)/opened") ?? [], as: UTF8.self)
    #expect(opened == "<$(touch pwned)><a;b><`id`><-rf><x'y><$HOME/*>")
    #expect(!Folder.names(in: folder.path).contains("pwned"))
    #expect(session.leftovers().isEmpty)
  }

  @Test func `between two pipes a command that opens a record has the terminal all the same`() throws {
    let command = """
      test -t 0; i=$?; test -t 1; o=$?; echo "in $i, out $o" >&2
      read -r word; echo "got $word" >&2; read -r word
      """
    let session = try TerminalSession(Program.shelves, ["--open", command], input: .pipe, output: .pipe)
    try session.feed("one\ntwo\n")
    session.closeInput()
    try session.waitFor("both lines") { $0.focusedCard == "one" && $0.contains("2 records") }
    try session.send("o")
    try session.waitFor(text: "in 0, out 0")
    try session.send("hello\r")
    try session.waitFor(text: "got hello")
    try session.send("\r")
    try session.waitFor("the cards again") { $0.focusedCard == "one" && $0.lines[23].contains("help") }
    try session.send(Keystroke.enter)
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.output == Array("one\n".utf8))
    #expect(session.leftovers().isEmpty)
  }

  @Test(arguments: [("guarded", false), ("naive", true)])
  func `counters are written as JSON, and tell the two ways of hosting apart`(hosting: String, loses: Bool) throws {
    let folder = try ScratchFolder(copyOf: "\(Program.folder)/Tests/Cases/one-card")
    let file = "\(folder.path)/counters.json"
    let run = try CommandRun(
      Program.shelves,
      ["--demo", "500x400", "--hosting", hosting, "--snapshot", "80x24", "--keys", Self.scroll, "--stats", file])
    #expect(run.outcome == .exited(0))
    #expect(run.errorText.isEmpty)
    let fields = ["rows", "visibleRows", "frames", "hosting.lostViews", "cardRenderers.live"]
    let reading = try CommandRun(
      Program.shelves,
      [file, "--format", "ndjson", "--list", "-o", fields.map { "{\($0)}" }.joined(separator: " ")])
    let numbers = reading.outputText.split { !$0.isNumber }.compactMap { Int($0) }
    try #require(numbers.count == fields.count, "\(reading.outputText)\(reading.errorText)")
    #expect(numbers[0] == 500)
    #expect(numbers[1] == 5)
    // One for the start and one for each of the 90 keys.
    #expect(numbers[2] == 91)
    #expect((numbers[3] > 0) == loses)
    #expect((1..<400).contains(numbers[4]))
  }

  @Test(arguments: [("one line\nand another\n", 2, 0), ("", 0, 1), ("[{\"name\": 1}, {\"na", 1, 2)])
  func `counters of a list are written, however it ends`(text: String, records: Int, status: Int32) throws {
    let run = try CommandRun(
      Program.shelves, ["--list", "-o", "{.number}", "--stats", "-"], input: Array(text.utf8))
    #expect(run.outcome == .exited(status))
    #expect(run.output.filter { $0 == 0x0A }.count == records)
    let counters = try #require(run.errorText.split(separator: "\n").last)
    #expect(counters.hasPrefix("{\"frames\": 0, \"rows\": "))
    #expect(counters.contains("\"records\": \(records), \"loadSeconds\": "))
  }

  @Test func `counters go to standard error when the screen is gone`() throws {
    let session = try TerminalSession(Program.shelves, ["--demo", "30x30", "--stats", "-"], errors: .pipe)
    try session.waitFor("a whole screen") { $0.focusedCard == "1.1" && $0.lines[23].contains("help") }
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    let counters = String(decoding: session.errors, as: UTF8.self)
    #expect(counters.hasPrefix("{\"frames\": "))
    #expect(counters.contains("\"rows\": 30, \"visibleRows\": 5,"))
    #expect(counters.hasSuffix("}\n"))
  }

  @Test(arguments: [SIGTERM, SIGHUP]) func `counters are written when a signal ends the program, too`(
    signal: Int32
  ) throws {
    let session = try TerminalSession(Program.shelves, ["--demo", "30x30", "--stats", "-"], errors: .pipe)
    try session.waitFor("a whole screen") { $0.focusedCard == "1.1" && $0.lines[23].contains("help") }
    session.signal(signal)
    #expect(try session.waitForExit() == .signalled(signal))
    #expect(session.leftovers().isEmpty)
    let counters = String(decoding: session.errors, as: UTF8.self)
    #expect(counters.hasPrefix("{\"frames\": ") && counters.hasSuffix("}\n"))
    #expect(counters.contains("\"rows\": 30, \"visibleRows\": 5,"))
  }

  @Test func `dragging with the mouse does no more than the press where it began`() throws {
    let session = try TerminalSession(Program.shelves, ["--demo", "30x30"])
    let before = try session.waitFor("a whole screen") { $0.focusedCard == "1.1" && $0.lines[23].contains("help") }
    // On the first card, where the focus is: down over other cards and rows, and let go there.
    try session.send("\u{1B}[<0;5;4M")
    for step in 1...12 { try session.send("\u{1B}[<32;\(5 + 3 * step);\(4 + step)M") }
    try session.send("\u{1B}[<0;41;16m")
    // What follows is handled after all that.
    try session.send("x:")
    try session.waitFor(text: "Actions")
    try session.send(Keystroke.escape)
    let after = try session.waitFor("the cards again") { $0.lines[23].contains("help") && $0.focusedCard != nil }
    #expect(after.text == before.text)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test func `m gives the mouse to the terminal and takes it back`() throws {
    let session = try TerminalSession(Program.shelves, ["--demo", "30x30"])
    try session.wait(until: "the mouse on") { $0.modes.mouse && $0.screen.focusedCard == "1.1" }
    try session.send("m")
    try session.wait(until: "the mouse off") { !$0.modes.mouse }
    try session.send("m")
    try session.wait(until: "the mouse on again") { $0.modes.mouse }
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.leftovers().isEmpty)
  }
}
