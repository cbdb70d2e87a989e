import TestSupport
import Testing

@testable import Catalog

/// Records found again where only the last are kept.
@Suite struct MovingSeekerTests {
  private let scratch: Scratch
  init() throws { scratch = try Scratch() }

  private func source(_ path: [UInt8], tail: Int) throws -> any Source {
    var options = SourceOptions()
    options.tail = tail
    return try SourceRegistry.source(for: [path], options: options)
  }

  @Test func `of equal records the one nearest to the old place is found, wherever the last ones begin`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<40 {
      let tail = Int.random(in: 1...30, using: &generator)
      let old = (0..<Int.random(in: 1...60, using: &generator)).map { _ in
        "l\(Int.random(in: 0..<9, using: &generator))"
      }
      let new =
        old
        + (0..<Int.random(in: 1...20, using: &generator)).map { _ in
          "l\(Int.random(in: 0..<9, using: &generator))"
        }
      let path = try scratch.write("a.txt", old.map { $0 + "\n" }.joined())
      let source = try source(path, tail: tail)
      let before = try Reader(source).finish()
      let places = Array(max(0, old.count - tail)..<old.count)
      let quest = RecordQuest(places.map { RecordQuest.Entry(part: 0, ordinal: $0) }, from: before)
      // Another file in its place: the old one can still be read.
      try scratch.write("next", new.map { $0 + "\n" }.joined())
      try scratch.run("mv next a.txt")
      var arrangement = Arrangement()
      arrangement.quest = quest
      let after = try Reader(source, arrangement).finish()
      let found = after.recordParts[0]?.found(by: quest) ?? [:]
      let kept = max(0, new.count - tail)..<new.count
      for (entry, place) in places.enumerated() {
        let note: Comment = "seed \(seed), round \(round), the last \(tail), place \(place)"
        let equal = kept.filter { new[$0] == old[place] }
        let nearest = equal.map { abs($0 - place) }.min()
        #expect(found[entry].map { abs($0 - place) } == nearest, note)
        #expect(found[entry].map { new[$0] == old[place] } ?? true, note)
      }
    }
  }

  @Test func `what a later run is told to find is counted among the last records`() throws {
    let path = try scratch.write("a.txt", "x\nx\ny\nx\nz\n")
    let identity = RecordIdentity(digest: try digest(of: "z", path), occurrence: 0)
    let quest = RecordQuest([RecordQuest.Entry(identity)], from: nil)
    var arrangement = Arrangement()
    arrangement.quest = quest
    let found = try Reader(source(path, tail: 2), arrangement).finish().recordParts[0]?.found(by: quest)
    #expect(found == [0: 4])
  }

  private func digest(of line: String, _ path: [UInt8]) throws -> RecordDigest {
    let snapshot = try read([path])
    let record = try #require(snapshot.records.first { $0.fields[0].text == line })
    guard case .ordinal(let ordinal) = record.key else { throw Reader.Silence() }
    return try #require(snapshot.recordParts[0]?.digest(ofOrdinal: ordinal))
  }
}
