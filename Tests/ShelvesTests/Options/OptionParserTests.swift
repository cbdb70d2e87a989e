import Catalog
import Curses
import ShelfKit
import Testing

@testable import shelves

@Suite struct OptionParserTests {
  private func request(_ words: [String]) throws -> OptionParser.Request {
    try OptionParser.parse(words.map { Array($0.utf8) })
  }

  private func options(_ words: String...) throws -> Options {
    guard case .run(let options) = try request(words) else { throw UsageError("not a run") }
    return options
  }

  private func refusal(_ words: String...) -> UsageError? {
    #expect(throws: UsageError.self) { try request(words) }
  }

  @Test func `no word is no option`() throws {
    #expect(try options() == Options())
  }

  @Test func `options and sources mix`() throws {
    let found = try options("a.csv", "-g", "genre", "b.csv", "--all", "-")
    #expect(found.sources == [Array("a.csv".utf8), Array("b.csv".utf8), Array("-".utf8)])
    #expect(found.groupBy == ["genre"])
    #expect(found.showHidden)
  }

  @Test func `after two dashes everything is a source`() throws {
    let found = try options("-a", "--", "-g", "--list")
    #expect(found.sources == [Array("-g".utf8), Array("--list".utf8)])
    #expect(!found.list)
  }

  @Test func `letters cluster and values stand where they may`() throws {
    #expect(try options("-a0gname").groupBy == ["name"])
    #expect(try options("-a0g", "name").printZero)
    #expect(try options("--group-by=a=b").groupBy == ["a=b"])
    #expect(try options("--group-by", "--list").groupBy == ["--list"])
    #expect(try options("-d:").delimiter == [UInt8(ascii: ":")])
  }

  @Test func `a repeated option adds up where it is a list, else the last one counts`() throws {
    let found = try options("-g", "a", "--group-by", "b", "-t", "x", "-t", "y")
    #expect(found.groupBy == ["a", "b"])
    #expect(found.title == "y")
  }

  @Test func `a long name may be cut short while it is clear`() throws {
    #expect(try options("--group", "a").groupBy == ["a"])
    #expect(try options("--select").select)
    #expect(refusal("--sel")?.message == "--sel is not clear: --select or --select-1")
  }

  @Test func `a name that is no text reaches the program byte for byte`() throws {
    let name: [UInt8] = [0x66, 0xFF, 0x0A, 0x80]
    var expected = Options()
    expected.sources = [name]
    #expect(try OptionParser.parse([name]) == .run(expected))
  }

  @Test func `the delimiter takes escapes as typed`() throws {
    #expect(try options("-d", "\\t").delimiter == [9])
    #expect(try options("-d", "\\x1f").delimiter == [0x1F])
    #expect(try options("-d", "\\").delimiter == [UInt8(ascii: "\\")])
    #expect(try options("--split", "||").split == Array("||".utf8))
    #expect(refusal("-d", "") != nil)
    #expect(refusal("-d", "\\n") != nil)
  }

  @Test(arguments: ["--format", "--move", "--row-order", "--color", "--hosting", "--snapshot-format"])
  func `a choice lists its words when another is given`(option: String) throws {
    let error = try #require(refusal("--snapshot", "80x24", option, "sideways"))
    #expect(error.message.hasPrefix(option))
    #expect(error.message.hasSuffix("not 'sideways'"))
    #expect(error.message.contains(" or "))
  }

  @Test func `choices are taken`() throws {
    let found = try options(
      "--move", "column", "--row-order=count", "--color=never", "--format", "tsv", "--ascii",
      "--no-mouse")
    #expect(found.move == .column)
    #expect(found.rowOrder == .count)
    #expect(found.color == .never)
    #expect(try options("--demo", "--hosting", "naive").hosting == .naive)
    #expect(found.format == .tsv)
    #expect(found.ascii)
    #expect(!found.mouse)
  }

  @Test func `a snapshot has a size, keys and a format`() throws {
    let found = try options("--snapshot", "100x40", "--keys", "Down*2 Enter", "--snapshot-format", "ansi")
    #expect(found.snapshot == Size(width: 100, height: 40))
    #expect(found.keys.events.count == 3)
    #expect(found.snapshotFormat == .ansi)
    #expect(refusal("--keys", "Down")?.message.contains("--keys") == true)
    #expect(refusal("--snapshot", "1x1", "--list") != nil)
    #expect(try options("--snapshot", "1x1", "--snapshot-format", "svg").snapshotFormat == .svg)
    #expect(refusal("--snapshot", "80x24", "--keys", "Up Foo-Left")?.message.contains("'Foo-Left'") == true)
  }

  @Test(arguments: [
    "", "80", "80x", "x24", "0x24", "80x0", "80x24x2", "-5x5", "80 x 24", "99999999999999999999x1",
  ])
  func `a screen that is none is refused`(size: String) {
    #expect(refusal("--snapshot", size)?.message.hasPrefix("--snapshot") == true)
  }

  @Test func `the demo takes its size after it or not at all`() throws {
    #expect(try options("--demo").demo == .standard)
    #expect(try options("--demo=3x4").demo == DemoExtent(rows: 3, items: 4))
    let found = try options("--demo", "1000000000x1000000000", "--snapshot", "100x40")
    #expect(found.demo == DemoExtent(rows: 1_000_000_000, items: 1_000_000_000))
    #expect(found.snapshot == Size(width: 100, height: 40))
    #expect(try options("--demo", "--inspector").inspector)
    #expect(try options().demo == nil)
  }

  @Test(arguments: ["1000000001x5", "5x1000000001", "99999999999999999999x5"])
  func `a demo beyond its limit is told`(size: String) {
    #expect(refusal("--demo", size)?.message.contains("at most 1000000000") == true)
    #expect(refusal("--demo=\(size)")?.message.contains("at most 1000000000") == true)
  }

  @Test func `the demo reads no source`() {
    #expect(refusal("--demo", "movies.csv")?.message.contains("'movies.csv'") == true)
    #expect(refusal("--demo=", "--inspector")?.message.contains("ROWSxITEMS") == true)
  }

  @Test(arguments: ["0", "10", "3x", "axb", "3*4", "0x", "5x5x5"])
  func `what is meant as the size of the demo, and is none, is told as such`(size: String) {
    #expect(refusal("--demo", size)?.message == "--demo is ROWSxITEMS, not '\(size)'")
    #expect(refusal("--demo", size)?.advice == "an example: --demo 1000x500")
  }

  @Test(arguments: ["box", "taxes.csv", "x", "xyz/axb", "3x4"])
  func `what is not meant as a size is a source`(source: String) {
    #expect(refusal("--demo", "--ascii", source)?.message.hasSuffix("reads no source: '\(source)'") == true)
  }

  @Test(arguments: [
    ["--card-file", "missing.card"], ["-c", "{title}"], ["-g", "1"], ["-t", "1"], ["-d,"], ["--format", "csv"], ["-a"],
    ["--row-order", "name"], ["--key", "1"], ["--no-header"], ["--split", ","], ["--read0"],
  ])
  func `the demo refuses what is for sources`(words: [String]) {
    for arguments in [["--demo"] + words, words + ["--demo"]] {
      let error = #expect(throws: UsageError.self) { try OptionParser.parse(arguments.map { Array($0.utf8) }) }
      #expect(error?.message.hasPrefix("--demo shows numbered cards and has no use for --") == true)
    }
  }

  @Test func `two cards, or a way of hosting without the demo, are refused`() {
    #expect(refusal("-c", "{1}", "--card-file", "x")?.message == "--card and --card-file exclude each other")
    for way in ["naive", "guarded"] { #expect(refusal("--hosting", way)?.advice == "add --demo") }
  }

  @Test func `cards come from a template or from a file`() throws {
    let card = try CardTemplate("{title|bold}\n{year}")
    #expect(try options("-c", "{title|bold}\\n{year}").card == .template(card))
    #expect(try options("-c", "{title|bold}\n{year}").card == .template(card))
    #expect(try options("--card-file", "x.card").card == .file(Array("x.card".utf8)))
    #expect(refusal("-c", "ab{title")?.message.hasPrefix("--card: line 1, column 3: ") == true)
  }

  @Test func `output is a format or a template with a field`() throws {
    #expect(try options().output == .raw)
    #expect(try options("-o", "json").output == .json)
    #expect(try options("-o", "csv").output == .csv)
    #expect(try options("-o", "{a}\\t{.row}").output == .template(try Template("{a}\t{.row}")))
    #expect(refusal("-o", "jsn")?.message.contains("'jsn'") == true)
    #expect(refusal("-o", "{a|bold}")?.message.contains("|bold") == true)
  }

  @Test func `counters go to a file or to standard error`() throws {
    #expect(try options("--stats", "-").stats == .standardError)
    #expect(try options("--stats", "a.json").stats == .file(Array("a.json".utf8)))
  }

  @Test func `help and version win over what follows them`() throws {
    #expect(try request(["-h", "--nonsense"]) == .help)
    #expect(try request(["-a", "--version"]) == .version)
    #expect(refusal("--nonsense", "-h") != nil)
  }

  @Test func `an unknown option is told with the nearest one`() {
    #expect(
      refusal("--gropu-by", "x") == UsageError("unknown option --gropu-by", advice: "did you mean --group-by?"))
    #expect(refusal("--groupby=x")?.advice == "did you mean --group-by?")
    #expect(refusal("--zzzzzz") == UsageError("unknown option --zzzzzz", advice: "try 'shelves --help'"))
    #expect(refusal("-ax") == UsageError("unknown option -x", advice: "try 'shelves --help'"))
  }

  @Test func `colours are taken from lines where that is asked for`() throws {
    #expect(try options("--ansi").sourceOptions.takesColors)
    #expect(try !options().sourceOptions.takesColors)
  }

  @Test func `a value too few or too many is told`() {
    #expect(refusal("--group-by")?.message == "--group-by needs a value: --group-by COL")
    #expect(refusal("-ag")?.message == "--group-by needs a value: --group-by COL")
    #expect(refusal("--list=3")?.message == "--list takes no value")
  }

  @Test(arguments: OptionTable.all.filter { !$0.isAvailable }.map(\.name))
  func `an option whose effect is not there is refused`(name: OptionName) {
    let expected = "--\(name.rawValue) is not available in this version"
    if case .none = OptionTable.spec(of: name).argument {
      #expect(refusal("--" + name.rawValue)?.message == expected)
    } else {
      #expect(refusal("--" + name.rawValue, "1")?.message == expected)
      #expect(refusal("--" + name.rawValue)?.message == expected)
    }
  }

  @Test func `two command lines are read at the same time`() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<40 {
        group.addTask {
          let words = ["x", "-g", "\(number)", "y", "-a0"].map { Array($0.utf8) }
          guard case .run(let options) = try OptionParser.parse(words) else { return false }
          return options.groupBy == ["\(number)"] && options.sources.count == 2 && options.printZero
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }
}
