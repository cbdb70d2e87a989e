import TestSupport
import Testing

@testable import Catalog

/// The lists of records on rows.
@Suite struct PostingListsTests {
  @Test(arguments: [3, 5, 8] as [UInt64])
  func `lists answer as arrays do, also those that were taken before more came`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let lists = PostingLists()
    var rows = [PostingLists.Row](repeating: PostingLists.Row(), count: 5)
    var arrays = [[Int]](repeating: [], count: 5)
    var taken: [(row: PostingLists.Row, array: [Int])] = []
    for record in 0..<20_000 {
      // The last row gets most of the records, the first hardly any.
      let row = (0..<5).first { _ in Int.random(in: 0..<20, using: &generator) == 0 } ?? 4
      lists.append(record, to: &rows[row])
      arrays[row].append(record)
      if record % 1999 == 0 { taken += zip(rows, arrays).map { ($0, $1) } }
    }
    for (row, array) in taken + zip(rows, arrays).map({ ($0, $1) }) {
      #expect(Int(row.count) == array.count, "seed \(seed)")
      for (place, record) in array.enumerated() where place < 40 || place % 7 == 0 {
        #expect(lists.record(at: place, of: row) == record, "seed \(seed)")
        #expect(lists.index(of: record, in: row) == place, "seed \(seed)")
      }
      for record in stride(from: 0, to: 20_000, by: 97) where !array.contains(record) {
        #expect(lists.index(of: record, in: row) == nil, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [4, 9] as [UInt64])
  func `records added together answer as those added one by one`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let lists = PostingLists()
    var row = PostingLists.Row()
    var array: [Int] = []
    for base in stride(from: 0, to: 3_000_000, by: 1000) {
      let records = (0..<UInt32.random(in: 0...300, using: &generator)).map { $0 * 3 }
      lists.append(records[...], adding: UInt32(base), to: &row)
      array += records.map { Int($0) + base }
    }
    #expect(array.count > 1 << 18)
    #expect(array.indices.allSatisfy { lists.record(at: $0, of: row) == array[$0] }, "seed \(seed)")
  }

  @Test(arguments: [6, 11] as [UInt64])
  func `places are kept, near and far, in what was copied before more came too`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var list = OffsetList()
    var places: [Int] = []
    var copies: [OffsetList] = []
    var place = 0
    for round in 0..<500 {
      let most = [2, 100, 3000, 1 << 36][round / 100 % 4]
      let added = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
        place += Int.random(in: 1...most, using: &generator)
        return place
      }
      list.append(added.map { $0 - 7 }[...], adding: 7)
      places += added
      copies.append(list)
    }
    for list in copies { #expect((0..<list.count).allSatisfy { list[$0] == places[$0] }, "seed \(seed)") }
    #expect(copies.last?.count == places.count)
  }
}
