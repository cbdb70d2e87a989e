import Catalog
import TestSupport
import Testing

/// When a quote encloses a field, and when it is a letter.
@Suite struct QuoteUseTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func `quotes enclose line ends in text with tabs`() throws {
    let file = try scratch.write("a.tsv", "g\tt\na\t\"x\ny\"\nb\tz\n")
    #expect(try read([file]).table == [["a", "x\ny"], ["b", "z"]])
  }

  @Test(arguments: ["5\" pipe", "\"", "\"so\" he said", "\"never closed"])
  func `a quote that encloses no field is a letter`(value: String) throws {
    let file = try scratch.write("a.tsv", "g\tt\na\t\(value)\nb\tz\nc\t\(value)\nd\ty\n")
    #expect(try read([file]).table == [["a", value], ["b", "z"], ["c", value], ["d", "y"]])
  }

  @Test func `a named format has quotes enclose fields`() throws {
    var options = SourceOptions()
    options.format = .tsv
    let file = try scratch.write("a", "g\tt\na\t\"x\" y\nb\tz\n")
    #expect(try read([file], options).table == [["a", "x y"], ["b", "z"]])
  }

  @Test(arguments: [1, 2, 3], [2, 50, 500])
  func `records that a writer quotes are the same for all delimiters`(seed: UInt64, rarity: Int) throws {
    for delimiter in [",", ";", "\t", "|", "::"] {
      var random = SeededGenerator(seed: seed)
      let parts = ["a", "bc", " ", "é", "\"", "7", delimiter]
      var records: [[String]] = []
      for _ in 0..<600 {
        records.append(
          (0..<3).map { column in
            var text = "v\(column)"
            for _ in 0..<Int.random(in: 0..<4, using: &random) { text += parts.randomElement(using: &random) ?? "" }
            if Int.random(in: 0..<rarity, using: &random) == 0 { text += "\n\(column)" }
            return text
          })
      }
      let lines = ([["x", "y", "z"]] + records).map { record in
        record.map { text in
          guard ["\"", "\n", delimiter].contains(where: text.contains) else { return text }
          return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
        }.joined(separator: delimiter) + "\n"
      }
      var options = SourceOptions()
      options.delimiter = Array(delimiter.utf8)
      options.hasHeader = true
      let file = try scratch.write("q", lines.joined())
      #expect(try read([file], options).table == records, "seed \(seed), delimiter \(delimiter)")
    }
  }
}
