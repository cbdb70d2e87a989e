import TestSupport
import Testing

@testable import Catalog

/// The scanner of JSON on random texts, cut anywhere.
@Suite struct JSONScannerTests {
  private static let styles = RandomJSON.Style.allCases

  private struct Found: Equatable {
    var records: [FoundRecord]
    var columns: [String]
    var problem: String?
  }

  private func scan(
    _ text: [UInt8], _ layout: JSONLayout, blocks: [Int], longest: Int = JSONScanner.usualLongest
  ) -> Found {
    let member = Grouper(.member, separator: nil, wholeTitle: [])
    var batch = RecordBatch.telling((member, RowFilter([], separator: nil, wholeTitle: [])))
    let scanner = JSONScanner(
      layout: layout, columns: JSONColumns(), capturing: member.columns, at: TextPlace(),
      longest: longest)
    var start = 0
    for end in blocks {
      text[start..<end].withUnsafeBytes { scanner.scan($0, into: &batch) }
      start = end
    }
    scanner.finish(into: &batch)
    return Found(
      records: batch.found, columns: scanner.names?.columns.map(\.name) ?? [], problem: scanner.problem)
  }

  private func layout(_ style: RandomJSON.Style) -> JSONLayout {
    switch style {
    case .lines: .lines
    case .array, .values: .values(ofArrays: false)
    case .members: .values(ofArrays: true)
    }
  }

  private func blocks(of text: [UInt8], using generator: inout SeededGenerator) -> [Int] {
    var blocks = [text.count]
    while let last = blocks.first, last > 0, Int.random(in: 0...3, using: &generator) > 0 {
      blocks.insert(Int.random(in: 0..<last, using: &generator), at: 0)
    }
    return blocks
  }

  @Test(arguments: [5, 23, 42] as [UInt64])
  func `records are found where they were put, however the text is cut`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<RandomText.rounds / 6 {
      let style = Self.styles[round % 4]
      let json = RandomJSON(style, records: Int.random(in: 0...6, using: &generator), using: &generator)
      let found = scan(json.text, layout(style), blocks: blocks(of: json.text, using: &generator))
      let expected = json.records.map { record in
        FoundRecord(
          start: record.start, oddities: [.init(record: 0, line: record.line, kind: .width(0))],
          rows: record.member.map { [$0] } ?? [])
      }
      let isRight = found.records == expected && found.problem == nil
      guard isRight else {
        Issue.record(
          "seed \(seed), round \(round): \(found) in \(String(decoding: json.text, as: UTF8.self))")
        return
      }
      for (place, record) in json.records.enumerated() {
        let next = place + 1 < json.records.count ? json.records[place + 1].start : json.text.count
        let bytes = Array(json.text[record.start..<next])
        let length = JSONDecoder.decode(bytes, layout: layout(style), columns: JSONColumns()).length
        #expect(Array(bytes[..<length]) == record.raw, "seed \(seed), round \(round)")
      }
    }
  }

  @Test(arguments: [6, 28, 496] as [UInt64])
  func `damaged texts give the same however they are cut, and no byte of a record is another's`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<RandomText.rounds / 3 {
      let style = Self.styles[round % 4]
      let text = RandomJSON(style, records: 4, using: &generator).damaged(using: &generator)
      let layout = layout(Self.styles[round / 4 % 4])
      let whole = scan(text, layout, blocks: [text.count])
      let blocks = blocks(of: text, using: &generator)
      guard scan(text, layout, blocks: blocks) == whole else {
        Issue.record("seed \(seed), round \(round): \(layout), blocks to \(blocks) of \(text)")
        return
      }
      let starts = whole.records.map(\.start)
      for (start, next) in zip(starts, starts.dropFirst() + [text.count]) {
        let bytes = Array(text[start..<next])
        #expect(JSONDecoder.decode(bytes, layout: layout, columns: JSONColumns()).length <= bytes.count)
      }
      #expect(starts == starts.sorted() && Set(starts).count == starts.count, "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: [7, 77, 777] as [UInt64])
  func `values with blanks between them are records, however the text is cut`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let layout = JSONLayout.values(ofArrays: false)
    for round in 0..<RandomText.rounds / 6 {
      var text: [UInt8] = []
      var records: [Range<Int>] = []
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let value = RandomJSON.value(depth: 2, mayBreak: true, using: &generator)
        // Its elements would be records.
        if value.hasPrefix("[") { continue }
        records.append(text.count..<text.count + value.utf8.count)
        text += value.utf8
        text += ([" ", "  ", "\t", "\n", " \r\n ", " [] ", "\n[\n] "].randomElement(using: &generator) ?? " ").utf8
      }
      let blocks = blocks(of: text, using: &generator)
      let found = scan(text, layout, blocks: blocks)
      let isGood = found.records.allSatisfy { !$0.oddities.contains { $0.kind == .bad } }
      guard found.records.map(\.start) == records.map(\.lowerBound), isGood, found.problem == nil else {
        Issue.record(
          "seed \(seed), round \(round): \(found), blocks to \(blocks) of \(String(decoding: text, as: UTF8.self))")
        return
      }
      for (record, next) in zip(records, records.dropFirst().map(\.lowerBound) + [text.count]) {
        let bytes = Array(text[record.lowerBound..<next])
        let length = JSONDecoder.decode(bytes, layout: layout, columns: JSONColumns()).length
        #expect(length == record.count, "seed \(seed), round \(round): \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test(arguments: [8, 88, 888] as [UInt64])
  func `objects and arrays are records whatever stands between them, also where the text breaks off`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<RandomText.rounds / 6 {
      let layout = JSONLayout.values(ofArrays: round % 2 == 0)
      var text = Array((layout.hasMembers ? "{\"k\":[" : "[").utf8)
      let opening = text.count
      var records: [Range<Int>] = []
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let object = RandomJSON.object(depth: 3, mayBreak: true, using: &generator)
        let start = text.count
        text += (Int.random(in: 0...4, using: &generator) == 0 ? "[\(object)]" : object).utf8
        records.append(start..<text.count)
        text += (["", " ", "\n", ",", ",\n ", ",,", " , ,"].randomElement(using: &generator) ?? "").utf8
      }
      text += (layout.hasMembers ? "] \"m\": {} \"n\":[]}" : "]").utf8
      let end = round % 3 == 0 ? text.count : Int.random(in: opening...text.count, using: &generator)
      let whole = records.filter { $0.upperBound <= end }
      let cut = Array(text[..<end])
      let found = scan(cut, layout, blocks: blocks(of: cut, using: &generator))
      let elements = layout.hasMembers ? found.records.filter { $0.rows == [Array("k".utf8)] } : found.records
      let isGood = elements.allSatisfy { !$0.oddities.contains { $0.kind == .bad } }
      guard elements.map(\.start) == whole.map(\.lowerBound), isGood, (found.problem == nil) == (end == text.count)
      else {
        Issue.record("seed \(seed), round \(round): \(found) in \(String(decoding: cut, as: UTF8.self))")
        return
      }
      for record in whole {
        let length = JSONDecoder.decode(Array(cut[record.lowerBound...]), layout: layout, columns: JSONColumns()).length
        #expect(length == record.count, "seed \(seed), round \(round)")
      }
    }
  }

  @Test func `a record that is too long is kept unread, and the next ones are read`() {
    let long = Array("{\"a\":\"".utf8) + [UInt8](repeating: 0x78, count: 1000) + Array("\"}".utf8)
    for (layout, before, between) in [
      (JSONLayout.lines, "", "\n"), (.values(ofArrays: false), "[", ","), (.values(ofArrays: true), "{\"k\":[", ","),
    ] {
      let text = Array(before.utf8) + long + Array((between + "{\"a\":1}").utf8)
      for block in [1, 7, 500, text.count] {
        let blocks = Array(stride(from: block, to: text.count, by: block)) + [text.count]
        let found = scan(text, layout, blocks: blocks, longest: long.count - 1)
        let bad = found.records.filter { $0.oddities.contains { $0.kind == .bad } }
        #expect(bad.map(\.start) == [before.utf8.count])
        #expect(found.records.count == 2)
        let whole = scan(text, layout, blocks: blocks, longest: long.count)
        #expect(whole.records.allSatisfy { !$0.oddities.contains { $0.kind == .bad } })
      }
    }
  }
}
