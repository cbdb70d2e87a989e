import TestSupport
import Testing

@testable import Catalog

/// The filter of raw bytes against the one of cut fields, on texts made of little but what is special.
@Suite struct RawFilterTests {
  private static let dialects = [
    Dialect(), Dialect(delimiter: [9]), Dialect(delimiter: Array("||".utf8)), Dialect(delimiter: Array("a|".utf8)),
    Dialect(quote: nil), Dialect(terminator: 0), .lines(), .lines(terminator: 0),
  ]
  private static let words = ["a", "b", "ab", "ba", "aB", "a\"b", "\"a", "a,b", "b\r", "é", "éa", "aé", "aab", "||"]

  @Test(arguments: [7, 80, 900, 10_000] as [UInt64])
  func `what the bytes of a record say of it is what its fields say`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("aabAB\"\",,|\n\r\t\0".utf8) + [0xC3, 0xA9]
    let scratch = RegexScratch()
    var told = 0
    var excluded = 0
    for round in 0..<6000 {
      let dialect = Self.dialects[round % Self.dialects.count]
      let text = (0..<Int.random(in: 0...14, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
      let record = FieldSplitter.split(text, from: 0, dialect: dialect)
      let bytes = Array(text[..<record.next])
      let filter = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
        let word = Self.words.randomElement(using: &generator) ?? "a"
        return (Bool.random(using: &generator) ? "!" : "") + (Bool.random(using: &generator) ? "c:" : "")
          + "\"\(word)\""
      }.joined(separator: " ")
      let matcher = try FilterMatcher(FilterExpression(filter), columns: [Column(name: "b"), Column(name: "c")])
      let raw = RawFilter(matcher, dialect: dialect)
      let verdict = matcher.verdict(record.fields, scratch)
      let comment: Comment = "seed \(seed), round \(round): \(filter) of \(bytes) by \(dialect)"
      bytes.withUnsafeBytes { bytes in
        if let literal = raw.requiredLiteral, literal.find(in: bytes) == nil {
          excluded += 1
          #expect(verdict == .fails, comment)
        }
        if let passes = raw.passes(bytes) {
          told += 1
          #expect(verdict == (passes ? .passes : .fails), comment)
        }
        let cutter = FieldCutter(dialect)
        cutter.cut(bytes)
        #expect(matcher.verdict(cutter, scratch) == verdict, comment)
      }
    }
    // Neither shortcut is one that is never taken.
    #expect(told > 100 && excluded > 100, "seed \(seed)")
  }

  @Test(arguments: [11, 120] as [UInt64])
  func `records are cut in place as they are cut by copying`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("ab\"\",,|\n\r\t\0".utf8) + [0xC3]
    let cutters = Self.dialects.map(FieldCutter.init)
    for round in 0..<6000 {
      let dialect = Self.dialects[round % Self.dialects.count]
      let text = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
      let cutter = cutters[round % Self.dialects.count]
      let fields = text.withUnsafeBytes { bytes in
        cutter.cut(bytes)
        return (0..<cutter.count).map { cutter[$0].map { Field.bytes(Array($0)) } ?? .missing }
      }
      let expected = FieldSplitter.split(text, from: 0, dialect: dialect).fields
      #expect(fields == expected, "seed \(seed), round \(round): \(text) by \(dialect)")
    }
  }

  @Test func `the longest word that must occur is looked for`() throws {
    func literal(_ filter: String, _ dialect: Dialect = Dialect()) throws -> Int? {
      let matcher = try FilterMatcher(FilterExpression(filter), columns: [Column(name: "b")])
      return RawFilter(matcher, dialect: dialect).requiredLiteral?.count
    }
    #expect(try literal("ab abcd abc") == 4)
    #expect(try literal("b:abcd ab") == 4)
    #expect(try literal("!abcd ab") == 2)
    #expect(try literal("!abcd /abcd/") == nil)
    #expect(try literal("ab\"abcd") == 4)
    #expect(try literal("ab\"abcd", .lines()) == 7)
    #expect(try literal("größe") == 2)
    #expect(try literal("Größe") == 7)
  }
}
