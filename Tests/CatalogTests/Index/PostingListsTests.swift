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

  @Test func `offsets beyond four gibibytes are kept`() {
    let offsets = OffsetList()
    let places = [0, 1, 1 << 32, (1 << 32) + 5, OffsetList.limit - 1]
    for place in places { offsets.append(place) }
    #expect(places.indices.map { offsets[$0] } == places)
  }

  @Test func `rows are found by their bytes and made once`() {
    let table = RowTable()
    for round in 0..<2 {
      for number in 0..<5000 {
        let id = Array("row \(number)".utf8)
        let row = table.row(for: id[...]) {
          #expect(round == 0)
          return (.value(id), id)
        }
        #expect(row == number)
      }
    }
    #expect(table.find(Array("row 4999".utf8)) == 4999)
    #expect(table.find([]) == nil)
  }
}
