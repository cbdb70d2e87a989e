import TestSupport
import Testing

@testable import ShelfKit

/// States are written as text and read back.
@Suite struct GridStateTextTests {
  @Test func `a state is written as the documentation says`() {
    var state = GridState()
    state.isTouched = true
    state.focusedRow = RowID("Action")
    state.anchor = ScrollAnchor(id: RowID("Comedy"), delta: -2)
    state.rows[RowID("Action")].focusedItem = ItemID(17)
    state.rows[RowID("Action")].anchor = ScrollAnchor(id: ItemID(12), delta: 3)
    state.rows[RowID("Action")].marks.set(ItemID(4), marked: true)
    #expect(
      state.text() == """
        grid-state 1
        focus text:Action
        anchor text:Comedy -2
        row text:Action
        focus number:17
        anchor number:12 3
        marked number:4

        """)
  }

  @Test func `what is read is what was written, whatever the identities are`() throws {
    var random = SeededGenerator(seed: 11)
    let identities: [Identity] = [
      .number(-3), .number(.max), .text(""), .text("New York\n%41 🎬"), .text("number:1"), .bytes([]),
      .bytes([0, 10, 32, 255]),
    ]
    for _ in 0..<200 {
      func pick() -> Identity { identities.randomElement(using: &random) ?? .number(0) }
      var state = GridState()
      state.isTouched = true
      state.isDetached = Bool.random(using: &random)
      state.focusedRow = Bool.random(using: &random) ? RowID(pick()) : nil
      state.anchor = Bool.random(using: &random) ? ScrollAnchor(id: RowID(pick()), delta: Int.random(in: -9...9)) : nil
      for _ in 0..<4 {
        var row = RowState()
        row.focusedItem = ItemID(pick())
        row.anchor = Bool.random(using: &random) ? ScrollAnchor(id: ItemID(pick()), delta: 5) : nil
        row.isDetached = Bool.random(using: &random)
        row.rangeStart = Bool.random(using: &random) ? ItemID(pick()) : nil
        row.marks = MarkSet([ItemID(pick()), ItemID(pick())], isInverted: Bool.random(using: &random))
        state.rows[RowID(pick())] = row
      }
      let text = state.text()
      #expect(text.utf8.allSatisfy { $0 == 10 || (32..<127).contains($0) })
      #expect(try GridState(text: text) == state, "\(text)")
    }
  }

  @Test func `ten times the marks of one row take about ten times the work to write and to read`() throws {
    func work(marks: Int) throws -> Double {
      var state = GridState()
      state.isTouched = true
      state.rows[RowID("r")].marks = MarkSet(Set((0..<marks).map { ItemID($0) }))
      return try ProcessorTime.least {
        let read = try GridState(text: state.text())
        #expect(read.rows.count == 1)
      }
    }
    // A hundred times would be what it costs to copy all marks for each.
    let ratio = try work(marks: 40_000) / work(marks: 4_000)
    #expect(ratio < 40, "\(ratio) times")
  }

  @Test func `rows are written by age, and the oldest are left out first`() throws {
    var state = GridState()
    for number in 0..<10 { state.rows[RowID(number)].focusedItem = ItemID(1) }
    state.rows[RowID(0)].focusedItem = ItemID(2)
    let kept = try GridState(text: state.text(atMost: 3)).rows
    #expect(kept.idsByAge == [RowID(8), RowID(9), RowID(0)])
  }

  @Test(arguments: [
    ("", 1), ("grid-state 2\n", 1), ("grid-state 1\nfocus\n", 2), ("grid-state 1\nfocus text:%zz\n", 2),
    ("grid-state 1\nmarked number:1\n", 2), ("grid-state 1\nrow number:1\nanchor number:1 x\n", 3),
    ("grid-state 1\nrow number:1\n\n", 3), ("grid-state 1\nrow bytes:0\n", 2), ("grid-state 1\nrow bytes:+1\n", 2),
  ])
  func `a damaged text is refused, and its line is named`(text: String, line: Int) {
    let error = #expect(throws: GridStateError.self) { try GridState(text: text) }
    #expect(error?.line == line)
  }
}
