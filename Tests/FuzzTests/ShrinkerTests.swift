import Testing

@testable import ShelfFuzz

/// A failing run is cut down to what makes it fail.
@MainActor @Suite struct ShrinkerTests {
  private func shrunk(_ replay: Replay, _ fails: @escaping ([Operation]) -> Bool) -> [Operation] {
    var shrinker = Shrinker(fails: { fails($0.operations) })
    return shrinker.shrunk(replay).operations
  }

  @Test(arguments: 1...5)
  func `only the operations that matter are left, in order, with small numbers`(seed: UInt64) {
    var operations = Array(OperationGenerator(seed: seed).prefix(300))
    operations.insert(Operation(.recall), at: 250)
    operations.insert(Operation(.size, 40, 30), at: 100)
    operations.insert(Operation(.regroup, 9, 9), at: 20)
    let result = shrunk(Replay(operations: operations)) { list in
      guard let regroup = list.firstIndex(where: { $0.verb == .regroup }) else { return false }
      guard let size = list[regroup...].firstIndex(where: { $0.verb == .size && $0[0] >= 4 }) else { return false }
      return list[size...].contains { $0.verb == .recall }
    }
    #expect(result == [Operation(.regroup, 0, 0), Operation(.size, 5, 0), Operation(.recall)], "seed \(seed)")
  }

  @Test func `what does not fail is left as it is when nothing shorter fails`() {
    let one = Replay(operations: [Operation(.rowEnd)])
    #expect(shrunk(one) { $0.count == 1 } == one.operations)
  }
}
