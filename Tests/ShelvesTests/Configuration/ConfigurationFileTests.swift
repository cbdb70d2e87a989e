import Catalog
import Curses
import Testing

@testable import shelves

@Suite struct ConfigurationFileTests {
  private func read(_ text: String) throws -> Options { try ConfigurationFile.options(in: text, origin: "config") }

  @Test func `options, keys, comments and blank lines are a configuration`() throws {
    let options = try read(
      """
      # Looks
      --theme light

        -g genre -g 'release year'   # nested
      --sort=year:desc
      bind Ctrl-N next-row
      unbind q
      """)
    #expect(options.theme == "light")
    #expect(options.groupBy == ["genre", "release year"])
    #expect(options.sort == [SortKey(column: "year", descending: true)])
    #expect(options.bindings.action(for: Key(.character("n"), .control)) == .nextRow)
    #expect(options.bindings.action(for: Key(.character("q"))) == nil)
    #expect(options.preset == [.theme, .groupBy, .sort])
  }

  @Test(arguments: ["", "\n\n", "# nothing", "   ", "\u{FEFF}", "#\r\n"])
  func `a configuration that says nothing changes nothing`(text: String) throws {
    #expect(try read(text) == Options())
  }

  @Test func `a mark of byte order and carriage returns are no part of a line`() throws {
    let options = try read("\u{FEFF}--title name\r\n--ascii\r\n")
    #expect(options.title == "name")
    #expect(options.ascii)
  }

  @Test func `on several lines an option adds to a list, or the last one counts`() throws {
    let options = try read("-g a\n-t x\n-g b\n-t y\n")
    #expect(options.groupBy == ["a", "b"])
    #expect(options.title == "y")
  }

  @Test(
    arguments: [
      ("\n\n--theme", 3, "--theme needs a value: --theme NAME", nil),
      ("--them", 1, "--theme needs a value: --theme NAME", nil),
      ("-a\n--colour never", 2, "unknown option --colour", "did you mean --color?"),
      ("--color sometimes", 1, "--color is auto, always or never, not 'sometimes'", nil),
      ("theme light", 1, "a line begins with an option, bind or unbind, not with 'theme'", "did you mean --theme?"),
      ("# x\nbnd x help", 2, "a line begins with an option, bind or unbind, not with 'bnd'", "did you mean bind?"),
      ("movies.csv", 1, "a line begins with an option, bind or unbind, not with 'movies.csv'", nil),
      ("''", 1, "a line begins with an option, bind or unbind, not with ''", nil),
      ("-", 1, "a line begins with an option, bind or unbind, not with '-'", nil),
      (
        "-t release year", 1, "'year' is no option; sources are for the command line alone",
        "a value with blanks stands between quotes"
      ),
      (
        "-- a", 1, "'a' is no option; sources are for the command line alone",
        "a value with blanks stands between quotes"
      ),
      ("-t 'x", 1, "a quote that nothing closes: '", nil),
      ("bind x", 1, "bind needs a key and an action", "an example: bind Ctrl-N next-row"),
      ("-c '{a}'\n--card-file x", 2, "--card and --card-file exclude each other", nil),
      ("-c 'a}'", 1, "--card: line 1, column 2: this } closes no field; a brace of its own is written }}", nil),
    ] as [(String, Int, String, String?)])
  func `a bad line is told with its number`(text: String, line: Int, message: String, advice: String?) {
    #expect(throws: UsageError("config: line \(line): \(message)", advice: advice)) { try read(text) }
  }

  @Test(arguments: OptionTable.all.filter(\.isAvailable))
  func `what is about one run alone is refused, and everything else is not`(spec: OptionSpec) throws {
    let refusal = UsageError("config: line 1: --\(spec.long) is for the command line alone")
    var error: UsageError?
    do throws(UsageError) {
      _ = try ConfigurationFile.options(
        in: spec.argument == .none ? "--\(spec.long)" : "--\(spec.long)=1x1", origin: "config")
    } catch let caught {
      error = caught
    }
    #expect((error == refusal) == PresetOptions.isForOneRun(spec.name))
  }

  @Test(arguments: OptionTable.all.filter { $0.negation != nil })
  func `whatever may stand in a configuration can be taken back`(spec: OptionSpec) throws {
    let values: [OptionName: String] = [
      .rowOrder: "count", .move: "column", .color: "never", .sort: "a:desc", .card: "{a}", .filter: "x",
      .theme: "dark",
    ]
    let option = "--\(spec.long)" + (spec.argument == .none ? "" : "=\(values[spec.name] ?? "x")")
    let set = try read(option)
    #expect(set != Options())
    let negation = try #require(spec.negation)
    #expect(negation.hasPrefix("no-") != spec.long.hasPrefix("no-"))
    var expected = Options()
    // The opposite of no header is one, not what is told from a sample.
    if spec.name == .noHeader { expected.header = true }
    #expect(try read("\(option)\n--\(negation)") == expected)
    #expect(try OptionParser.parse([Array("--\(negation)".utf8)], over: set) == .run(expected))
    // What comes after it counts again.
    let again = try OptionParser.parse(["--\(negation)", option].map { Array($0.utf8) })
    #expect(try again == OptionParser.parse([Array(option.utf8)]))
  }

  @Test func `what is about one run has nothing to be taken back by, and a flag takes no value`() {
    for (word, message) in [("--no-follow", "unknown option --no-follow"), ("--no-all=1", "--no-all takes no value")] {
      var error: UsageError?
      do throws(UsageError) { _ = try OptionParser.parse([Array(word.utf8)]) } catch let caught { error = caught }
      #expect(error?.message == message)
    }
  }

  @Test func `sources, what is printed and what a script does are for one run, looks and order are not`() {
    for name: OptionName in [
      .help, .version, .manual, .completions, .snapshot, .keys, .snapshotFormat, .demo, .stats, .list, .select, .find,
      .selectOne, .exitZero, .output, .printZero, .readZero, .follow, .tail, .format, .key,
    ] { #expect(PresetOptions.isForOneRun(name), "\(name)") }
    for name: OptionName in [
      .theme, .color, .ascii, .noMouse, .groupBy, .sort, .rowOrder, .title, .card, .cardFile, .move, .preview, .open,
      .all, .multi, .resume,
    ] { #expect(!PresetOptions.isForOneRun(name), "\(name)") }
  }

  @Test func `a key that is bound anew leaves its action, and comes last among the keys of the other`() throws {
    let bindings = try read("bind q next-row").bindings
    #expect(bindings.action(for: Key(.character("q"))) == .nextRow)
    #expect(bindings.keys(for: .nextRow) == [Key(.down), Key(.character("j")), Key(.character("q"))])
    #expect(bindings.keys(for: .leave) == [])
    #expect(bindings.all.count == KeyBindings.standard.all.count)
  }

  @Test func `a configuration cannot lock a person in`() throws {
    #expect(throws: UsageError("config: no key leaves the program", advice: "bind one to leave or to interrupt")) {
      try read("unbind q\nunbind Ctrl-C")
    }
    _ = try read("unbind q\nunbind Ctrl-C\nbind x leave")
    _ = try read("unbind q\nbind Ctrl-C help\nbind Alt-x interrupt")
  }
}
