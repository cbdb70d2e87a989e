import TestSupport
import Testing

@testable import Catalog

/// Keys that are there, and a count of how often they were asked for.
private final class ListedKeys: SortKeyReading {
  let keys: [[UInt8]]
  var passes: [Int] = []
  var singles = 0
  var stopsAt = Int.max

  init(_ keys: [[UInt8]]) { self.keys = keys }

  var isCancelled: Bool { passes.count >= stopsAt }

  func readDigits(_ pass: Int, of records: RecordSet, into digits: KeyDigits) -> Bool {
    passes.append(records.count)
    if isCancelled { return false }
    records.forEach(in: keys.indices) { digits.set(keys[$0], pass: pass, of: $0) }
    return true
  }

  func key(of record: Int) -> [UInt8] {
    singles += 1
    return keys[record]
  }
}

@Suite struct RowSorterTests {
  /// Keys of which none is the beginning of another.
  private func randomKey(_ length: Int, using generator: inout SeededGenerator) -> [UInt8] {
    (0..<length).map { _ in [1, 1, 1, 2, 0xFF].randomElement(using: &generator) ?? 1 } + [0]
  }

  @Test(arguments: [8, 90, 1100] as [UInt64])
  func `rows are sorted as a stable sort by whole keys sorts them`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<16 {
      let count = round % 3 == 0 ? 1500 : 40
      let shared = Array(randomKey([0, 3, 8, 70][round % 4], using: &generator).dropLast())
      let keys = (0..<count).map { _ in
        shared + randomKey(Int.random(in: 0...(round % 2 == 0 ? 20 : 3), using: &generator), using: &generator)
      }
      // A record may stand on several rows.
      var records: [UInt32] = []
      var rows: [Range<Int>] = []
      for _ in 0..<4 {
        let row = (0..<count).filter { _ in Bool.random(using: &generator) }.map(UInt32.init)
        rows.append(records.count..<records.count + row.count)
        records += row
      }
      let expected = rows.flatMap { range in
        records[range].sorted { first, second in
          let (left, right) = (keys[Int(first)], keys[Int(second)])
          return left == right ? first < second : left.lexicographicallyPrecedes(right)
        }
      }
      let reader = ListedKeys(keys)
      var sorter = RowSorter(recordCount: count, reader: reader)
      #expect(sorter.sort(&records, rows: rows))
      #expect(records == expected, "seed \(seed), round \(round)")
      #expect(reader.passes.count <= RowSorter.passes)
      #expect(reader.passes == reader.passes.sorted(by: >), "seed \(seed), round \(round)")
    }
  }

  @Test func `keys that differ early are read once, and the same ones are read to their end`() {
    let early = ListedKeys((0..<300).map { [UInt8($0 / 3), 1, 2, 3, 4, 5, 6, 7, 8, UInt8($0 % 3 + 1), 0] })
    var records = (0..<300).map { UInt32(299 - $0) }.sorted()
    var sorter = RowSorter(recordCount: 300, reader: early)
    #expect(sorter.sort(&records, rows: [0..<300]))
    #expect(records == (0..<300).map(UInt32.init))
    #expect(early.passes == [300, 300])
    #expect(early.singles == 0)

    let same = ListedKeys([[UInt8]](repeating: [UInt8](repeating: 7, count: 14) + [0], count: 500))
    var equals = (0..<500).map(UInt32.init)
    var other = RowSorter(recordCount: 500, reader: same)
    #expect(other.sort(&equals, rows: [0..<500]))
    #expect(equals == (0..<500).map(UInt32.init))
    #expect(same.passes == [500, 500])
  }

  @Test func `a sort that nobody waits for stops`() {
    let keys = ListedKeys((0..<10).map { _ in [UInt8](repeating: 1, count: 100) + [0] })
    keys.stopsAt = 2
    var records = (0..<10).map(UInt32.init)
    var sorter = RowSorter(recordCount: 10, reader: keys)
    #expect(!sorter.sort(&records, rows: [0..<10]))
    #expect(keys.passes.count == 2)
  }
}
