import TestSupport
import Testing

@testable import Catalog

/// Work on all records of a source at once, against the same work on one item after the other.
@Suite struct RecordPassTests {
  private let scratch: Scratch
  init() throws { scratch = try Scratch() }

  /// Values that are hard to search and to sort.
  private func value(using generator: inout SeededGenerator) -> String {
    let plain = [
      "heat", "Heat", "he", "at", "a,b", "he\"at", "\"heat", "9", "10", "-1.5", "1e3", "", "x\ny", "größe", "00",
    ]
    let value = plain.randomElement(using: &generator) ?? ""
    return Bool.random(using: &generator) ? value : value + (plain.randomElement(using: &generator) ?? "")
  }

  /// A field as text: quoted where it must be, sometimes where it need not, sometimes with something behind the quote.
  private func written(_ value: String, using generator: inout SeededGenerator) -> String {
    let needsQuotes = value.contains { ",\"\n".contains($0) }
    guard needsQuotes || Int.random(in: 0..<4, using: &generator) == 0 else { return value }
    var inner = value
    var behind = ""
    if !needsQuotes, value.count > 1, Bool.random(using: &generator) {
      let place = value.index(value.startIndex, offsetBy: Int.random(in: 1..<value.count, using: &generator))
      (inner, behind) = (String(value[..<place]), String(value[place...]))
    }
    return "\"" + inner.replacing("\"", with: "\"\"") + "\"" + behind
  }

  private func file(_ count: Int, lineEnd: String, using generator: inout SeededGenerator) -> String {
    var text = "genre,title,year\(lineEnd)"
    for _ in 0..<count {
      let width = Int.random(in: 0..<20, using: &generator) == 0 ? 2 : 3
      let fields = (0..<width).map { column in
        column == 0 ? ["noir", "farce", ""].randomElement(using: &generator) ?? "" : value(using: &generator)
      }
      text += fields.map { written($0, using: &generator) }.joined(separator: ",") + lineEnd
      if Int.random(in: 0..<50, using: &generator) == 0 { text += lineEnd }
    }
    return text
  }

  private func snapshot(_ paths: [[UInt8]]) throws -> RecordSnapshot {
    var arrangement = Arrangement()
    arrangement.groupBy = ["genre"]
    var options = SourceOptions()
    options.hasHeader = true
    let parts = paths.map { RecordSource.Part(name: $0, origin: .file($0)) }
    let hints = DialectSniffer.Hints(named: UInt8(ascii: ","))
    let source = RecordSource(parts: parts, hints: hints, options: options)
    return try #require(try Reader(source, arrangement).finish() as? RecordSnapshot)
  }

  /// All records by their numbers.
  private func items(_ snapshot: RecordSnapshot) -> [Int: Item] {
    var items: [Int: Item] = [:]
    for row in 0..<snapshot.rowCount {
      for item in snapshot.items(ofRow: row) { if case .ordinal(let number) = item.key { items[number] = item } }
    }
    return items
  }

  @Test(arguments: [6, 70, 801] as [UInt64])
  func `no record that passes is lost, and none is won`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<12 {
      let lineEnd = round % 2 == 0 ? "\n" : "\r\n"
      let paths = try (0..<1 + round % 3).map { part in
        try scratch.write("\(round)-\(part).csv", file(60, lineEnd: lineEnd, using: &generator))
      }
      let snapshot = try snapshot(paths)
      let items = items(snapshot)
      #expect(items.count == snapshot.recordCount)
      for filter in [
        "heat", "Heat", "eat", "ea", "t9", "heat !10", "title:heat", "\"he\"\"", "\"he\"at\"", "\"a,b\"", "größe",
        "!heat",
        "/^heat/", "year:9 title:he", "\"x\ny\"", "xyz", "aheat", "noir heat",
      ] {
        let matcher = try FilterMatcher(FilterExpression(filter), columns: snapshot.columns)
        let scratch = RegexScratch()
        let expected = items.filter { matcher.verdict($0.value.fields, scratch) == .passes }.map(\.key).sorted()
        let pass = RecordFilterPass(snapshot, matcher)
        var found: [Int] = []
        // In two rounds, as a long file is filtered.
        let middle = Int.random(in: 0...snapshot.recordCount, using: &generator)
        for range in [0..<middle, middle..<snapshot.recordCount] where !range.isEmpty {
          let result = pass.decide(range, wanted: nil, LoadSignal())
          result.passing.forEach(in: 0..<snapshot.recordCount) { found.append($0) }
        }
        #expect(found == expected, "seed \(seed), round \(round), filter \(filter)")
        var few = RecordSet(count: snapshot.recordCount)
        for record in items.keys where record % 40 == 3 { few.insert(record) }
        let result = pass.decide(0..<snapshot.recordCount, wanted: few, LoadSignal())
        var chosen: [Int] = []
        result.passing.forEach(in: 0..<snapshot.recordCount) { chosen.append($0) }
        #expect(chosen == expected.filter { $0 % 40 == 3 }, "seed \(seed), round \(round), filter \(filter)")
      }
    }
  }

  @Test(arguments: [9, 91] as [UInt64])
  func `rows are sorted as a stable sort of their items sorts them`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<6 {
      let path = try scratch.write("\(round).csv", file(150, lineEnd: "\n", using: &generator))
      let snapshot = try snapshot([path])
      for parts in [
        [SortOrder.Part(column: 1, isNumeric: false, isDescending: false)],
        [SortOrder.Part(column: 2, isNumeric: true, isDescending: true)],
        [
          SortOrder.Part(column: 1, isNumeric: true, isDescending: false),
          SortOrder.Part(column: 2, isNumeric: false, isDescending: true),
        ],
      ] {
        let order = SortOrder(parts)
        var rows = ArrangedRows(all: snapshot)
        rows.sort(snapshot, order, LoadSignal())
        let arranged = ArrangedSnapshot(snapshot, rows: rows, status: snapshot.status)
        for row in 0..<snapshot.rowCount {
          let items = snapshot.items(ofRow: row)
          let expected = items.enumerated().sorted { first, second in
            let (left, right) = (order.key(first.element), order.key(second.element))
            return left == right ? first.offset < second.offset : left.lexicographicallyPrecedes(right)
          }
          #expect(
            arranged.items(ofRow: row) == expected.map(\.element), "seed \(seed), round \(round), \(parts)")
          for index in items.indices {
            #expect(arranged.index(of: arranged.itemKey(at: index, inRow: row), inRow: row) == index)
          }
        }
      }
    }
  }

  @Test func `a file of many blocks, and a record longer than one, are searched whole`() throws {
    var text = "genre,title,year\n"
    let long = String(repeating: "0123456789", count: RecordBlocks.size / 8)
    for number in 0..<30_000 {
      text += "g\(number % 3),title number \(number),\(number % 7)\n"
      if number == 15_000 { text += "g1,\(long)needle\(long),1\n" }
    }
    let snapshot = try snapshot([try scratch.write("long.csv", text)])
    #expect(snapshot.end > 3 * RecordBlocks.size)
    for (filter, count) in [("needle", 1), ("number", 30_000), ("\"number 299\" !year:6", 95), ("g1 /r 2999\\d,?/", 3)]
    {
      let matcher = try FilterMatcher(FilterExpression(filter), columns: snapshot.columns)
      let pass = RecordFilterPass(snapshot, matcher)
      let result = pass.decide(0..<snapshot.recordCount, wanted: nil, LoadSignal())
      // Counted by the rule, of numbers 0 to 29999.
      let expected =
        filter.hasPrefix("\"number 299\"")
        ? (0..<30_000).count { "\($0)".hasPrefix("299") && $0 % 7 != 6 }
        : filter.hasPrefix("g1") ? (29_990..<30_000).count { $0 % 3 == 1 } : count
      #expect(result.passing.count == expected, "\(filter)")
      #expect(result.problem == nil)
    }
    let stopped = LoadSignal()
    stopped.cancel()
    let matcher = try FilterMatcher(FilterExpression("number"), columns: snapshot.columns)
    #expect(
      RecordFilterPass(snapshot, matcher).decide(0..<snapshot.recordCount, wanted: nil, stopped).passing.count == 0)
  }

  @Test func `lists of rows are walked in order`() throws {
    let lists = PostingLists()
    var rows = [PostingLists.Row](repeating: PostingLists.Row(), count: 3)
    var model = [[Int]](repeating: [], count: 3)
    for record in 0..<500 {
      let row = record % 7 == 0 ? 2 : record % 2
      lists.append(record, to: &rows[row])
      model[row].append(record)
      for (row, records) in zip(rows, model) {
        var found: [Int] = []
        lists.forEach(in: row) { place, record in
          #expect(place == found.count)
          found.append(record)
        }
        #expect(found == records)
      }
    }
  }

  @Test(arguments: [12, 130] as [UInt64])
  func `a set of records is what a set of numbers is`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let room = Int.random(in: 1...300, using: &generator)
      var set = RecordSet(count: room)
      var model: Set<Int> = []
      for _ in 0..<Int.random(in: 0...80, using: &generator) {
        let record = Int.random(in: 0..<room, using: &generator)
        set.insert(record)
        model.insert(record)
      }
      var other = RecordSet(count: room / 2)
      if room > 2 { other.insert(0) }
      set.formUnion(other)
      if room > 2 { model.insert(0) }
      let start = Int.random(in: 0...room, using: &generator)
      let range = start..<Int.random(in: start...room + 70, using: &generator)
      var found: [Int] = []
      set.forEach(in: range) { found.append($0) }
      #expect(found == model.filter(range.contains).sorted(), "seed \(seed)")
      #expect(set.count(in: range) == found.count)
      #expect(set.count == model.count)
      #expect((0..<room + 70).allSatisfy { set.contains($0) == model.contains($0) })
    }
  }
}
