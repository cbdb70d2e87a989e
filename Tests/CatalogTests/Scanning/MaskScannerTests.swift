import CScan
import TestSupport
import Testing

@testable import Catalog

/// The scanner that looks at many bytes at a time against the one that goes byte after byte.
@Suite struct MaskScannerTests {
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
    let dialects = RandomText.dialects.filter(MaskScanner.reads)
    #expect(dialects.count == 9)
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
      let found = scan(text, blocks, MaskScanner(dialect, capturing: columns, at: place), batch).found
      guard found == expected else {
        Issue.record("seed \(seed), round \(round): \(dialect), blocks to \(blocks) of \(text)")
        return
      }
    }
  }

  @Test(arguments: [CSCAN_PLAIN, CSCAN_128, CSCAN_256, CSCAN_512].map { Int32($0) })
  func `every way of this processor finds each byte`(way: Int32) {
    guard cscan_has(way) else { return }
    var generator = SeededGenerator(seed: 5)
    print("seed 5")
    for round in 0..<300 {
      let bytes = (0..<192).map { _ in [10, 44, 34, 65, 0x80, 0xFF, 0].randomElement(using: &generator) ?? 0 as UInt8 }
      let wanted = cscan_bytes(terminator: 10, delimiter: round % 2 == 0 ? 44 : -1, quote: round % 3 == 0 ? -1 : 34)
      var masks = [cscan_masks](repeating: cscan_masks(), count: 3)
      cscan_find_by(way, bytes, 3, wanted, &masks)
      for (place, byte) in bytes.enumerated() {
        let mask = masks[place / 64]
        let bit = UInt64(1) << (place % 64)
        #expect((mask.terminator & bit != 0) == (byte == 10))
        #expect((mask.delimiter & bit != 0) == (byte == 44 && round % 2 == 0))
        #expect((mask.quote & bit != 0) == (byte == 34 && round % 3 != 0))
        #expect((mask.high & bit != 0) == (byte >= 0x80))
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
