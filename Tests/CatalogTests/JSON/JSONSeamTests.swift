import TestSupport
import Testing

@testable import Catalog

/// Records that have lost a bracket or a quote, and those behind them.
@Suite struct JSONSeamTests {
  private let values = JSONLayout.values(ofArrays: false)

  private struct Found: Equatable {
    var records: [FoundRecord]
    var problem: String?
    var lost = 0

    /// The starts of the records that could be read, or of the others.
    func starts(bad: Bool) -> [Int] {
      records.filter { record in record.oddities.contains { $0.kind == .bad } == bad }.map(\.start)
    }

    static func == (one: Found, other: Found) -> Bool { one.records == other.records && one.problem == other.problem }
  }

  private func scan(_ text: [UInt8], block: Int, longest: Int = JSONScanner.usualLongest) -> Found {
    let member = Grouper(.member, separator: nil, wholeTitle: [])
    var batch = RecordBatch.telling((member, RowFilter([], separator: nil, wholeTitle: [])))
    let scanner = JSONScanner(
      layout: values, columns: JSONColumns(), capturing: member.columns, at: TextPlace(), longest: longest)
    for start in stride(from: 0, to: text.count, by: block) {
      text[start..<min(start + block, text.count)].withUnsafeBytes { scanner.scan($0, into: &batch) }
    }
    scanner.finish(into: &batch)
    return Found(records: batch.found, problem: scanner.problem, lost: scanner.lostCount)
  }

  @Test(arguments: [3, 33, 333] as [UInt64], [false, true])
  func `a bracket or a quote that is missing spoils its own record alone`(seed: UInt64, isPretty: Bool) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<RandomText.rounds / 30 {
      let count = Int.random(in: 1...30, using: &generator)
      let json = DamagedLines(records: count, isPretty: isPretty, using: &generator)
      let found = scan(json.text, block: json.text.count)
      let damaged = json.records.filter(\.isDamaged).map(\.range.lowerBound)
      let isRight = found.records.map(\.start) == json.records.map(\.range.lowerBound)
      guard isRight, found.starts(bad: true) == damaged, found.problem == nil else {
        Issue.record("seed \(seed), round \(round): \(found) in \(String(decoding: json.text, as: UTF8.self))")
        return
      }
      for (record, next) in zip(json.records, json.records.dropFirst().map(\.range.lowerBound) + [json.text.count]) {
        let bytes = Array(json.text[record.range.lowerBound..<next])
        let length = JSONDecoder.decode(bytes, layout: values, columns: JSONColumns()).length
        #expect(length == record.range.count, "seed \(seed), round \(round): \(String(decoding: bytes, as: UTF8.self))")
      }
      let block = Int.random(in: 1...90, using: &generator)
      #expect(scan(json.text, block: block) == found, "seed \(seed), round \(round), blocks of \(block)")
    }
  }

  @Test(arguments: [4, 44, 444] as [UInt64])
  func `what is cut where records may be no longer than so is cut the same in any blocks`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<RandomText.rounds / 30 {
      let json = DamagedLines(records: 20, isPretty: round % 2 == 0, using: &generator)
      let longest = Int.random(in: 5...200, using: &generator)
      let block = Int.random(in: 1...90, using: &generator)
      let whole = scan(json.text, block: json.text.count, longest: longest)
      guard scan(json.text, block: block, longest: longest) == whole else {
        Issue.record("seed \(seed), round \(round), blocks of \(block): \(String(decoding: json.text, as: UTF8.self))")
        return
      }
    }
  }

  @Test func `valid text is never cut, however it is indented`() {
    let inner = "{\"a\":[\n{\"b\":1},\n{\"b\":[\n{\"c\":2}\n]}\n]}"
    let text = Array("[\n\(inner),\n\(inner)\n]".utf8)
    for block in [1, 7, text.count] {
      let found = scan(text, block: block)
      #expect(found.records.map(\.start) == [2, 2 + inner.utf8.count + 2])
      #expect(found.starts(bad: true).isEmpty)
    }
    // Where it breaks off, it may still have been valid.
    let cut = scan(Array(text.dropLast(4)), block: 7)
    #expect(cut.records.map(\.start) == [2])
    #expect(cut.problem?.hasSuffix("in what begins at line 8, column 1") == true)
    // So may have been what stands deeper than is looked.
    let deep = "[\n" + String(repeating: "[\n", count: 2000) + String(repeating: "]\n", count: 2000) + "]"
    #expect(scan(Array(deep.utf8), block: 100).records.map(\.start) == [2])
  }

  @Test func `values in a row, arrays and records of several lines are cut as well`() {
    let row = scan(Array("{\n \"a\":1,\n \"b\":{\n}\n{\n \"a\":2}\n".utf8), block: 100)
    #expect(row.starts(bad: true) == [0])
    #expect(row.starts(bad: false) == [19])
    let arrays = scan(Array("[\n[1,2],\n[3,{],\n[4],\n[5]\n]".utf8), block: 100)
    #expect(arrays.starts(bad: true) == [9])
    #expect(arrays.starts(bad: false) == [2, 16, 21])
    // Who does not begin on a line of its own is not cut.
    let inside = scan(Array("[1,{\"a\":1,{\"a\":2},\n{\"a\":3}]".utf8), block: 100)
    #expect(inside.records.map(\.start) == [1, 3])
    // Who begins right behind the array's bracket is.
    let first = scan(Array("[{\"a\":1,\n{\"a\":2},\n{\"a\":3}]".utf8), block: 100)
    #expect(first.starts(bad: true) == [1])
    #expect(first.starts(bad: false) == [9, 18])
  }

  @Test(arguments: ["{\"a\":1", "{\"a\":[1}", "{\"a\":{\"b\":2}", "{\"a\":\"b}"])
  func `records that all lack something are not searched to the end, each of them`(record: String) {
    for count in [1000, 20_000] {
      let text = Array(("[\n" + String(repeating: record + ",\n", count: count) + "{\"a\":1}\n]").utf8)
      for block in [100, 1 << 18] {
        let found = scan(text, block: block)
        #expect(found.records.count == count + 1)
        #expect(found.starts(bad: true).count == count)
        #expect(found.problem == nil)
        // Each is read up to the next one; the first of all is searched to the end of what was there.
        #expect(found.lost < 2 * text.count + 2 * JSONScanner.piece, "\(count) records, blocks of \(block)")
      }
    }
  }

  @Test func `lines that stay open as long as they can are searched by what is deepest, not by what there is`() {
    let searched = [5000, 10_000].map { count in
      let text = Array(("[\n" + String(repeating: "{\"a\":[1,\n", count: count) + "}").utf8)
      return Double(scan(text, block: 1 << 18).lost) / Double(text.count)
    }
    #expect(searched[1] < searched[0] * 1.5, "\(searched)")
  }
}
