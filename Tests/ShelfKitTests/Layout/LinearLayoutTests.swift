import Testing

@testable import ShelfKit

/// The layout rules by example; the numbers are those of `docs/layout-rules.md`.
@Suite struct LinearLayoutTests {
  /// Ten elements of 4 cells, 1 cell between them, 1 before the first and after the last.
  private func layout(
    count: Int = 10, behavior: ScrollBehavior = .itemLeading, extent: @escaping (Int) -> Int = { _ in 4 }
  ) -> LinearLayout {
    LinearLayout(count: count, spacing: 1, leadingInset: 1, trailingInset: 1, behavior: behavior, extent: extent)
  }

  @Test func `rule 1: an element at the edge keeps its extent and is cut`() {
    let places = layout().placements(from: layout().start, viewport: 13)
    #expect(places.map(\.offset) == [1, 6, 11])
    #expect(places.map(\.extent) == [4, 4, 4])
  }

  @Test func `rule 2: nothing scrolls before the first element`() {
    let list = layout()
    #expect(list.clamped(.init(index: 0, delta: -7), viewport: 13) == list.start)
    #expect(list.moved(list.start, by: -3, viewport: 13) == list.start)
  }

  @Test func `rule 3: the last element ends at the trailing edge, its inset after it`() {
    let list = layout()
    let end = list.clamped(.init(index: 9, delta: 3), viewport: 13)
    let places = list.placements(from: end, viewport: 13)
    #expect(places.last == .init(index: 9, offset: 8, extent: 4))
  }

  @Test func `rule 3: short content stands at the leading edge`() {
    let list = layout(count: 2)
    #expect(list.clamped(.init(index: 1, delta: 2), viewport: 40) == list.start)
  }

  @Test func `rule 4: a focused element beyond the trailing edge becomes whole`() {
    let list = layout(behavior: .continuous)
    let position = list.revealing(2, from: list.start, viewport: 13)
    #expect(list.placements(from: position, viewport: 13).last == .init(index: 2, offset: 9, extent: 4))
  }

  @Test func `rule 4: one longer than the viewport shows its leading edge`() {
    let list = layout { $0 == 5 ? 40 : 4 }
    #expect(list.revealing(5, from: list.start, viewport: 13) == .init(index: 4, delta: 4))
    #expect(
      list.placements(from: .init(index: 4, delta: 4), viewport: 13).first == .init(index: 5, offset: 1, extent: 40))
  }

  @Test func `rule 7: a snapping list begins at an element, the inset before it`() {
    let list = layout()
    let position = list.revealing(3, from: list.start, viewport: 13)
    #expect(list.placements(from: position, viewport: 13).map(\.offset) == [1, 6, 11])
    #expect(list.placements(from: position, viewport: 13).map(\.index) == [2, 3, 4])
  }

  @Test(arguments: [0, 1, 12]) func `a step goes from one beginning to the next, whatever the inset`(inset: Int) {
    let list = LinearLayout(count: 40, spacing: 1, leadingInset: inset) { _ in 4 }
    var position = list.start
    for index in 1...20 {
      position = list.stepped(position, by: 1, viewport: 13)
      #expect(position == list.normalized(list.leading(index)))
    }
    for index in (0..<20).reversed() {
      position = list.stepped(position, by: -1, viewport: 13)
      #expect(position == list.normalized(list.leading(index)))
    }
    #expect(list.stepped(list.leading(6), by: 3, viewport: 13) == list.normalized(list.leading(9)))
  }

  @Test func `a step from the middle of an element goes to the beginning on that side`() {
    let list = layout()
    let middle = LinearLayout.Position(index: 4, delta: 2)
    #expect(list.stepped(middle, by: 1, viewport: 13) == list.normalized(list.leading(5)))
    #expect(list.stepped(middle, by: -1, viewport: 13) == list.normalized(list.leading(4)))
  }

  @Test func `rule 8: an element that is already whole moves nothing`() {
    let list = layout()
    let position = list.revealing(4, from: list.start, viewport: 24)
    #expect(list.revealing(3, from: position, viewport: 24) == position)
  }

  @Test func `rule 6: the stored anchor stays where it is, at whatever size one looks at it`() {
    let list = layout(count: 100)
    let stored = list.leading(30)
    for viewport in [5, 13, 200, 13] {
      #expect(list.shown(stored: stored, focus: 30, viewport: viewport) == list.normalized(stored))
    }
  }

  @Test func `an extent below one counts as one`() {
    let list = layout { _ in 0 }
    #expect(list.placements(from: list.start, viewport: 6).map(\.extent) == [1, 1, 1])
  }

  @Test func `a list of nothing and a viewport of nothing show nothing`() {
    #expect(layout(count: 0).placements(from: .init(index: 3, delta: 2), viewport: 13).isEmpty)
    #expect(layout().placements(from: layout().start, viewport: 0).isEmpty)
    #expect(layout().shown(stored: .init(index: 4, delta: 1), focus: 9, viewport: 0) == .init(index: 4, delta: 1))
  }
}
