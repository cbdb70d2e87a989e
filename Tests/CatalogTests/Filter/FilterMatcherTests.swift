import TestSupport
import Testing

@testable import Catalog

@Suite struct FilterMatcherTests {
  private static let columns = [Column(name: "title"), Column(name: "year"), Column(name: "note")]

  private func verdict(_ filter: String, _ values: [String?]) throws -> FilterMatcher.Verdict {
    let fields = values.map { $0.map { Field.bytes(Array($0.utf8)) } ?? .missing }
    return try FilterMatcher(FilterExpression(filter), columns: Self.columns).verdict(fields, RegexScratch())
  }

  @Test(arguments: [
    ("", true), ("heat", true), ("HEAT", false), ("Heat", true), ("eat 95", true), ("heat 96", false),
    ("!heat", false), ("!1996", true), ("title:heat", true), ("year:heat", false), ("!year:heat", true),
    ("/^heat$/", true), ("/^eat/", false), ("/H.*t/", true), ("/h\\S+t/", true), ("year:/^19\\d\\d$/", true),
    ("!year:/^19\\d\\d$/", false), ("title:/19/", false), ("note:x", false), ("!note:x", true), ("note:/^$/", false),
    ("heat1995", false), ("nope:x", false), ("!nope:x", true),
  ])
  func `every condition must hold of a record`(filter: String, passes: Bool) throws {
    #expect(try verdict(filter, ["Heat", "1995", nil]) == (passes ? .passes : .fails))
  }

  @Test func `fields beyond the columns are looked at, and short records are not missed`() throws {
    #expect(try verdict("extra", ["a", "b", "c", "an extra"]) == .passes)
    #expect(try verdict("note:x", ["a"]) == .fails)
    #expect(try verdict("!note:x", ["a"]) == .passes)
    #expect(try verdict("!note:x", []) == .passes)
  }

  @Test(arguments: [
    ("größe", "GRÖSSE", false), ("größe", "GRÖßE", true), ("ärger", "ÄRGER", true), ("Ärger", "ärger", false),
    ("σας", "ΣΑΣ", true), ("straße", "Straße", true), ("привет", "Привет", true), ("k", "\u{212A}", false),
    ("ék", "É\u{212A}", false), ("é", "e\u{301}", false), ("日本", "日本語", true), ("(é", "(É", true),
    ("ÉA", "ÉA", true), ("éa]", "ÉA]", true), ("é-\\", "É-\\", true),
  ])
  func `letters fold one by one, those of ASCII among themselves`(
    word: String, value: String, passes: Bool
  ) throws {
    #expect(try verdict(word, [value]) == (passes ? .passes : .fails))
  }

  @Test func `bytes that are no UTF-8 hide nothing that stands beside them`() throws {
    let value = Field.bytes([0xFF] + Array("Größe".utf8) + [0xC3, 0x28, 0x80] + Array("heat".utf8) + [0xE2, 0x82])
    for filter in ["größe", "heat", "/gr.ße/", "/h.at/", "/\\w{5}/"] {
      let matcher = try FilterMatcher(FilterExpression(filter), columns: Self.columns)
      #expect(matcher.verdict([value], RegexScratch()) == .passes, "\(filter)")
    }
    let dots = try FilterMatcher(FilterExpression("/e.h/"), columns: Self.columns)
    #expect(dots.verdict([value], RegexScratch()) == .fails)
  }

  @Test func `a search that would take for ever gives up and says so`() throws {
    let trap = String(repeating: "a", count: 40) + "b"
    #expect(try verdict("/(a+)+$/", [trap]) == .undecided)
    #expect(try verdict("!/(a+)+$/", [trap]) == .undecided)
    // Another condition that surely fails settles it, wherever it stands.
    #expect(try verdict("/(a+)+$/ zzz", [trap]) == .fails)
    #expect(try verdict("/(a+)+$/ b", [trap]) == .undecided)
    // So does another value that has a match.
    #expect(try verdict("/(a+)+$/", [trap, "aa"]) == .passes)
  }

  @Test func `a long value and deep nesting need no more stack than there is`() throws {
    let long = String(repeating: "ab", count: 200_000)
    #expect(try verdict("/^(?:a|b|c)*$/", [long]) != .fails)
    #expect(try verdict("/(.)*x/", [long]) != .passes)
  }

  @Test func `conditions show where they are met, merged where they touch`() throws {
    let matcher = try FilterMatcher(
      FilterExpression("an title:na /b[a-z]/ !x title:/q*/"), columns: Self.columns)
    let value = Array("Banana, an x".utf8)
    #expect(matcher.ranges(in: value, ofColumn: 0) == [0..<6, 8..<10])
    #expect(
      matcher.ranges(in: value, ofColumn: 1)
        == [0..<3, 3..<5, 8..<10].reduce(into: []) { merged, range in
          if let last = merged.last, last.upperBound >= range.lowerBound {
            merged[merged.count - 1] = last.lowerBound..<range.upperBound
          } else {
            merged.append(range)
          }
        })
    #expect(matcher.ranges(in: [], ofColumn: 0) == [])
    let letters = try FilterMatcher(FilterExpression("/é|x*/"), columns: Self.columns)
    #expect(letters.ranges(in: Array("aéé".utf8), ofColumn: nil) == [1..<5])
  }

  @Test(arguments: [3, 50, 700] as [UInt64])
  func `the matcher agrees with one that looks at everything`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let scratch = RegexScratch()
    for round in 0..<4000 {
      let fields = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        Bool.random(using: &generator) ? randomWord(0...6, using: &generator) : nil
      }
      var model: [FilterModel] = []
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        model.append(
          FilterModel(
            word: randomWord(1...3, using: &generator),
            column: Bool.random(using: &generator) ? Int.random(in: 0...2, using: &generator) : nil,
            isNegated: Bool.random(using: &generator), isExpression: Bool.random(using: &generator)))
      }
      let text = model.map { $0.text(Self.columns.map(\.name)) }.joined(separator: " ")
      let matcher = try FilterMatcher(FilterExpression(text), columns: Self.columns)
      let found = matcher.verdict(fields.map { $0.map { .bytes(Array($0.utf8)) } ?? .missing }, scratch)
      let expected = model.allSatisfy { $0.holds(fields) }
      #expect(found == (expected ? .passes : .fails), "seed \(seed), round \(round): \(text) of \(fields)")
    }
  }

  private func randomWord(_ length: ClosedRange<Int>, using generator: inout SeededGenerator) -> String {
    let letters: [Character] = ["a", "b", "A", "B", "k", "é", "É", ".", "-"]
    return String(
      (0..<Int.random(in: length, using: &generator)).map { _ in letters.randomElement(using: &generator) ?? "a" })
  }
}

/// A condition, by the letter of the rule and nothing else.
private struct FilterModel {
  var word: String
  var column: Int?
  var isNegated: Bool
  var isExpression: Bool

  func text(_ names: [String]) -> String {
    let pattern = isExpression ? "/" + word.replacing(".", with: "\\.") + "/" : "\"" + word + "\""
    return (isNegated ? "!" : "") + (column.map { names[$0] + ":" } ?? "") + pattern
  }

  func holds(_ fields: [String?]) -> Bool {
    let candidates = column.map { fields.indices.contains($0) ? [fields[$0]] : [] } ?? fields
    return candidates.compactMap(\.self).contains(where: contains) != isNegated
  }

  private func contains(_ value: String) -> Bool {
    let heedsCase = word.contains { $0.isUppercase }
    let text = Array(heedsCase ? value : value.lowercased())
    let wanted = Array(word)
    guard text.count >= wanted.count else { return false }
    return (0...text.count - wanted.count).contains { Array(text[$0..<$0 + wanted.count]) == wanted }
  }
}
