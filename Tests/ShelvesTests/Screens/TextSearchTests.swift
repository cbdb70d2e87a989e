import ShelfKit
import Testing

@testable import shelves

/// Searching in a text of lines.
@Suite struct TextSearchTests {
  private static let text = [
    PagerView.Line("one"),
    PagerView.Line([TemplateRun("Two", width: 8), TemplateRun("  "), TemplateRun("one and one")]),
    PagerView.Line(""), PagerView.Line("two"), PagerView.Line("three"),
  ]

  private func search(_ text: String) throws -> (TextSearch, [PagerView.Line]) {
    var search = try #require(TextSearch(text))
    var lines = Self.text
    search.look(through: &lines)
    return (search, lines)
  }

  @Test func `each part of a line that holds it stands out`() throws {
    let (found, lines) = try search("one")
    #expect(found.places == [0, 1])
    #expect(lines[0].runs[0].highlights == [0..<3])
    #expect(lines[1].runs.map(\.highlights) == [[], [], [0..<3, 8..<11]])
    #expect(lines[3].runs[0].highlights.isEmpty)
  }

  @Test func `it is written as a filter is`() throws {
    #expect(try search("two one").0.places == [1])
    #expect(try search("Two").0.places == [1])
    #expect(try search("two !one").0.places == [3])
    #expect(try search("/^t/").0.places == [1, 3, 4])
    #expect(TextSearch("") == nil && TextSearch("  ") == nil && TextSearch("/(/") == nil)
  }

  @Test func `it goes on from a line, and on from the other end`() throws {
    let found = try search("two").0
    let walk: [(from: Int, isForward: Bool, line: Int, hasWrapped: Bool)] = [
      (0, true, 1, false), (1, true, 3, false), (3, true, 1, true), (3, false, 1, false), (1, false, 3, true),
      (4, true, 1, true), (-1, true, 1, false),
    ]
    for step in walk {
      let next = try #require(found.next(from: step.from, isForward: step.isForward))
      #expect(next == (step.line, step.hasWrapped), "from \(step.from)")
    }
    #expect(try #require(found.next(from: 1, isForward: true, includesLine: true)).line == 1)
    #expect(try search("four").0.next(from: 0, isForward: true) == nil)
  }

  @Test func `it says which of how many lines one is`() throws {
    #expect(try search("two").0.summary(at: 3) == "match 2 of 2 lines")
    #expect(try search("two").0.summary(at: nil) == "2 lines")
    #expect(try search("three").0.summary(at: 4) == "match 1 of 1 line")
    #expect(try search("four").0.summary(at: nil) == "no match")
  }
}
