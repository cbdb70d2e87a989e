import Testing

@testable import shelves

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "ab", 1), ("kitten", "sitting", 3),
  ])
  func `a distance counts changes`(first: String, second: String, distance: Int) {
    #expect(Suggestion.distance(first, second) == distance)
    #expect(Suggestion.distance(second, first) == distance)
  }

  @Test func `the nearest is found and the far are not`() {
    #expect(Suggestion.nearest(to: "--lits", among: ["--list", "--split"]) == "--list")
    #expect(Suggestion.nearest(to: "--snap", among: ["--list", "--snapshot"]) == "--snapshot")
    #expect(Suggestion.nearest(to: "--elephant", among: ["--list", "--split"]) == nil)
    #expect(Suggestion.nearest(to: "--x", among: []) == nil)
  }
}
