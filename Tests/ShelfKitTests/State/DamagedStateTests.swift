import TestSupport
import Testing

@testable import ShelfKit

/// Whatever numbers a kept state holds, a grid that gets it lays out and goes on.
@MainActor @Suite struct DamagedStateTests {
  private nonisolated static let extremes: [Int] = [
    .min, .min + 1, .max, .max - 1, -1, 0, 1, 1 << 32, -(1 << 32), 1 << 40, 2_000_000_000, -2_000_000_000, 40_000,
  ]

  /// A state with every kind of line, of a grid whose identities are numbers.
  private func text() throws -> String {
    let screen = try screen()
    for move: Move in [.down(40), .right(30), .left(2), .down(2), .right(9), .up(1)] { screen.grid.perform(move) }
    screen.grid.toggleMark()
    screen.grid.toggleRange()
    screen.grid.scrollItems(inRow: 41, by: 1)
    screen.grid.scrollRows(by: 1)
    return screen.grid.state.text()
  }

  private func screen() throws -> TestScreen {
    let screen = try TestScreen(width: 33, height: 9, rows: 0, items: 0)
    screen.data.metrics = { _ in RowMetrics(itemHeight: 1, leadingInset: 2) }
    screen.grid.apply(ComputedSnapshot(rowCount: 1_000_000, itemsPerRow: 1_000_000))
    return screen
  }

  /// The text with some of its numbers, bytes or lines changed.
  private func mutated(_ text: String, _ random: inout SeededGenerator) -> String {
    var lines = text.split(separator: "\n").map(String.init)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 1..<lines.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: lines.insert(lines[Int.random(in: 1..<lines.count, using: &random)], at: place)
      case 1 where lines.count > 2: lines.remove(at: place)
      case 2:
        var bytes = Array(lines[place].utf8)
        if let at = bytes.indices.randomElement(using: &random) {
          bytes[at] = UInt8.random(in: 32..<127, using: &random)
        }
        lines[place] = String(decoding: bytes, as: UTF8.self)
      default: lines[place] = withExtreme(lines[place], &random)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The line with one of its numbers replaced by one that nobody would write.
  private func withExtreme(_ line: String, _ random: inout SeededGenerator) -> String {
    var words = line.split(separator: " ").map(String.init)
    let number = "\(Self.extremes.randomElement(using: &random) ?? 0)"
    if words.count == 3, Bool.random(using: &random) {
      words[2] = number
    } else if words.count > 1 {
      words[1] = "number:" + number
    }
    return words.joined(separator: " ")
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func `any number of a kept state is harmless`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let original = try text()
    var understood = 0
    for round in 0..<150 {
      let text = mutated(original, &random)
      guard let state = try? GridState(text: text) else { continue }
      understood += 1
      let screen = try screen()
      screen.grid.restore(state)
      #expect(screen.frame() == screen.freshFrame(), "seed \(seed), round \(round):\n\(text)")
      for move: Move in [.left(1), .down(1), .right(2), .up(3)] { screen.grid.perform(move) }
      screen.grid.turnPage(.down)
      screen.grid.apply(ComputedSnapshot(rowCount: 999_999, itemsPerRow: 30))
      #expect(screen.frame() == screen.freshFrame(), "seed \(seed), round \(round):\n\(text)")
    }
    #expect(understood > 75, "seed \(seed)")
  }

  @Test(arguments: extremes) func `a distance that is set to anything is harmless as well`(delta: Int) throws {
    let screen = try TestScreen(width: 33, height: 9, rows: 20, items: 20)
    screen.data.metrics = { _ in RowMetrics(itemHeight: 1, leadingInset: 2) }
    screen.grid.state.isTouched = true
    var anchor = ScrollAnchor(id: RowID("r7"), delta: 0)
    anchor.delta = delta
    screen.grid.state.anchor = anchor
    screen.grid.state.isDetached = true
    screen.grid.state.rows[RowID("r7")].anchor = ScrollAnchor(id: ItemID("7.5"), delta: delta)
    screen.grid.state.rows[RowID("r7")].isDetached = true
    #expect(screen.frame() == screen.freshFrame())
    screen.grid.scrollRows(by: 1)
    screen.grid.scrollItems(inRow: 7, by: -1)
    #expect(screen.frame() == screen.freshFrame())
  }

  @Test func `what is kept of a distance is never farther than a viewport is long`() throws {
    for delta in Self.extremes {
      let anchors = "anchor number:3 \(delta)\nrow number:3\nanchor number:1 \(delta)\n"
      let state = try GridState(text: "grid-state 1\n" + anchors)
      let kept = [state.anchor?.delta, state.rows[RowID(3)].anchor?.delta]
      let cut = min(max(-LinearLayout.longestViewport, delta), LinearLayout.longestViewport)
      #expect(kept == [cut, cut])
    }
  }
}
