import Curses

/// A run of a seed that found something.
struct Failure {
  /// The seed.
  var seed: UInt64
  /// What was found.
  var finding: Finding
  /// The operations up to the fault, as they were.
  var full: Replay

  /// Does the operations of a seed; `nil` if nothing is found.
  init?(seed: UInt64, length: Int) throws(TerminalError) {
    let generator = OperationGenerator(seed: seed)
    full = Replay(setup: generator.setup, operations: Array(generator.prefix(length)))
    guard let found = try Run.finding(in: full) else { return nil }
    full.operations = Array(full.operations.prefix(found.step + 1))
    self.seed = seed
    finding = found
  }

  /// The run made as short as it goes, with a remark that says what it is.
  func shrunk() -> Replay {
    let kind = finding.kind
    var shrinker = Shrinker(fails: { replay in (try? Run.finding(in: replay))?.kind == kind })
    var result = shrinker.shrunk(full)
    result.remarks = ["seed \(seed): \(kind.rawValue)"]
    return result
  }
}
