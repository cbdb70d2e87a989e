import Platform
import Testing

/// The built program in a terminal: what a person sees while looking around.
@Suite struct BrowsingTests {
  private static let elements = ["docs/samples/elements.csv", "--group-by", "category"]

  private func browse(_ arguments: [String] = elements, rows: Int = 24, columns: Int = 80) throws -> TerminalSession {
    let session = try TerminalSession(Program.shelves, arguments, rows: rows, columns: columns)
    try session.waitFor("a whole screen") { $0.focusedCard != nil && $0.lines[rows - 1].contains("help") }
    return session
  }

  @Test func `the first screen shows the source, the rows and the first card focused`() throws {
    let session = try browse()
    let screen = try session.waitFor(text: "118 records")
    #expect(screen.status.hasPrefix("docs/samples/elements.csv"))
    #expect(screen.status.contains("by category"))
    #expect(screen.status.hasSuffix("row 1 of 11"))
    #expect(screen.focusedCard == "Hydrogen")
    #expect(screen.lines[1].contains("nonmetal"))
    #expect(screen.lines[23].contains("? help"))
    #expect(session.modes.alternateScreen)
    #expect(!session.modes.cursorVisible)
  }

  @Test func `arrows move to the next card and row, and each row remembers its card`() throws {
    let session = try browse()
    try session.send(Keystroke.right)
    try session.waitFor("Carbon") { $0.focusedCard == "Carbon" }
    try session.send(Keystroke.down)
    try session.waitFor("Helium") { $0.focusedCard == "Helium" && $0.status.hasSuffix("row 2 of 11") }
    try session.send(Keystroke.up)
    try session.waitFor("Carbon again") { $0.focusedCard == "Carbon" }
    try session.send(Keystroke.left)
    try session.waitFor("Hydrogen") { $0.focusedCard == "Hydrogen" }
  }

  @Test func `arrows of a terminal in its other cursor mode are understood as well`() throws {
    let session = try browse()
    try session.send("\u{1B}[C")
    try session.waitFor("Carbon") { $0.focusedCard == "Carbon" }
    try session.send("\u{1B}[B")
    try session.waitFor("Helium") { $0.focusedCard == "Helium" }
  }

  @Test func `an arrow whose bytes arrive one by one is one arrow`() throws {
    let session = try browse()
    for byte in Keystroke.right { try session.send(String(byte)) }
    try session.waitFor("Carbon") { $0.focusedCard == "Carbon" }
  }

  @Test func `Escape alone is a key of its own and does not swallow the next`() throws {
    let session = try browse()
    try session.send("?")
    try session.waitFor("the help") { $0.focusedCard == nil }
    try session.send(Keystroke.escape)
    try session.waitFor("the cards again") { $0.focusedCard == "Hydrogen" }
    try session.send("l")
    try session.waitFor("Carbon") { $0.focusedCard == "Carbon" }
  }

  @Test func `a burst of keys ends where single keys end, and none is lost`() throws {
    let session = try browse(["--demo", "5000x50"], rows: 24, columns: 80)
    try session.waitFor(text: "Row 1")
    try session.send(String(repeating: Keystroke.down, count: 2000) + String(repeating: Keystroke.right, count: 7))
    try session.waitFor("card 8 of row 2001") { $0.focusedCard == "2001.8" }
  }

  @Test func `pasted text does nothing where nothing is typed`() throws {
    let session = try browse()
    #expect(session.modes.bracketedPaste)
    try session.send(Keystroke.paste("qqq\u{1B}[Cjjj") + "l")
    try session.waitFor("Carbon, one step by the key after the paste") { $0.focusedCard == "Carbon" }
  }

  @Test func `a click focuses a card and the wheel scrolls the rows`() throws {
    let session = try browse()
    #expect(session.modes.mouse)
    let screen = session.screen
    let row = try #require(screen.row(of: "Neon"))
    try session.send(Keystroke.click(35, row + 1))
    try session.waitFor("Neon") { $0.focusedCard == "Neon" }
    try session.send(Keystroke.wheelDown(10, 10))
    try session.waitFor("the first row gone") { !$0.contains("Carbon") }
  }

  @Test func `without the mouse the terminal keeps its own`() throws {
    let session = try browse(Self.elements + ["--no-mouse"])
    #expect(!session.modes.mouse)
  }

  @Test func `Ctrl-L repairs a screen that something else wrote on`() throws {
    let session = try browse()
    let before = session.screen.text
    session.scribble("\u{1B}[H\u{1B}[2Jgarbage")
    try session.waitFor(text: "garbage")
    try session.send(Keystroke.controlL)
    try session.waitFor("the screen as before") { $0.text == before }
  }
}
