import TestSupport
import Testing

@testable import Catalog

/// The set of hashes that keys that come again are counted with.
@Suite struct DigestSetTests {
  @Test(arguments: [1, 44, 999] as [UInt64])
  func `what is in it is what is in a set of the standard library`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let set = DigestSet()
    for _ in 0..<3 {
      var model: Set<UInt64> = []
      // Of all bits; of few, which all meet in one place of one table; at the end of a table, where slots begin anew.
      let kinds: [ClosedRange<UInt64>] = [0 ... .max, 0...300, (UInt64.max >> 8) - 300...UInt64.max >> 8]
      for _ in 0..<12_000 {
        let kind = kinds.randomElement(using: &generator) ?? kinds[0]
        var hash = UInt64.random(in: kind, using: &generator)
        // Half of them are there.
        if Bool.random(using: &generator) { hash = model.first ?? hash }
        #expect(set.insert(hash) == model.insert(hash).inserted, "seed \(seed), hash \(hash)")
      }
      #expect(model.count > 2_000)
      #expect(model.allSatisfy { !set.insert($0) }, "seed \(seed)")
      set.removeAll()
    }
  }
}
