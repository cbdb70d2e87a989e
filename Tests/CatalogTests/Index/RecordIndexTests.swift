import TestSupport
import Testing

@testable import Catalog

/// An index that lets go of its first records, against a plain list of records.
@Suite struct RecordIndexTests {
  /// A record as the model has it: the rows it stands on, that of missing values as `nil`; none where it is left out.
  private struct Record {
    var start: Int
    var rows: [String?]
  }

  private struct Model {
    var records: [Record] = []
    /// How many were let go of.
    var gone = 0
    /// The rows, in the order in which they came.
    var order: [String] = []
    var ragged = 0

    mutating func add(_ record: Record) {
      records.append(record)
      for case .some(let row) in record.rows where !order.contains(row) { order.append(row) }
    }

    mutating func keep(_ count: Int) {
      let leaving = max(0, records.count - count)
      records.removeFirst(leaving)
      gone += leaving
      if leaving > 0 { order = order.filter { row in records.contains { $0.rows.contains(row) } } }
    }

    func numbers(ofRow row: String?) -> [Int] { records.indices.filter { records[$0].rows.contains(row) } }
  }

  private static let placer = RecordPlacer(
    grouper: Grouper(.columns([0]), separator: Array("|".utf8), wholeTitle: []),
    filter: RowFilter(
      [RowChoice(grouping: .columns([1]), key: .value(Array("in".utf8)))], separator: Array("|".utf8), wholeTitle: []),
    expectedWidth: 2)

  /// Adds random records to a batch and to the model.
  private func fill(
    _ batch: inout RecordBatch, _ model: inout Model, from start: inout Int, using generator: inout SeededGenerator
  ) {
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      let names = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        "r\(Int.random(in: 0..<12, using: &generator))"
      }
      let isIn = Int.random(in: 0..<5, using: &generator) > 0
      for value in [names.joined(separator: "|"), isIn ? "in" : "out"] {
        var value = value
        value.withUTF8 { unsafe batch.take(UnsafeRawBufferPointer($0)) }
      }
      let isRagged = Int.random(in: 0..<9, using: &generator) == 0
      batch.add(start: start, line: 1, width: isRagged ? 3 : 2, isText: true)
      if isRagged { model.ragged += 1 }
      var rows: [String?] = []
      for name in names where !rows.contains(name) { rows.append(name) }
      model.add(Record(start: start, rows: isIn ? (rows.isEmpty ? [nil] : rows) : []))
      // Some lie so far apart that a block of offsets is a wide one.
      start += Int.random(in: 1...(Bool.random(using: &generator) ? 5 : 5000), using: &generator)
    }
  }

  private func expect(_ index: RecordIndex, _ model: Model, _ note: Comment) {
    #expect(index.firstOrdinal == model.gone, note)
    #expect((0..<index.count).map { index.offsets[$0] } == model.records.map(\.start), note)
    let titles = index.lists.indices.map { String(decoding: index.table.target($0).title, as: UTF8.self) }
    #expect(titles == model.order, note)
    for (row, title) in titles.enumerated() {
      #expect(records(of: index.lists[row], index) == model.numbers(ofRow: title), note)
      #expect(index.table.find(Array(title.utf8)) == row, note)
    }
    #expect(records(of: index.missing, index) == model.numbers(ofRow: nil), note)
    #expect(index.shownCount == model.records.count { !$0.rows.isEmpty }, note)
    #expect(index.losses.losses.first?.count ?? 0 == model.ragged, note)
  }

  private func records(of row: PostingLists.Row, _ index: RecordIndex) -> [Int] {
    var records: [Int] = []
    index.postings.forEach(in: row) { _, record in records.append(record) }
    return records
  }

  @Test func `what is kept is the index of the last records, and grows like any other`() {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<60 {
      var model = Model()
      var index = RecordIndex(expectedWidth: 2)
      var start = 0
      for step in 0..<Int.random(in: 1...20, using: &generator) {
        var batch = RecordBatch(Self.placer)
        fill(&batch, &model, from: &start, using: &generator)
        batch.sortByRow()
        index.add(batch, base: 0)
        if Bool.random(using: &generator) {
          let before = (index: index, model: model)
          let count = Int.random(in: 1...120, using: &generator)
          index = index.last(count)
          model.keep(count)
          // What was shown before is as it was.
          expect(before.index, before.model, "seed \(seed), round \(round), step \(step), before")
        }
        expect(index, model, "seed \(seed), round \(round), step \(step)")
      }
    }
  }

  @Test func `rows can stand as if nothing but the last records had been read, whenever others were let go of`() {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<60 {
      var model = Model()
      var index = RecordIndex(expectedWidth: 2)
      var start = 0
      let count = Int.random(in: 1...120, using: &generator)
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        var batch = RecordBatch(Self.placer)
        fill(&batch, &model, from: &start, using: &generator)
        batch.sortByRow()
        index.add(batch, base: 0)
        if Bool.random(using: &generator) { index = index.last(count) }
      }
      if model.records.count <= count { continue }
      model.keep(count)
      // Rows that begin with one record stand by their keys: the model has no other order for them.
      let kept = model
      model.order.sort { (kept.numbers(ofRow: $0)[0], $0) < (kept.numbers(ofRow: $1)[0], $1) }
      expect(index.last(count, isOrderedAnew: true), model, "seed \(seed), round \(round)")
    }
  }

  @Test func `records of a set move up by any number of places`() {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let count = Int.random(in: 0...300, using: &generator)
      let records = (0..<count).filter { _ in Bool.random(using: &generator) }
      var set = RecordSet(count: count)
      for record in records { set.insert(record) }
      let gone = Int.random(in: 0...count + 70, using: &generator)
      var rest: [Int] = []
      let moved = set.dropping(gone)
      moved.forEach(in: 0..<400) { rest.append($0) }
      #expect(rest == records.filter { $0 >= gone }.map { $0 - gone }, "seed \(seed)")
    }
  }
}
