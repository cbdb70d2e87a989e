import Platform
import TestSupport
import Testing

/// A choice between two pipes: data comes from one, the choice goes into the other, the person sits at the terminal.
@Suite struct PickingTests {
  private static let films = """
    id,genre,title,year
    m1,noir,Heat,1995
    m2,farce,Clue,1985
    m3,noir,"Ronin, uncut",1998
    m4,noir,七人の侍,1954
    m5,western,Shane,1953

    """

  /// A picker on the films, which are all there.
  private func pick(_ arguments: [String] = ["-g", "genre", "-m"]) throws -> TerminalSession {
    let session = try TerminalSession(Program.shelves, arguments, input: .pipe, output: .pipe, errors: .pipe)
    try session.feed(Self.films)
    session.closeInput()
    try session.waitFor("all films") {
      $0.focusedCard == "Heat" && $0.contains("5 records") && $0.contains("Shane") && $0.lines[23].contains("accept")
    }
    return session
  }

  @Test func `type, filter, mark two, Enter: the two come out, byte for byte, and nothing else`() throws {
    let session = try pick()
    try session.send("fNOIR")
    try session.waitFor("no match for capitals") { !$0.contains("Heat") }
    try session.send("\u{7F}\u{7F}\u{7F}\u{7F}noir\r")
    try session.waitFor("three films of one row") {
      $0.contains("3 of 5 records") && $0.focusedCard == "Heat" && !$0.contains("Shane")
        && $0.lines[23].contains("accept")
    }
    try session.send("l ")
    try session.waitFor("the second marked, the third focused") { $0.contains("1 marked") && $0.focusedCard == "七人の侍" }
    try session.send(" ")
    try session.waitFor("two marked") { $0.contains("2 marked") }
    #expect(session.output.isEmpty)
    try session.send(Keystroke.enter)
    #expect(try session.waitForExit() == .exited(0))
    let expected = "m3,noir,\"Ronin, uncut\",1998\nm4,noir,七人の侍,1954\n"
    #expect(String(decoding: session.output, as: UTF8.self) == expected)
    #expect(session.errors.isEmpty)
    #expect(session.leftovers().isEmpty)
  }

  @Test func `Escape leaves a choice with 130 and nothing printed, though something is marked`() throws {
    let session = try pick()
    try session.send(" ")
    try session.waitFor("one marked") { $0.contains("1 marked") }
    try session.send(Keystroke.escape)
    #expect(try session.waitForExit() == .exited(130))
    #expect(session.output.isEmpty)
    #expect(session.errors.isEmpty)
    #expect(session.leftovers().isEmpty)
  }

  @Test func `without a mark Enter gives the one that has the focus`() throws {
    let session = try pick(["-g", "genre", "-m", "-o", "{title}", "-0"])
    try session.send(Keystroke.down)
    try session.waitFor("the next row") { $0.focusedCard == "Clue" }
    try session.send(Keystroke.enter)
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.output == Array("Clue\0".utf8))
  }

  private func write(_ text: String, to path: String) throws {
    let file = unsafe try #require(fopen(path, "w"))
    unsafe fputs(text, file)
    unsafe fclose(file)
  }

  @Test func `nothing is handed on of a file that was written meanwhile, before it is read again`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/films.csv"
    try write(Self.films, to: path)
    let session = try TerminalSession(
      Program.shelves, [path, "-g", "genre", "--select", "--open", "touch \(folder.path)/opened; echo {title}"],
      output: .pipe, errors: .pipe)
    try session.waitFor("all films") { $0.focusedCard == "Heat" && $0.lines[23].contains("accept") }
    try session.send(Keystroke.down)
    try session.waitFor("the next row") { $0.focusedCard == "Clue" }
    try write(Self.films.replacing("m1,noir", with: "m0,noir,Alien,1979\nm1,noir"), to: path)
    try session.send(Keystroke.enter)
    try session.waitFor("that it was changed") { $0.lines[23].contains("the file was changed: R reads it again") }
    try session.send("o")
    try session.send("R")
    try session.waitFor("what is there now") { $0.contains("6 records") && $0.focusedCard == "Clue" }
    #expect(access("\(folder.path)/opened", F_OK) != 0)
    try session.send(Keystroke.enter)
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.output == Array("m2,farce,Clue,1985\n".utf8))
  }

  @Test func `with --find a word and Enter in one go give what the word leaves, however many lines there are`() throws {
    let session = try TerminalSession(
      Program.shelves, ["--find"], input: .pipe, output: .pipe, errors: .pipe)
    try session.feed((1...200_000).map { "line \($0)\n" }.joined())
    session.closeInput()
    try session.waitFor("all lines, and a prompt") { $0.contains("200000 records") && $0.contains("filter:") }
    // The filter is at work yet when Enter comes.
    try session.send("199987\r")
    #expect(try session.waitForExit() == .exited(0))
    #expect(String(decoding: session.output, as: UTF8.self) == "line 199987\n")
    #expect(session.errors.isEmpty)
  }

  @Test func `what is picked stands on the command line of another program`() throws {
    let script = """
      set -- $(printf 'a.txt\\nb.txt\\nc.txt\\n' | '\(Program.shelves)' -m); echo "$? edits $# files: $*"
      """
    let session = try TerminalSession("/bin/sh", ["-c", script])
    try session.waitFor("a whole screen") { $0.focusedCard == "a.txt" && $0.contains("3 records") }
    try session.send(" l ")
    try session.waitFor("two marked") { $0.contains("2 marked") }
    try session.send(Keystroke.enter)
    try session.waitForExit()
    #expect(session.screen.text == "0 edits 2 files: a.txt c.txt")
    #expect(session.leftovers().isEmpty)
  }

  @Test func `a choice that is left puts nothing there`() throws {
    let script = """
      if chosen=$(printf 'a.txt\\nb.txt\\n' | '\(Program.shelves)'); then echo "took $chosen"; else echo "$? and '$chosen'"; fi
      """
    let session = try TerminalSession("/bin/sh", ["-c", script])
    try session.waitFor("a whole screen") { $0.focusedCard == "a.txt" && $0.contains("b.txt") }
    try session.send(Keystroke.escape)
    try session.waitForExit()
    #expect(session.screen.text == "130 and ''")
    #expect(session.leftovers().isEmpty)
  }
}
