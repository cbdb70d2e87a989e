import ShelfKit
import Testing

@testable import Curses
@testable import shelves

@Suite struct ThemeTests {
  private func theme(_ text: String) throws -> Theme { try ThemeText.theme(in: text, origin: "x.theme") }

  @Test func `a theme is roles and their looks; what it does not name looks as usual`() throws {
    let theme = try theme(
      """
      # Mine
      focused-border = #89b4fa bold

      match=black on-bright-yellow   # at once
      dim\t=\t240
      title = default
      """)
    #expect(theme.style(.focusedBorder) == Style(foreground: .rgb(0x89, 0xB4, 0xFA), attributes: .bold))
    #expect(theme[.match] == StyleChange(foreground: .indexed(0), background: .indexed(11)))
    #expect(theme.style(.dim) == Style(foreground: .indexed(240)))
    #expect(theme.style(.title) == .plain)
    for role in ThemeRole.allCases where ![.focusedBorder, .match, .dim, .title].contains(role) {
      #expect(theme[role] == Theme.standard[role])
    }
  }

  @Test(arguments: ["", "# nothing\n", "\u{FEFF}#\r\n\r\n"])
  func `a theme that says nothing is the usual one`(text: String) throws {
    #expect(try theme(text) == .standard)
  }

  @Test(
    arguments: [
      ("border", 1, "a line is a role, = and its look", "an example: focused-border = #89b4fa bold"),
      ("a b = bold", 1, "a line is a role, = and its look", "an example: focused-border = #89b4fa bold"),
      ("\nborder =", 2, "border has no look", "default is how the terminal shows text"),
      ("border = # red", 1, "border has no look", "default is how the terminal shows text"),
      ("focus-border = red", 1, "unknown role 'focus-border'", "did you mean focused-border?"),
      ("border = red\r\nbar = blod", 2, "unknown style 'blod'", "did you mean bold?"),
      ("bar = red\n\nbar = blue", 3, "bar has a look already", nil),
    ] as [(String, Int, String, String?)])
  func `a bad line is told with its number`(text: String, line: Int, message: String, advice: String?) {
    #expect(throws: UsageError("x.theme: line \(line): \(message)", advice: advice)) { try theme(text) }
  }

  @Test(arguments: ["256", "#12345", "#1234567", "on-", "bold,red"])
  func `what is no style lists the styles there are`(word: String) {
    let styles = "styles: \(StyleChange.names.joined(separator: ", "))"
    #expect(throws: UsageError("x.theme: line 1: unknown style '\(word)'", advice: styles)) {
      try theme("bar = \(word)")
    }
  }

  @Test func `what is no role lists the roles there are`() {
    let roles = "roles: \(ThemeRole.allCases.map(\.rawValue).joined(separator: ", "))"
    #expect(throws: UsageError("x.theme: line 1: unknown role 'cursorline'", advice: roles)) {
      try theme("cursorline = red")
    }
  }

  @Test func `without colours every theme is the one of attributes`() {
    #expect(Theme.mono[.focusedTitle] == StyleChange(attributes: .bold))
    for role in ThemeRole.allCases {
      #expect(Theme.mono[role].foreground == nil && Theme.mono[role].background == nil)
      #expect(Theme.mono[role].attributes == Theme.standard[role].attributes)
    }
    #expect(BuiltInTheme.mono.theme == .mono)
    #expect(BuiltInTheme.standard.theme == .standard)
  }

  @Test(arguments: BuiltInTheme.allCases, [ColorDepth.ansi8, .ansi16, .palette256, .direct])
  func `at every depth text can be told from what is behind it, and the focus from the rest`(
    built: BuiltInTheme, depth: ColorDepth
  ) {
    let pairs = ColorPairs(headlessDepth: depth)
    func shown(_ role: ThemeRole) -> Style {
      let style = built.theme.style(role)
      let colors = pairs.colors(of: pairs.number(foreground: style.foreground, background: style.background))
      return Style(foreground: colors.foreground, background: colors.background, attributes: style.attributes)
    }
    for role in ThemeRole.allCases {
      let style = shown(role)
      #expect(style.foreground != style.background || style.foreground == .terminalDefault, "\(role) \(style)")
    }
    #expect(shown(.focusedBorder) != shown(.border))
    for role in [ThemeRole.match, .selection, .bar] { #expect(shown(role) != .plain, "\(role)") }
    if built != .mono { #expect(shown(.focusedTitle) != shown(.title)) }
  }

  @Test func `on a light background nothing is white, on a dark one nothing is black`() {
    // The background itself is the terminal's, so only text without one of its own counts.
    for (built, hidden) in [(BuiltInTheme.light, [UInt8(7), 15]), (.dark, [0])] {
      for depth in [ColorDepth.ansi8, .ansi16] {
        let pairs = ColorPairs(headlessDepth: depth)
        for role in ThemeRole.allCases where built.theme[role].background == nil {
          let foreground = built.theme.style(role).foreground
          let shown = pairs.colors(of: pairs.number(foreground: foreground, background: .terminalDefault)).foreground
          for index in hidden { #expect(shown != .indexed(index), "\(built) \(role) at \(depth)") }
        }
      }
    }
  }

  @Test func `the focused card has an edge of its own in every theme`() {
    for isASCII in [true, false] {
      for built in BuiltInTheme.allCases {
        let look = Appearance(isASCII: isASCII, theme: built.theme)
        #expect(look.border != look.focusedBorder)
      }
    }
  }

  @Test func `a theme that is not there is told with what may have been meant`() {
    let folder = ConfigurationFolder { ["HOME": "/nowhere"][$0] }
    #expect(throws: UsageError("there is no theme 'lihgt'", advice: "did you mean light?")) {
      try ThemeFolder.theme(named: "lihgt", in: folder)
    }
    let known = "a theme is default, dark, light, mono or high-contrast"
    #expect(
      throws: UsageError("there is no theme 'x'", advice: known + ", or a file ~/.config/shelves/themes/x.theme")
    ) { try ThemeFolder.theme(named: "x", in: folder) }
    #expect(throws: UsageError("there is no theme 'x'", advice: known)) { try ThemeFolder.theme(named: "x", in: nil) }
    #expect(throws: UsageError("--theme is the name of a theme, not a path: '../x'")) {
      try ThemeFolder.theme(named: "../x", in: folder)
    }
  }
}
