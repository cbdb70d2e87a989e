import Curses
import Testing

@testable import shelves

@Suite struct PathTextTests {
  private let setter = Typesetter(.unicode)

  @Test(arguments: [
    (40, "/home/ada/docs/samples/elements.csv"), (26, "…/samples/elements.csv"),
    (27, "…/docs/samples/elements.csv"), (22, "…/samples/elements.csv"), (14, "…/elements.csv"), (5, "elements.csv"),
  ])
  func `a path is shortened from its beginning, and keeps its last part`(columns: Int, expected: String) {
    let shown = PathText.shortened("/home/ada/docs/samples/elements.csv", to: columns, setter)
    #expect(shown == expected)
  }

  @Test func `a name that is no path is left to the edge of the line`() {
    #expect(PathText.shortened("standard input", to: 5, setter) == "standard input")
  }
}
