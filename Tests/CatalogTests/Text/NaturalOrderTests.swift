import Catalog
import TestSupport
import Testing

/// The order of names.
@Suite struct NaturalOrderTests {
  @Test(arguments: [
    ("file2", "file10"), ("A", "a"), ("a", "B"), ("a1", "a01x"), ("01", "1"), ("", "a"), ("a", "a1"),
    ("a9", "a10"), ("x99999999999999999998", "x99999999999999999999"), ("a.b", "ab"), ("AAZ", "z"),
  ])
  func `one name comes before another`(first: String, second: String) {
    #expect(NaturalOrder.precedes(Array(first.utf8), Array(second.utf8)))
    #expect(!NaturalOrder.precedes(Array(second.utf8), Array(first.utf8)))
  }

  @Test(arguments: [7, 2024, 31337] as [UInt64])
  func `the order is total`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("aAbB019_.".utf8) + [0xFF]
    let names = (0..<120).map { _ in
      (0..<Int.random(in: 0...4, using: &generator)).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
    }
    for first in names {
      for second in names {
        let order = NaturalOrder.compare(first, second).signum()
        #expect(order == -NaturalOrder.compare(second, first).signum(), "seed \(seed)")
        #expect((order == 0) == (first == second), "seed \(seed)")
      }
    }
    // Sorted by it, every pair is in order, which holds only if the order is transitive.
    let sorted = names.sorted(by: NaturalOrder.precedes)
    for low in sorted.indices {
      for high in sorted.indices[low...] {
        #expect(NaturalOrder.compare(sorted[low], sorted[high]) <= 0, "seed \(seed)")
      }
    }
  }
}
