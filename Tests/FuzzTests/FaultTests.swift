import ShelfKit
import Testing

@testable import ShelfFuzz

/// The search finds faults that are there: a check that nothing can fail checks nothing.
@MainActor @Suite struct FaultTests {
  @Test func `a cell that believes its stale memory is found, in a run that shrinks (invariant 1)`() throws {
    for seed in UInt64(1)...40 {
      let generator = OperationGenerator(seed: seed)
      let replay = Replay(setup: generator.setup, operations: Array(generator.prefix(400)))
      guard let finding = try Run.finding(in: replay, policy: .naive) else { continue }
      #expect([.frame, .host].contains(finding.kind))
      var shrinker = Shrinker(fails: { (try? Run.finding(in: $0, policy: .naive))?.kind == finding.kind })
      let short = shrinker.shrunk(replay)
      #expect(short.operations.count < 40)
      let guarded = try Run.finding(in: short)
      #expect(guarded == nil, "with the guard there is no fault\n\(short.text)")
      return
    }
    Issue.record("no fault found in 40 runs")
  }

  @Test func `a model that remembers otherwise is found`() throws {
    var model = GridModel(rowSpacing: 0)
    var content = Content()
    let subject = try Subject(Setup())
    for operation in [Operation(.size, 30, 6), Operation(.insertRow, 0, 1, 9), Operation(.right, 2)] {
      _ = content.apply(operation)
      subject.apply(operation, content)
      model.apply(operation, content)
    }
    let checks = Checks(subject: subject, setup: Setup())
    let frame = subject.frame()
    #expect(checks.agreement(of: frame, with: model.scene()) == nil)
    model.apply(Operation(.right, 1), content)
    #expect(checks.agreement(of: frame, with: model.scene()) != nil)
    #expect(checks.focus(model.focusedRow, model.focusedRow.map(model.focusedItem)) != nil)
  }
}
