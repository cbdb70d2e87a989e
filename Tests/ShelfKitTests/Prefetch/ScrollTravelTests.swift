import Testing

@testable import ShelfKit

@Suite struct ScrollTravelTests {
  private func travel(_ rows: [Int]) -> ScrollTravel {
    var travel = ScrollTravel()
    for row in rows { travel.note(.init(row: row, hiddenLines: 0), generation: 1) }
    return travel
  }

  @Test func `one row is made ready after one step, and all that is allowed while a key repeats`() {
    #expect(travel([0]).rowsAhead(atMost: 2) == 1)
    #expect(travel([0, 1]).rowsAhead(atMost: 2) == 1)
    #expect(travel([0, 1, 2]).rowsAhead(atMost: 2) == 2)
    #expect(travel([0, 1, 2, 2]).rowsAhead(atMost: 2) == 1)
    #expect(travel([0, 5]).rowsAhead(atMost: 2) == 2)
    #expect(travel([0, 1, 2]).rowsAhead(atMost: 0) == 0)
  }

  @Test func `the side is the one that was moved to last, and turning round starts anew`() {
    #expect(travel([3, 4]).places(beyond: 4...7, rowCount: 20, count: 2) == [8, 9])
    #expect(travel([3, 4, 3]).places(beyond: 3...6, rowCount: 20, count: 2) == [2, 1])
    #expect(travel([3, 4, 5, 4]).rowsAhead(atMost: 2) == 1)
  }

  @Test func `a line within a row is movement too`() {
    var travel = ScrollTravel()
    travel.note(.init(row: 2, hiddenLines: 3), generation: 1)
    travel.note(.init(row: 2, hiddenLines: 1), generation: 1)
    #expect(travel.direction == .backward)
  }

  @Test func `nothing is beyond the ends`() {
    #expect(travel([0]).places(beyond: 15...19, rowCount: 20, count: 2) == [])
    #expect(travel([0]).places(beyond: 15...18, rowCount: 20, count: 2) == [19])
    #expect(travel([2, 1]).places(beyond: 1...4, rowCount: 20, count: 2) == [0])
    #expect(travel([1, 0]).places(beyond: 0...4, rowCount: 20, count: 2) == [])
  }

  @Test func `places of other data are no movement`() {
    var travel = travel([0, 1, 2])
    travel.note(.init(row: 9, hiddenLines: 0), generation: 2)
    #expect(travel.run == 0)
  }
}
