import Testing

@testable import ShelfKit

/// The tables of `docs/layout-rules.md`: where the focused element stands, and how far steps go.
@Suite struct AlignmentTests {
  /// Elements of 4 cells, 1 cell between them, 1 before the first and after the last.
  private func layout(_ count: Int, _ behavior: ScrollBehavior = .itemLeading, _ alignment: FocusAlignment = .automatic)
    -> LinearLayout
  {
    LinearLayout(
      count: count, spacing: 1, leadingInset: 1, trailingInset: 1, behavior: behavior, alignment: alignment
    ) { _ in 4 }
  }

  /// The offset of an element while another has the focus.
  private func offset(of index: Int, focus: Int, in list: LinearLayout, viewport: Int) -> Int? {
    let position = list.shown(stored: nil, focus: focus, viewport: viewport)
    return list.placements(from: position, viewport: viewport).first { $0.index == index }?.offset
  }

  @Test(arguments: [
    (FocusAlignment.leading, [1, 1, 1, 3, 8]),
    (.center, [1, 4, 4, 4, 8]),
    (.keyline(.centered(keeping: [])), [4, 4, 4, 4, 4]),
    (.keyline(Keyline(.cells(7), keeping: .leading)), [1, 6, 7, 7, 7]),
    (.keyline(Keyline(.percent(100), itemPercent: 100)), [1, 6, 9, 9, 9]),
  ])
  func `rule 5: the focused element stands at its keyline, off it at a kept edge`(
    alignment: FocusAlignment, expected: [Int]
  ) {
    let list = layout(10, .itemLeading, alignment)
    #expect([0, 1, 4, 8, 9].map { offset(of: $0, focus: $0, in: list, viewport: 13) } == expected)
  }

  @Test func `an item of item paging is at the leading edge, a centred one in the centre`() {
    #expect([0, 4, 8, 9].map { offset(of: $0, focus: $0, in: layout(10, .itemPaging), viewport: 13) } == [1, 1, 3, 8])
    #expect(
      [0, 4, 9].map { offset(of: $0, focus: $0, in: layout(10, .itemPagingCentered), viewport: 13) } == [4, 4, 4])
  }

  @Test(arguments: [
    (FocusAlignment.leading, [1, 1, 1]),
    (.center, [1, 1, 1]),
    (.keyline(Keyline(.percent(80))), [1, 1, 1]),
    (.keyline(.centered(keeping: [])), [18, 13, 8]),
    (.keyline(Keyline(.cells(12), keeping: .leading)), [1, 1, 1]),
    (.keyline(Keyline(.cells(12), keeping: .trailing)), [25, 25, 25]),
  ])
  func `short content stands at the edge that is kept, at the line if none is`(
    alignment: FocusAlignment, expected: [Int]
  ) {
    let list = layout(3, .itemLeading, alignment)
    #expect((0..<3).map { offset(of: 0, focus: $0, in: list, viewport: 40) } == expected)
  }

  @Test(arguments: ScrollBehavior.allCases)
  func `short content does not scroll`(behavior: ScrollBehavior) {
    guard behavior != .itemPagingCentered else { return }
    let list = layout(3, behavior)
    for steps in [-9, -1, 1, 9] { #expect(list.stepped(list.start, by: steps, viewport: 40) == list.start) }
    #expect((0..<3).allSatisfy { list.shown(stored: nil, focus: $0, viewport: 40) == list.start })
  }

  @Test func `rule 4: an item that does not fit beside its keyline is moved into the viewport`() {
    let list = layout(10, .itemLeading, .keyline(Keyline(.percent(100))))
    #expect(offset(of: 5, focus: 5, in: list, viewport: 13) == 9)
    let other = layout(10, .itemLeading, .keyline(Keyline(.cells(0), itemPercent: 100)))
    #expect(offset(of: 5, focus: 5, in: other, viewport: 13) == 0)
  }

  @Test func `a keyline that is nonsense is one at the nearest edge`() {
    for place in [Keyline.Place.cells(-5), .cells(.max), .percent(-5), .percent(900)] {
      let list = layout(10, .itemLeading, .keyline(Keyline(place, itemPercent: 4_000)))
      let seen = offset(of: 5, focus: 5, in: list, viewport: 13)
      #expect(seen.map { (0...9).contains($0) } == true, "\(place)")
    }
  }

  @Test(arguments: [
    (ScrollBehavior.continuous, [1, 2, 8]), (.itemLeading, [1, 2, 8]), (.paging, [2, 4, 8]), (.itemPaging, [1, 2, 8]),
  ])
  func `a step goes on by an item, or by a page`(behavior: ScrollBehavior, expected: [Int]) {
    let list = layout(10, behavior)
    let seen = [1, 2, 8].map { steps in
      let position = list.stepped(list.start, by: steps, viewport: 13)
      return list.placements(from: position, viewport: 13).first { $0.offset >= 0 }?.index
    }
    // Rule 3 stops the last: the tenth item ends at 12, the ninth begins at 3.
    #expect(seen == expected)
  }

  @Test func `pages on and pages back are the same pages where all items are of one width`() {
    let list = layout(12, .paging)
    var position = list.start
    var on: [Int?] = []
    // Three items to a page: 1 + 4 + 1 + 4 + 1 + 4.
    for _ in 0..<3 {
      position = list.stepped(position, by: 1, viewport: 15)
      on.append(list.placements(from: position, viewport: 15).first { $0.offset >= 0 }?.index)
    }
    #expect(on == [3, 6, 9])
    var back: [Int?] = []
    for _ in 0..<3 {
      position = list.stepped(position, by: -1, viewport: 15)
      back.append(list.placements(from: position, viewport: 15).first { $0.offset >= 0 }?.index)
    }
    #expect(back == [6, 3, 0])
  }

  @Test func `a focus that leaves the page turns it`() {
    let list = layout(30, .paging)
    func first(_ focus: Int, from stored: LinearLayout.Position) -> Int? {
      let position = list.shown(stored: stored, focus: focus, viewport: 15)
      return list.placements(from: position, viewport: 15).first { $0.offset >= 0 }?.index
    }
    #expect(first(2, from: list.start) == 0)
    #expect(first(3, from: list.start) == 3)
    #expect(first(2, from: list.leading(3)) == 0)
    #expect(first(20, from: list.start) == 20)
    #expect(first(8, from: list.leading(20)) == 6)
  }

  @Test func `a centred row steps from centre to centre`() {
    let list = layout(10, .itemPagingCentered)
    var position = list.shown(stored: nil, focus: nil, viewport: 13)
    // The first item rests in the centre too.
    #expect(list.placements(from: list.stepped(position, by: -1, viewport: 13), viewport: 13).first?.index == 0)
    for index in 1...9 {
      position = list.stepped(position, by: 1, viewport: 13)
      let centred = list.placements(from: position, viewport: 13).first { $0.offset == 4 }
      #expect(centred?.index == index)
    }
  }
}
