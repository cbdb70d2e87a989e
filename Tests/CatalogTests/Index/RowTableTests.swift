import TestSupport
import Testing

@testable import Catalog

/// The rows of an index, and how their bytes are told apart.
@Suite struct RowTableTests {
  @Test func `rows are found by their bytes and made once`() {
    let table = RowTable()
    for round in 0..<2 {
      for number in 0..<5000 {
        let id = Array("row \(number)".utf8)
        let row = table.row(of: id[...])
        #expect(row == (round == 0 ? nil : number))
        if row == nil { #expect(table.add(Grouper.Target(id: id, key: .value(id), title: id)) == number) }
      }
    }
    #expect(table.find(Array("row 4999".utf8)) == 4999)
    #expect(table.find([]) == nil)
  }

  @Test(arguments: [2, 13, 77] as [UInt64])
  func `strings of other tables are found and added as those of a dictionary are`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var table = KeyTable()
    var model: [[UInt8]: UInt32] = [:]
    var numbers: [UInt32] = []
    for _ in 0..<60 {
      var other = KeyTable()
      var strings: [[UInt8]] = []
      for _ in 0..<Int.random(in: 0...400, using: &generator) {
        // Lengths around those where strings are compared in another way, of few letters: many come again.
        let longest = [2, 5, 9, 18, 40].randomElement(using: &generator) ?? 2
        let length = Int.random(in: 0...longest, using: &generator)
        let string = (0..<length).map { _ in UInt8.random(in: 97...98, using: &generator) }
        if other.number(of: string) == strings.count { strings.append(string) }
      }
      table.find(allOf: other, into: &numbers)
      #expect(numbers == strings.map { model[$0] ?? KeyTable.absent }, "seed \(seed)")
      table.add(allOf: other, &numbers)
      for string in strings where model[string] == nil { model[string] = UInt32(model.count) }
      #expect(numbers == strings.map { model[$0] }, "seed \(seed)")
    }
    #expect(table.count == model.count && model.count > 1000)
    #expect(model.allSatisfy { string, number in Array(table.bytes(of: Int(number))) == string }, "seed \(seed)")
  }

  @Test func `a row is what its column made of it, whether it is kept or made of its bytes`() {
    let one = Grouper(.columns([0]), separator: nil, wholeTitle: [])
    let two = Grouper(.columns([0, 1]), separator: nil, wholeTitle: [])
    for grouper in [one, two] {
      let placer = RecordPlacer(
        grouper: grouper, filter: RowFilter([], separator: nil, wholeTitle: []), expectedWidth: nil)
      let table = RowTable()
      for first in 0..<2 {
        var batch = RecordBatch(placer)
        for number in first..<first + 2 {
          let text = Array("v\(number)".utf8)
          for _ in grouper.columns { text.withUnsafeBytes { batch.take($0) } }
          batch.add(start: number, line: 1, width: 2, isText: true)
        }
        #expect(table.place(of: 0, in: batch.rows) == first)
        #expect(table.places(of: batch.rows) == [UInt32(first), UInt32(first + 1)])
      }
      for number in 0..<3 {
        let text = Array("v\(number)".utf8)[...]
        #expect(table.target(number) == grouper.targets(grouper.columns.map { _ in text })[0])
      }
      // What is added by itself is kept, and so are the rows before it.
      let other = Grouper.Target(id: [1], key: .named([1]), title: [2])
      #expect(table.add(other) == 3)
      #expect(table.target(3) == other)
      #expect(table.target(0).title == (grouper.columns.count == 1 ? Array("v0".utf8) : Array("v0 / v0".utf8)))
    }
  }

  @Test func `a copy of the lists keeps what it had while others are added and changed`() {
    var lists = RowLists()
    var taken: [(lists: RowLists, counts: [UInt32])] = []
    for number in 0..<5000 {
      lists.append(PostingLists.Row(count: UInt32(number), lastBlock: 0))
      lists[number / 2].count += 1
      if number % 997 == 0 { taken.append((lists, lists.map(\.count))) }
    }
    for (copy, counts) in taken { #expect(copy.map(\.count) == counts && copy.count == counts.count) }
    // The first half was changed twice each.
    #expect((0..<5000).allSatisfy { lists[$0].count == UInt32($0 + ($0 < 2500 ? 2 : 0)) })
  }
}
