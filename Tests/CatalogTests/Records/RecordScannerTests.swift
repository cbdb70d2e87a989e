import TestSupport
import Testing

@testable import Catalog

/// The scanner and the splitter against the model, on texts made of little but what is special.
@Suite struct RecordScannerTests {
  private static let dialects = [
    Dialect(), Dialect(delimiter: [9]), Dialect(delimiter: Array("||".utf8)),
    Dialect(delimiter: Array("|a|".utf8)), Dialect(quote: nil), Dialect(terminator: 0), Dialect(terminator: 13),
    .lines(), .lines(terminator: 0),
  ]

  /// Scans a text in blocks that end at random places.
  private func scan(
    _ text: [UInt8], _ dialect: Dialect, columns: [Int], using generator: inout SeededGenerator
  ) -> ScannedBatch {
    var scanner = RecordScanner(dialect: dialect, capturing: columns)
    var batch = ScannedBatch()
    var position = 0
    while position < text.count {
      let end = min(text.count, position + Int.random(in: 1...9, using: &generator))
      text[position..<end].withUnsafeBytes { scanner.scan($0, into: &batch) }
      position = end
    }
    scanner.finish(into: &batch)
    return batch
  }

  @Test(arguments: [1, 20, 300, 4000] as [UInt64])
  func `scanner and splitter find what the model finds`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("aab\"\",,|\n\r\t\0".utf8) + [0xC3, 0xA9]
    for round in 0..<3000 {
      let dialect = Self.dialects[round % Self.dialects.count]
      let text = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
      let comment: Comment = "seed \(seed), round \(round): \(text)"
      let columns = [[0, 2], [1], []][round % 3]
      let model = RecordModel(text, dialect: dialect).records
      let batch = scan(text, dialect, columns: columns, using: &generator)
      #expect(batch.records.map(\.start) == model.map(\.start), comment)
      #expect(batch.records.map(\.line) == model.map(\.line), comment)
      #expect(batch.records.map(\.fieldCount) == model.map(\.fields.count), comment)
      #expect(batch.records.map(\.openQuoteLine) == model.map(\.openQuoteLine), comment)
      var captured: [[UInt8]] = []
      var start = 0
      for end in batch.capturedEnds {
        captured.append(Array(batch.captured[start..<end]))
        start = end
      }
      #expect(
        captured
          == model.flatMap { record in
            columns.map { record.fields.indices.contains($0) ? record.fields[$0] : [] }
          }, comment)
      for record in model {
        let cut = FieldSplitter.split(text, from: record.start, dialect: dialect)
        let expected = record.fields.map { field -> Field in
          field.isEmpty && dialect.emptyIsMissing ? .missing : .bytes(field)
        }
        #expect(cut.fields == expected, comment)
        #expect(cut.end == record.start + record.length, comment)
        #expect(cut.hasOpenQuote == (record.openQuoteLine != nil), comment)
      }
    }
  }

  @Test func `text is valid exactly where the standard library says so`() {
    var generator = SeededGenerator(seed: 99)
    print("seed 99")
    let starts: [UInt8] = [0x41, 0x7F, 0x80, 0xBF, 0xC0, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0xFF]
    let follows: [UInt8] = [0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0x41]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 1...5, using: &generator)).map { place in
        (place % 3 == 0 ? starts : follows).randomElement(using: &generator) ?? 0
      }
      var check = TextCheck()
      for byte in bytes where !check.ignores(byte) { check.take(byte) }
      #expect(check.finish() == (String(validating: bytes, as: UTF8.self) != nil), "\(bytes)")
    }
  }
}
