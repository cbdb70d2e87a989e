import Testing

/// The built program in terminals of every size, and in ones that change it.
@Suite struct SizeTests {
  private func browse(rows: Int, columns: Int) throws -> TerminalSession {
    try TerminalSession(
      Program.shelves, ["docs/samples/elements.csv", "--group-by", "category"], rows: rows, columns: columns)
  }

  @Test func `a larger window shows more, and the old size the old screen`() throws {
    let session = try browse(rows: 24, columns: 80)
    let small = try session.waitFor("everything") { $0.lines[23].contains("help") && $0.contains("118 records") }
    try session.resize(rows: 50, columns: 150)
    try session.waitFor("the footer at the new bottom") {
      $0.lines[49].contains("help") && $0.contains("actinide") && $0.contains("Oxygen")
    }
    try session.resize(rows: 24, columns: 80)
    try session.waitFor("the first screen") { $0.text == small.text }
  }

  @Test func `a terminal too small says the size it needs, and is itself again when it grows`() throws {
    let session = try browse(rows: 2, columns: 3)
    try session.wait(until: "something on the screen") { !$0.screen.text.isEmpty }
    #expect(session.screen.lines[1].isEmpty)
    try session.resize(rows: 3, columns: 60)
    try session.waitFor(text: "20x5")
    try session.resize(rows: 24, columns: 80)
    try session.waitFor("the cards") { $0.focusedCard == "Hydrogen" }
    try session.resize(rows: 2, columns: 3)
    try session.waitFor("one line") { $0.lines[1].isEmpty && !$0.lines[0].isEmpty }
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.leftovers().isEmpty)
  }

  @Test func `the smallest size that works shows a card`() throws {
    let session = try browse(rows: 5, columns: 20)
    try session.waitFor("the focused card") { $0.contains("┏") && $0.contains("Hydrogen") }
  }

  @Test func `a burst of sizes ends at the last`() throws {
    let session = try browse(rows: 24, columns: 80)
    try session.waitFor("the cards") { $0.focusedCard == "Hydrogen" }
    for step in 0..<40 { try session.resize(rows: 10 + step, columns: 120 - step) }
    try session.waitFor("the footer at the last bottom") {
      $0.lines.count == 49 && $0.lines[48].contains("help") && $0.focusedCard == "Hydrogen"
    }
  }
}
