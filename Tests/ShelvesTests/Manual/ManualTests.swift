import Testing

@testable import shelves

/// What the manual page and the completions say, held against the tables.
@Suite struct ManualTests {
  @Test(arguments: OptionTable.all) func `an option is in the manual and the completions once it is there`(
    _ spec: OptionSpec
  ) {
    let term = Roff.bold("--\(spec.long)")
    #expect(ManualPage.text.contains(term) == spec.isAvailable)
    #expect(BashCompletion.script.contains("--\(spec.long)\\n") == (spec.isAvailable && spec.name != .version))
    let zsh = ZshCompletion.script.split(separator: "\n").contains { line in
      ["[", "=[", "+["].contains { line.contains("--\(spec.long)\($0)") }
    }
    #expect(zsh == spec.isAvailable)
    let fish = FishCompletion.script.split(separator: "\n").contains { ($0 + " ").contains("-l \(spec.long) ") }
    #expect(fish == spec.isAvailable)
  }

  @Test(arguments: ActionTable.all) func `an action is in the manual with its keys once it is there`(
    _ info: ActionInfo
  ) {
    let keys = KeyBindings.standard.keys(for: info.action).map { $0.label(ascii: false) }.joined(separator: " ")
    let title = info.title.prefix(1).uppercased() + info.title.dropFirst() + "."
    #expect(ManualPage.text.contains(".TP\n\(Roff.bold(keys))\n\(Roff.text(title))\n") == info.isAvailable)
  }

  @Test func `the manual names every action and role that a configuration may name, as the documentation does`() throws
  {
    let path = String(#filePath.dropLast("Tests/ShelvesTests/Manual/ManualTests.swift".count)) + "docs/configuration.md"
    let lines = try SmallFile.text(Array(path.utf8)).split(separator: "\n")
    for info in ActionTable.all where info.isAvailable {
      #expect(ManualPage.text.contains(".TP\n\(Roff.bold(info.action.name))\n"), "\(info.action)")
      let keys = KeyBindings.standard.keys(for: info.action).map { "`\($0.label())`" }.joined(separator: " ")
      #expect(lines.contains("| `\(info.action.name)` | \(keys) |"), "\(info.action)")
    }
    for role in ThemeRole.allCases {
      #expect(ManualPage.text.contains(".TP\n\(Roff.bold(role.rawValue))\n"), "\(role)")
      #expect(lines.contains("| `\(role.rawValue)` | \(role.meaning) |"), "\(role)")
    }
  }

  @Test func `nothing in the manual can be taken for a request or an escape`() {
    #expect(Roff.text(".x") == "\\&.x")
    #expect(Roff.text("'x") == "\\(aqx")
    #expect(Roff.text("a\\n-b") == "a\\en\\-b")
    let requests: Set<Substring> = [".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".BR", ".RS", ".RE", ".nf", ".fi"]
    for line in ManualPage.text.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains(line.prefix { $0 != " " }), "\(line)")
    }
  }

  @Test func `values that are words are those that the program takes`() throws {
    for spec in OptionTable.all where spec.isAvailable {
      guard case .words(let words)? = OptionValueKind(spec) else { continue }
      for word in words {
        let arguments = ["--snapshot=80x24", "--demo", "--\(spec.long)=\(word)"]
        // A demo reads no source, and a listing makes no snapshot; what the option itself says of the word counts.
        do {
          _ = try OptionParser.parse(arguments.map { Array($0.utf8) })
        } catch {
          #expect(!error.message.contains("not '\(word)'"), "\(error.message)")
        }
      }
    }
  }
}
