import TestSupport
import Testing

@testable import Catalog

/// Keys that come again are counted, and their records shown.
@Suite struct KeyCensusTests {
  private let scratch: Scratch
  init() throws { scratch = try Scratch() }

  private func duplicates(_ snapshot: any CatalogSnapshot) -> Int {
    snapshot.status.losses.first { $0.kind == .duplicateKey }?.count ?? 0
  }

  @Test func `as many are counted as have a key that was there, with a filter as well, and after a change anew`() throws
  {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    var options = SourceOptions()
    options.key = "id"
    for count in [1, 50, 3_000] {
      var text = "name,id\n"
      var seen: Set<Int> = []
      var expected = 0
      for number in 0..<count {
        let key = Int.random(in: 0..<max(2, count), using: &generator)
        // A key is a value, however it is written; a record without one has none.
        text += "n\(number),\(["\(key)", "\"\(key)\"", ""][number % 3])\n"
        if number % 3 < 2, !seen.insert(key).inserted { expected += 1 }
      }
      let path = try scratch.write("a.csv", text)
      let source = try SourceRegistry.source(for: [path], options: options)
      let all = try Reader(source).finish()
      #expect(duplicates(all) == expected, "seed \(seed)")
      #expect(all.records.count == count)
      var arrangement = Arrangement()
      arrangement.filter = FilterExpression("n1")
      #expect(duplicates(try Reader(source, arrangement).finish()) == expected, "seed \(seed)")
      try scratch.write("a.csv", text + "last,0\nlast,0\nlast,0\n")
      let more = duplicates(try Reader(source).finish())
      #expect(more == expected + (seen.contains(0) ? 3 : 2), "seed \(seed)")
    }
  }

  @Test func `without a key nothing is counted`() throws {
    let path = try scratch.write("a.csv", "id,name\n1,one\n1,one\n")
    #expect(duplicates(try read([path])) == 0)
  }
}
