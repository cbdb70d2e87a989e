import Testing

@testable import shelves

/// Every key of every action has a case that shows what it does.
@Suite struct KeyCoverageTests {
  /// The cases that play keys as they are bound from the start, with their steps; short ones first.
  private static let scripts: [(sample: DirectoryCase, steps: [ScriptStep])] = DirectoryCase.all
    // With --find the first keys are typed.
    .filter { $0.status != 2 && $0.bytes("env") == nil && !$0.arguments.contains("--find") }
    .compactMap { sample in
      guard let keys = sample.keys, let steps = try? ScriptStep.steps(of: keys) else { return nil }
      return (sample, steps)
    }
    .sorted { $0.steps.count < $1.steps.count }

  @Test(arguments: KeyBindings.standard.all.filter { ActionTable.info(of: $0.action).isAvailable })
  func `a key has a case that comes out otherwise without it`(_ binding: KeyBindings.Binding) throws {
    let scripts = Self.scripts.filter { $0.steps.contains { $0.key == binding.key && $0.isAction } }
    let label = "\(binding.key.label(ascii: true)), \(binding.action.name)"
    try #require(!scripts.isEmpty, "no folder of Tests/Cases has keys that use \(label)")
    if let test = OnTerminal.actions[binding.action] {
      #expect(OnTerminal.testNames.contains(test), "there is no test ‘\(test)’")
      return
    }
    // A key in a long walk may make no difference to its end; one of the short ones has to be about it.
    let makesADifference = try scripts.prefix(8).contains { sample, steps in
      try steps.indices.contains { index in
        guard steps[index].key == binding.key, steps[index].isAction else { return false }
        var others = steps
        others.remove(at: index)
        let keys = others.isEmpty ? nil : others.map(\.word).joined(separator: " ")
        return try sample.comesOutOtherwise(with: sample.arguments(withKeys: keys))
      }
    }
    #expect(makesADifference, "in \(scripts.map(\.sample.name)) nothing changes without \(label)")
  }

  @Test func `what is typed is told from what asks for an action`() throws {
    let steps = try ScriptStep.steps(of: "/ab Enter Down*2 Click:1,2*3 Space")
    #expect(steps.map(\.word) == ["/", "a", "b", "Enter", "Down", "Down", "Click:1,2*3", "Space"])
    #expect(steps.map(\.isAction) == [true, false, false, false, true, true, false, true])
  }

  @Test func `the help on the screen, the list of actions and the manual name every action with its keys`() throws {
    func lines(_ arguments: [String]) throws -> [Substring] {
      let run = try CommandRun(Program.shelves, arguments)
      #expect(run.outcome == .exited(0))
      return run.outputText.split(separator: "\n")
    }
    let help = try lines(["--demo", "1x1", "--snapshot", "150x150", "--keys", "?"])
    let palette = try lines(["--demo", "1x1", "--snapshot", "150x150", "--keys", ":"])
    let manual = try lines(["--manual"])
    for info in ActionTable.all where info.isAvailable {
      let labels = KeyBindings.standard.keys(for: info.action).map { $0.label() }
      let said = { (line: Substring) in line.contains(info.title) && labels.allSatisfy(line.contains) }
      #expect(help.contains(where: said), "help: \(info.action)")
      // It does not offer itself.
      let isOffered = palette.contains { $0.contains(info.title) && $0.contains(labels[0]) }
      #expect(isOffered == (info.action != .palette), "palette: \(info.action)")
      #expect(manual.contains(Roff.bold(labels.joined(separator: " "))[...]), "manual, keys: \(info.action)")
      #expect(manual.contains(Roff.bold(info.action.name)[...]), "manual, name: \(info.action)")
    }
    for other in HelpTable.others.lines {
      #expect(help.contains { $0.contains(other.keys) && $0.contains(other.title) }, "help: \(other.keys)")
      #expect(manual.contains(Roff.bold(other.keys)[...]), "manual: \(other.keys)")
    }
  }
}
