import Testing

/// Themes on terminals of several depths.
@Suite struct ThemeTests {
  /// The bar of `dark` is #d8dee8 on #26303c: grays, of which eight colours have white and black.
  @Test(arguments: [
    ("xterm-256color", TerminalCell.Style(foreground: .palette(253), background: .palette(236))),
    ("xterm", TerminalCell.Style(foreground: .palette(7), background: .palette(0))),
    ("xterm-mono", TerminalCell.Style(reverse: true)),
  ])
  func `a theme takes the nearest colours there are, and attributes where there are none`(
    type: String, bar: TerminalCell.Style
  ) throws {
    let session = try TerminalSession(
      Program.shelves, ["docs/samples/elements.csv", "--theme", "dark"], environment: ["TERM": type])
    let screen = try session.waitFor("a whole screen") { $0.focusedCard == "Hydrogen" && $0.lines[23].contains("help") }
    #expect(screen.cells[0][1].style == bar)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.leftovers().isEmpty)
  }

  @Test(arguments: ["xterm-256color", "xterm-mono"])
  func `cards and headers change with the terminal as well as bars do`(type: String) throws {
    let session = try TerminalSession(
      Program.shelves, ["docs/samples/elements.csv", "--theme", "dark"], environment: ["TERM": type])
    let screen = try session.waitFor("a whole screen") { $0.focusedCard == "Hydrogen" && $0.lines[23].contains("help") }
    let color: TerminalCell.Color = type == "xterm-mono" ? .standard : .palette(116)
    // The title of the focused row, and the corner of its focused card.
    #expect(screen.cells[1][2].style == TerminalCell.Style(bold: true, foreground: color))
    #expect(screen.cells[2][1].style == TerminalCell.Style(bold: true, foreground: color))
    session.closeWindow()
    try session.waitForExit()
  }

  @Test func `keys of the configuration act on a terminal`() throws {
    let folder = try ScratchFolder(copyOf: Program.folder + "/Tests/Cases/config-keys-act")
    let session = try TerminalSession(
      Program.shelves, ["docs/samples/elements.csv"], environment: ["HOME": folder.path])
    let start = try session.waitFor("a whole screen") {
      $0.focusedCard == "Hydrogen" && $0.lines[23].contains("F2 help")
    }
    try session.send("x")
    try session.waitFor("the next row") { $0.status != start.status }
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }
}
