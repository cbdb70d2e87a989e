import TestSupport
import Testing

@testable import Catalog

/// Filters, orders and keys while records come and go.
@Suite struct MovingRecordsTests {
  @Test(arguments: [false, true])
  func `what is shown is what passes of the last records, in order, after each step`(hasFilter: Bool) throws {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<6 {
      let stream = try Stream()
      defer { stream.end() }
      var options = SourceOptions()
      options.tail = Int.random(in: 1...60, using: &generator)
      options.key = "k"
      options.hasHeader = true
      var arrangement = Arrangement()
      arrangement.groupBy = ["g"]
      if hasFilter { arrangement.filter = FilterExpression("n:7") }
      arrangement.sort = [SortKey(column: "k", descending: true)]
      let reader = try Reader(try stream.source(options), arrangement)
      var all: [(number: Int, group: Int, key: Int)] = []
      stream.write("n,g,k\n")
      for step in 0..<12 {
        var text = ""
        for _ in 0..<Int.random(in: 1...90, using: &generator) {
          let group = Int.random(in: 0..<4, using: &generator)
          let record = (all.count + 1, group, Int.random(in: 0..<30, using: &generator))
          all.append(record)
          text += "\(record.0),g\(record.1),\(record.2)\n"
        }
        stream.write(text)
        let snapshot = try reader.snapshot { $0.status.tail?.read == all.count }
        let last = all.suffix(options.tail ?? 0)
        let passing = last.filter { !hasFilter || "\($0.number)".contains("7") }
        let note: Comment = "seed \(seed), round \(round), step \(step)"
        #expect(snapshot.records.map(\.number) == passing.map(\.number), note)
        for row in 0..<snapshot.rowCount {
          let title = String(decoding: snapshot.row(at: row).title, as: UTF8.self)
          // Sorting is stable: records with the same key stay as they came.
          let expected = passing.filter { "g\($0.group)" == title }.enumerated()
            .sorted { ($1.element.key, $0.offset) < ($0.element.key, $1.offset) }.map(\.element.number)
          #expect(snapshot.items(ofRow: row).map(\.number) == expected, note)
        }
        let again = last.count - Set(last.map(\.key)).count
        #expect(snapshot.status.losses.first { $0.kind == .duplicateKey }?.count ?? 0 == again, note)
      }
      reader.loading.cancel()
    }
  }
}
