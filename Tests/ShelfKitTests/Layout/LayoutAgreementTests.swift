import TestSupport
import Testing

@testable import ShelfKit

/// `LinearLayout` walks near the viewport; `AbsoluteLayout` adds up everything. They agree.
@Suite struct LayoutAgreementTests {
  @Test(arguments: 0..<60)
  func `agrees with the slow algorithm on random lists of every behaviour and alignment`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<250 {
      let sample = LayoutSample(using: &random)
      let (list, model, viewport) = (sample.list, sample.model, sample.viewport)
      let indices = model.extents.indices
      let stored = LinearLayout.Position(
        index: Int.random(in: indices, using: &random), delta: Int.random(in: -9...12, using: &random))
      let focus = Int.random(in: indices, using: &random)
      let note: Comment = "seed \(seed): \(sample) stored \(stored) focus \(focus)"
      let offset = model.offset(stored)

      #expect(model.offset(list.normalized(stored)) == offset, note)
      #expect(model.offset(list.clamped(stored, viewport: viewport)) == model.clamped(offset, viewport), note)
      #expect(
        model.offset(list.revealing(focus, from: stored, viewport: viewport))
          == model.revealing(focus, offset, viewport), note)
      let detached = list.shown(stored: stored, focus: nil, viewport: viewport)
      #expect(model.offset(detached) == model.shown(offset, focus: nil, viewport), note)
      let shown = list.shown(stored: stored, focus: focus, viewport: viewport)
      #expect(model.offset(shown) == model.shown(offset, focus: focus, viewport), note)

      let places = list.placements(from: shown, viewport: viewport)
      let expected = model.visible(model.offset(shown), viewport)
      #expect(places.map(\.index) == expected, note)
      #expect(places.map(\.offset) == expected.map { model.starts[$0] - model.offset(shown) }, note)
      if model.extents[focus] <= viewport {
        let place = places.first { $0.index == focus }
        #expect(place.map { $0.offset >= 0 && $0.offset + $0.extent <= viewport } == true, note)
      }

      for start in [shown, detached] {
        let steps = Int.random(in: -4...4, using: &random)
        let next = list.stepped(start, by: steps, viewport: viewport)
        #expect(
          model.offset(next) == model.stepped(model.offset(start), by: steps, viewport),
          "\(note) from \(start) \(steps)")
      }
    }
  }

  @Test(arguments: ScrollBehavior.allCases)
  func `steps to the end and back pass every place of rest and stop at the ends`(behavior: ScrollBehavior) {
    let list = LinearLayout(count: 30, spacing: 1, leadingInset: 2, trailingInset: 2, behavior: behavior) { 3 + $0 % 5 }
    var position = list.shown(stored: nil, focus: nil, viewport: 25)
    let first = position
    var visited: [LinearLayout.Position] = []
    while visited.last != position, visited.count < 99 {
      visited.append(position)
      position = list.stepped(position, by: 1, viewport: 25)
    }
    #expect(list.placements(from: position, viewport: 25).last?.index == 29)
    #expect(zip(visited, visited.dropFirst()).allSatisfy { list.precedes($0, $1) })
    for _ in 0..<99 { position = list.stepped(position, by: -1, viewport: 25) }
    #expect(position == first)
  }

  @Test func `the work does not depend on the number of elements`() {
    func asked(_ behavior: ScrollBehavior, count: Int) -> Int {
      var asked = 0
      let list = LinearLayout(count: count, spacing: 1, leadingInset: 1, trailingInset: 1, behavior: behavior) { _ in
        asked += 1
        return 4
      }
      for focus in [0, count / 2, count - 1] {
        let position = list.shown(stored: .init(index: count / 3, delta: 2), focus: focus, viewport: 80)
        _ = list.placements(from: position, viewport: 80)
        _ = list.stepped(position, by: count / 5, viewport: 80)
        _ = list.stepped(position, by: -1, viewport: 80)
      }
      return asked
    }
    for behavior in ScrollBehavior.allCases {
      #expect(asked(behavior, count: 1_000) == asked(behavior, count: 1_000_000_000), "\(behavior)")
      #expect(asked(behavior, count: 1_000) < 2_000, "\(behavior)")
    }
  }

  @Test func `elements far from the viewport are not measured`() {
    for behavior in ScrollBehavior.allCases {
      var measured: Set<Int> = []
      let list = LinearLayout(count: 10_000, spacing: 1, leadingInset: 1, behavior: behavior) {
        measured.insert($0)
        return 4
      }
      let position = list.shown(stored: .init(index: 5_000, delta: 0), focus: 5_003, viewport: 40)
      _ = list.stepped(position, by: 1, viewport: 40)
      #expect(measured.allSatisfy { abs($0 - 5_000) < 30 }, "\(behavior)")
    }
  }
}

/// A random list, its model and a viewport.
struct LayoutSample: CustomStringConvertible {
  let model: AbsoluteLayout
  let viewport: Int

  init(using random: inout SeededGenerator) {
    let alignments: [FocusAlignment] = [
      .automatic, .automatic, .leading, .center,
      .keyline(
        Keyline(
          Bool.random(using: &random)
            ? .cells(Int.random(in: 0...45, using: &random)) : .percent(Int.random(in: 0...100, using: &random)),
          itemPercent: Int.random(in: 0...100, using: &random),
          keeping: [Keyline.Edges.both, .leading, .trailing, []].randomElement(using: &random) ?? .both)),
    ]
    model = AbsoluteLayout(
      extents: (0..<Int.random(in: 1...12, using: &random)).map { _ in Int.random(in: 1...9, using: &random) },
      spacing: Int.random(in: 0...2, using: &random), lead: Int.random(in: 0...3, using: &random),
      trail: Int.random(in: 0...2, using: &random),
      behavior: ScrollBehavior.allCases.randomElement(using: &random) ?? .continuous,
      alignment: alignments.randomElement(using: &random) ?? .automatic)
    viewport = Int.random(in: 1...40, using: &random)
  }

  var list: LinearLayout {
    let extents = model.extents
    return LinearLayout(
      count: extents.count, spacing: model.spacing, leadingInset: model.lead, trailingInset: model.trail,
      behavior: model.behavior, alignment: model.alignment
    ) { extents[$0] }
  }

  var description: String {
    "\(model.extents) spacing \(model.spacing) insets \(model.lead),\(model.trail) \(model.behavior) \(model.alignment) viewport \(viewport)"
  }
}
