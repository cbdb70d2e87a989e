import Testing

@testable import ShelfKit

/// The layout rules by example; the numbers are those of `docs/layout-rules.md`.
@Suite struct LinearLayoutTests {
  /// Ten elements of 4 cells, 1 cell between them, 1 before the first and after the last.
  private func layout(count: Int = 10, snaps: Bool = true, extent: @escaping (Int) -> Int = { _ in 4 }) -> LinearLayout
  {
    LinearLayout(count: count, spacing: 1, leadingInset: 1, trailingInset: 1, snaps: snaps, extent: extent)
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
    let list = layout(snaps: false)
    let position = list.revealing(2, from: list.start, viewport: 13)
    #expect(list.placements(from: position, viewport: 13).last == .init(index: 2, offset: 9, extent: 4))
  }

  @Test func `rule 4: one longer than the viewport shows its leading edge`() {
    let list = layout { $0 == 5 ? 40 : 4 }
    #expect(list.revealing(5, from: list.start, viewport: 13) == .init(index: 4, delta: 4))
    #expect(
      list.placements(from: .init(index: 4, delta: 4), viewport: 13).first == .init(index: 5, offset: 1, extent: 40))
  }

  @Test func `rule 6: a snapping list begins at an element, the inset before it`() {
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

  @Test func `rule 7: an element that is already whole moves nothing`() {
    let list = layout()
    let position = list.revealing(4, from: list.start, viewport: 24)
    #expect(list.revealing(3, from: position, viewport: 24) == position)
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

  @Test func `the work does not depend on the number of elements`() {
    func asked(count: Int) -> Int {
      var asked = 0
      let list = LinearLayout(count: count, spacing: 1, leadingInset: 1, trailingInset: 1) { _ in
        asked += 1
        return 4
      }
      for focus in [0, count / 2, count - 1] {
        let position = list.shown(stored: .init(index: count / 3, delta: 2), focus: focus, viewport: 80)
        _ = list.placements(from: position, viewport: 80)
      }
      return asked
    }
    #expect(asked(count: 1_000) == asked(count: 1_000_000_000))
    #expect(asked(count: 1_000) < 500)
  }

  @Test(arguments: 0..<40)
  func `agrees with the slow algorithm on random lists`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<250 {
      let extents = (0..<Int.random(in: 1...12, using: &random)).map { _ in Int.random(in: 1...9, using: &random) }
      let spacing = Int.random(in: 0...2, using: &random)
      let lead = Int.random(in: 0...2, using: &random)
      let trail = Int.random(in: 0...2, using: &random)
      let snaps = Bool.random(using: &random)
      let viewport = Int.random(in: 1...40, using: &random)
      let model = AbsoluteLayout(extents: extents, spacing: spacing, lead: lead, trail: trail, snaps: snaps)
      let list = LinearLayout(
        count: extents.count, spacing: spacing, leadingInset: lead, trailingInset: trail, snaps: snaps
      ) { extents[$0] }
      let stored = LinearLayout.Position(
        index: Int.random(in: extents.indices, using: &random), delta: Int.random(in: -5...12, using: &random))
      let focus = Int.random(in: extents.indices, using: &random)
      let note: Comment =
        "seed \(seed): \(extents) spacing \(spacing) insets \(lead),\(trail) snaps \(snaps) viewport \(viewport) stored \(stored) focus \(focus)"

      let offset = max(model.offset(stored), -lead)
      #expect(max(model.offset(list.normalized(stored)), -lead) == offset, note)
      #expect(model.offset(list.clamped(stored, viewport: viewport)) == model.clamped(offset, viewport), note)
      let revealed = model.revealing(focus, offset, viewport)
      #expect(model.offset(list.revealing(focus, from: stored, viewport: viewport)) == revealed, note)
      let shown = list.shown(stored: stored, focus: focus, viewport: viewport)
      #expect(model.offset(shown) == model.clamped(revealed, viewport), note)

      let places = list.placements(from: shown, viewport: viewport)
      let expected = extents.indices.filter {
        model.end($0) > model.offset(shown) && model.starts[$0] < model.offset(shown) + viewport
      }
      #expect(places.map(\.index) == expected, note)
      #expect(places.map(\.offset) == expected.map { model.starts[$0] - model.offset(shown) }, note)
      if extents[focus] <= viewport {
        let place = places.first { $0.index == focus }
        #expect(place.map { $0.offset >= 0 && $0.offset + $0.extent <= viewport } == true, note)
      }
    }
  }
}
