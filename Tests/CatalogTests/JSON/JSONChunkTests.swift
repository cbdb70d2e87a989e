import TestSupport
import Testing

@testable import Catalog

/// Lines of JSON that several threads look through at once.
@Suite struct JSONChunkTests {
  private func read(_ file: [UInt8], _ sizes: ReadingSizes) throws -> any CatalogSnapshot {
    let mailbox = Mailbox<CatalogEvent>()
    let sample = TextSample(bytes: Array("{\"a\":1}\n".utf8), isWhole: true)
    let text = SampledText(json: sample, layout: .lines, spread: { _ in [] })
    var arrangement = Arrangement()
    arrangement.groupBy = ["a"]
    let plan = try ReadingPlan(
      of: text, isWhole: true, options: SourceOptions(), arrangement: arrangement, source: file)
    let input = RecordLoader.Input(name: file, bytes: try RecordOrigin.file(file).open())
    var pass = RecordPass(
      plan: plan, options: SourceOptions(), inputs: [input], loading: RecordLoading(mailbox: mailbox), sizes: sizes)
    pass.run()
    guard case .changed(let snapshot)? = mailbox.drain().last else { throw Reader.Silence() }
    return snapshot
  }

  @Test(arguments: [9, 81] as [UInt64])
  func `several threads find the same records and columns as one, in the same order`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let scratch = try Scratch()
    var serial = ReadingSizes()
    serial.fewestChunks = .max / serial.chunk
    for round in 0..<RandomText.rounds / 60 {
      let json = RandomJSON(.lines, records: Int.random(in: 5...60, using: &generator), using: &generator)
      let file = try scratch.write("a.jsonl", round % 2 == 0 ? json.text : json.damaged(using: &generator))
      var sizes = ReadingSizes()
      sizes.firstBlock = Int.random(in: 1...40, using: &generator)
      sizes.block = Int.random(in: 1...40, using: &generator)
      sizes.chunk = Int.random(in: 8...400, using: &generator)
      sizes.fewestChunks = 1
      sizes.threads = round % 4 + 1
      sizes.alone = round % 3
      let expected = try read(file, serial)
      let found = try read(file, sizes)
      let isSame =
        found.names == expected.names && found.records == expected.records && found.shelves == expected.shelves
        && found.status.losses == expected.status.losses
      guard isSame else {
        Issue.record("seed \(seed), round \(round): \(sizes) of \(String(decoding: json.text, as: UTF8.self))")
        return
      }
    }
  }
}
