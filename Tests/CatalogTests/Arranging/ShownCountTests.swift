import Catalog
import TestSupport
import Testing

/// How many records pass, as the status line tells it, against a plain count of what was written.
@Suite struct ShownCountTests {
  private let scratch: Scratch
  init() throws { scratch = try Scratch() }

  /// A table of tags and numbers, and what its records are.
  private struct Table {
    var records: [(tags: [String], number: Int)] = []

    init(using generator: inout some RandomNumberGenerator) {
      for _ in 0..<Int.random(in: 1...60, using: &generator) {
        let tags = ["x", "y", "z", "xy"].filter { _ in Bool.random(using: &generator) }
        records.append((tags, Int.random(in: 0...20, using: &generator)))
      }
      records.append((["x", "y"], 7))
    }

    var text: String {
      "tags,n\n" + records.map { "\($0.tags.joined(separator: ";")),\($0.number)\n" }.joined()
    }
  }

  private func arrangement(_ filter: String, _ sort: [SortKey]) -> Arrangement {
    var arrangement = Arrangement()
    arrangement.groupBy = ["tags"]
    arrangement.filter = FilterExpression(filter)
    arrangement.sort = sort
    return arrangement
  }

  @Test(arguments: [3, 31, 314] as [UInt64])
  func `each record that passes counts once, however many rows it stands on and however they are sorted`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var options = SourceOptions()
    options.split = Array(";".utf8)
    for round in 0..<40 {
      let table = Table(using: &generator)
      let path = try scratch.write("t\(round).csv", table.text)
      let source = try SourceRegistry.source(for: [path], options: options)
      for sort in [[], [SortKey(column: "n")], [SortKey(column: "n", descending: true)], [SortKey(column: "tags")]] {
        for (filter, letter, isWanted) in [("tags:x", "x", true), ("tags:z", "z", true), ("!tags:x", "x", false)] {
          let passing = table.records.filter { $0.tags.joined().contains(letter) == isWanted }
          let snapshot = try Reader(source, arrangement(filter, sort)).finish()
          let place = "seed \(seed), round \(round), \(filter), \(sort)"
          #expect(snapshot.status.shown == passing.count, "\(place)")
          #expect(snapshot.records.count == passing.count, "\(place)")
        }
      }
    }
  }
}
