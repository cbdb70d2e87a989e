import Testing

@testable import shelves

/// Every option, in each of its spellings and with each of its words, has a case, and one that comes out otherwise
/// without it.
@Suite struct OptionCoverageTests {
  private static let uses = DirectoryCase.all.map(OptionUse.init)
  private static let refusals = uses.filter { $0.sample.status == 2 }
  private static let answers = uses.filter { $0.sample.status != 2 }

  @Test(arguments: OptionTable.all) func `an option has a case`(_ spec: OptionSpec) throws {
    if let test = OnTerminal.options[spec.long] {
      #expect(spec.isAvailable)
      #expect(OnTerminal.testNames.contains(test), "there is no test ‘\(test)’")
    } else {
      let cases = spec.isAvailable ? Self.answers : Self.refusals
      for name in ["--\(spec.long)"] + (spec.letter.map { ["-\($0)"] } ?? []) {
        #expect(cases.contains { $0.names.contains(name) }, "no folder of Tests/Cases has args that use \(name)")
      }
      let shortest = cases.filter { $0.names.contains("--\(spec.long)") }.sorted { $0.wordCount < $1.wordCount }.prefix(
        8)
      #expect(
        try shortest.contains { try $0.comesOutOtherwise(without: spec) },
        "in \(shortest.map(\.sample.name)) nothing changes without --\(spec.long)")
    }
    guard spec.isAvailable, case .words(let words)? = OptionValueKind(spec) else { return }
    for value in words.map({ "\(spec.long)=\($0)" }) {
      if let test = OnTerminal.options[value] {
        #expect(OnTerminal.testNames.contains(test), "there is no test ‘\(test)’")
      } else {
        let cases = OnTerminal.refusedValues.contains(value) ? Self.refusals : Self.answers
        #expect(cases.contains { $0.names.contains(value) }, "no folder of Tests/Cases has args that use --\(value)")
      }
    }
  }

  @Test func `the help, the manual and the completions name every option`() throws {
    func lines(_ arguments: String...) throws -> [Substring] {
      let run = try CommandRun(Program.shelves, arguments)
      #expect(run.outcome == .exited(0))
      #expect(run.errorText.isEmpty)
      return run.outputText.split(separator: "\n")
    }
    let help = try lines("--help")
    let manual = try lines("--manual")
    let bash = try lines("--completions", "bash")
    let zsh = try lines("--completions=zsh")
    let fish = try lines("--completions", "fish")
    #expect(try lines("-h") == help)
    for spec in OptionTable.all {
      let word = "--\(spec.long)"
      let marks = Set<Character>(" ,=+[\\|)'")
      /// Whether some line has the word and not only a longer one that begins with it.
      func names(_ lines: [Substring], _ word: String) -> Bool {
        lines.contains { line in
          line.ranges(of: word).contains { $0.upperBound == line.endIndex || marks.contains(line[$0.upperBound]) }
        }
      }
      #expect(help.contains { $0.hasPrefix("  \(spec.synopsis)") } == spec.isAvailable, "help: \(word)")
      #expect(names(manual, Roff.bold(word)) == spec.isAvailable, "manual: \(word)")
      #expect(names(bash, word) == spec.isAvailable, "bash: \(word)")
      #expect(names(zsh, word) == spec.isAvailable, "zsh: \(word)")
      #expect(names(fish, "-l \(spec.long)") == spec.isAvailable, "fish: \(word)")
    }
  }
}
