import Catalog
import Testing

@testable import shelves

/// The configuration file, then `SHELVES_OPTS`, then the command line.
@Suite struct ConfigurationTests {
  private static let home = String(#filePath.dropLast("ConfigurationTests.swift".count)) + "Data"

  private func folder(_ environment: [String: String]) -> ConfigurationFolder? {
    ConfigurationFolder { environment[$0] }
  }

  private func options(_ variable: String?, _ words: String..., home: String = "home") throws -> Options {
    let configured = try Configuration.options(
      in: folder(["HOME": "\(Self.home)/\(home)"]), variable: variable.map { Array($0.utf8) })
    guard case .run(let options) = try OptionParser.parse(words.map { Array($0.utf8) }, over: configured) else {
      throw UsageError("no run")
    }
    return options
  }

  @Test func `the folder is that of the XDG specification`() {
    #expect(folder(["HOME": "/h"])?.path == "/h/.config/shelves")
    #expect(folder(["HOME": "/h", "XDG_CONFIG_HOME": "/c"])?.path == "/c/shelves")
    #expect(folder(["HOME": "/h", "XDG_CONFIG_HOME": "c"])?.path == "/h/.config/shelves")
    #expect(folder(["HOME": "h", "XDG_CONFIG_HOME": ""]) == nil)
    #expect(folder([:]) == nil)
  }

  @Test func `messages write the home folder as a tilde`() {
    #expect(folder(["HOME": "/h"])?.shownPath("config") == "~/.config/shelves/config")
    #expect(folder(["HOME": "/h", "XDG_CONFIG_HOME": "/h/c"])?.shownPath("config") == "~/c/shelves/config")
    #expect(folder(["HOME": "/h", "XDG_CONFIG_HOME": "/hc"])?.shownPath("config") == "/hc/shelves/config")
    #expect(folder(["HOME": "/", "XDG_CONFIG_HOME": "/c"])?.shownPath("config") == "/c/shelves/config")
  }

  // The file of the folder `home` says: -g genre -s year --theme light --row-order name
  @Test func `the file holds where nothing else is said`() throws {
    let options = try options(nil)
    #expect(options.groupBy == ["genre"])
    #expect(options.sort == [SortKey(column: "year")])
    #expect(options.theme == "light")
    #expect(options.rowOrder == .name)
  }

  @Test func `a later place replaces what an earlier one says, lists as a whole`() throws {
    let both = try options("-g a -g b --theme dark")
    #expect(both.groupBy == ["a", "b"])
    #expect(both.sort == [SortKey(column: "year")])
    #expect(both.theme == "dark")
    let all = try options("-g a --theme dark", "-g", "c", "-s", "d", "-s", "e", "--theme", "mono", "movies.csv")
    #expect(all.groupBy == ["c"])
    #expect(all.sort == [SortKey(column: "d"), SortKey(column: "e")])
    #expect(all.theme == "mono")
    #expect(all.rowOrder == .name)
    #expect(all.sources == [Array("movies.csv".utf8)])
  }

  @Test func `what does not come from the command line need not fit the source`() throws {
    let preset = try options("-t x -c '{x}'")
    #expect(preset.arrangement.optional == [.grouping, .title, .order])
    #expect(preset.preset.contains(.card))
    let given = try options("-t x -c '{x}'", "-g", "a", "-s", "b", "--card-file", "f")
    #expect(given.arrangement.optional == [.title])
    #expect(given.preset.isDisjoint(with: [.card, .cardFile, .groupBy, .sort]))
  }

  @Test func `an option of the file is no mistake where the command line has no use for it`() throws {
    #expect(try options(nil, "--demo").demo == .standard)
    #expect(try options("-c '{a}'", "--card-file", "f").card == .file(Array("f".utf8)))
  }

  @Test func `without a file nothing is set, and an empty variable sets nothing`() throws {
    #expect(try options(nil, home: "nowhere") == Options())
    #expect(try options("", home: "nowhere") == Options())
    #expect(try Configuration.options(in: nil, variable: nil) == Options())
  }

  @Test(
    arguments: [
      ("-g 'a", "SHELVES_OPTS: a quote that nothing closes: '", nil),
      ("--list", "SHELVES_OPTS: --list is for the command line alone", nil),
      ("--them dark --colr never", "SHELVES_OPTS: unknown option --colr", "did you mean --color?"),
      (
        "bind x help", "SHELVES_OPTS: 'bind' is no option; sources are for the command line alone",
        "a value with blanks stands between quotes"
      ),
    ] as [(String, String, String?)])
  func `a mistake in the variable is told with its name`(text: String, message: String, advice: String?) {
    #expect(throws: UsageError(message, advice: advice)) { try options(text, home: "nowhere") }
  }

  @Test func `a mistake in the file is told with its path and its line`() {
    #expect(throws: UsageError("~/.config/shelves/config: line 2: --select is for the command line alone")) {
      try options(nil, home: "wrong")
    }
  }

  @Test func `what is no regular file is not read`() {
    #expect(throws: UsageError("~/.config/shelves/config: not a regular file")) { try options(nil, home: "folder") }
  }

  @Test func `a file that is too large for a person to have written is not read`() {
    #expect(throws: UsageError("/dev/zero: not a regular file")) {
      try SmallFile.text(Array("/dev/zero".utf8), onlyRegular: true)
    }
    #expect(throws: UsageError("zeros: more than \(SmallFile.limit) bytes")) {
      try SmallFile.text(Array("/dev/zero".utf8), shownAs: "zeros")
    }
  }
}
