import CScan
import TestSupport
import Testing

@testable import Catalog

/// The scanner that looks at many bytes at a time against the one that goes byte after byte.
@Suite struct BlockwiseScannerTests {
  private func placer(_ round: Int) -> (grouper: Grouper, filter: RowFilter) {
    let groupings: [Grouping] = [
      .columns([0]), .columns([1]), .columns([2, 0]), .initial(of: 0), .none, .columns([1]), .columns([0]),
    ]
    let within = [RowChoice(grouping: .columns([1]), key: .value(Array("a".utf8)))]
    let separator = round % 7 == 5 ? Array("b".utf8) : nil
    return (
      Grouper(groupings[round % 7], separator: separator, wholeTitle: [1]),
      RowFilter(round % 7 == 6 ? within : [], separator: nil, wholeTitle: [])
    )
  }

  private func scan(_ text: [UInt8], _ blocks: [Int], _ scanner: any BlockScanner, _ batch: RecordBatch) -> RecordBatch
  {
    var scanner = scanner
    var batch = batch
    var start = 0
    for end in blocks {
      text[start..<end].withUnsafeBytes { scanner.scan($0, into: &batch) }
      start = end
    }
    scanner.finish(into: &batch)
    return batch
  }

  @Test(arguments: [2, 7, 19] as [UInt64])
  func `many bytes at a time find what byte after byte finds`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let dialects = RandomText.dialects.filter(BlockwiseScanner.reads)
    #expect(dialects.count == 9)
    let ways = (Int32(CSCAN_PLAIN)..<Int32(CSCAN_WAYS)).filter { cscan_has($0) }
    for round in 0..<RandomText.rounds / 3 {
      let dialect = dialects[Int.random(in: 0..<dialects.count, using: &generator)]
      let text = RandomText.make(using: &generator)
      var blocks = [text.count]
      while let last = blocks.first, last > 0, Int.random(in: 0...3, using: &generator) > 0 {
        blocks.insert(Int.random(in: 0..<last, using: &generator), at: 0)
      }
      let placer = placer(round)
      let batch = RecordBatch.telling(placer)
      let columns = RecordPlacer(grouper: placer.grouper, filter: placer.filter, expectedWidth: nil).columns
      let place = TextPlace(offset: round % 3 * 1000, line: 1 + round % 2)
      let plain = PlainBlockScanner(
        RecordScanner(dialect: dialect, capturing: columns, offset: place.offset, line: place.line))
      let expected = scan(text, blocks, plain, batch).found
      let way = ways[round % ways.count]
      let scanner = BlockwiseScanner(dialect, capturing: columns, at: place, way: way)
      let found = scan(text, blocks, scanner, batch).found
      guard found == expected else {
        Issue.record("seed \(seed), round \(round): way \(way), \(dialect), blocks to \(blocks) of \(text)")
        return
      }
    }
  }

  @Test func `text is valid exactly where the check that goes byte after byte says so`() {
    var generator = SeededGenerator(seed: 98)
    print("seed 98")
    let starts: [UInt8] = [0x41, 0x7F, 0x80, 0xBF, 0xC0, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0xFF]
    let follows: [UInt8] = [0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0x41]
    for _ in 0..<20_000 {
      let lead = [UInt8](repeating: 0x61, count: Int.random(in: 0...9, using: &generator))
      let bytes =
        lead
        + (0..<Int.random(in: 1...9, using: &generator)).map { place in
          (place % 3 == 0 ? starts : follows).randomElement(using: &generator) ?? 0
        }
      var check = TextCheck()
      for byte in bytes { check.take(byte) }
      #expect(cscan_is_utf8(bytes, bytes.count) == check.finish(), "\(bytes)")
    }
  }
}
