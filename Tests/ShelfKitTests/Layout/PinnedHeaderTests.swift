import Curses
import TestSupport
import Testing

@testable import ShelfKit

/// Headers that stay at the top edge while their row is cut there, and footers.
@MainActor @Suite struct PinnedHeaderTests {
  /// Rows of a header, three lines of items and, if asked for, a footer.
  private func screen(height: Int = 10, header: Int = 1, footer: Int = 0, pins: Bool = true) throws -> TestScreen {
    var limits = GridController.Limits()
    limits.prefetchedRows = 0
    let screen = try TestScreen(width: 20, height: height, rows: 20, items: 9, limits: limits)
    screen.data.metrics = { _ in
      RowMetrics(headerHeight: header, itemHeight: 3, footerHeight: footer, pinsHeader: pins)
    }
    return screen
  }

  /// Scrolls the rows so that so many lines of a row are above the top edge.
  private func scroll(_ screen: TestScreen, row: Int, hiding lines: Int) {
    screen.grid.state.isTouched = true
    screen.grid.state.isDetached = true
    screen.grid.state.anchor = ScrollAnchor(id: RowID("r\(row)"), delta: lines)
  }

  @Test func `the header of the row that the top edge cuts stays in sight`() throws {
    let screen = try screen()
    for hidden in 0...3 {
      scroll(screen, row: 4, hiding: hidden)
      #expect(screen.lines[0] == " r4 0/9 ›", "\(hidden)")
      #expect(screen.lines[4 - hidden] == " r5 0/9 ›", "\(hidden)")
    }
    scroll(screen, row: 4, hiding: 4)
    #expect(screen.lines[0] == " r5 0/9 ›")
  }

  @Test func `without pinning the header leaves with its line`() throws {
    let screen = try screen(pins: false)
    scroll(screen, row: 4, hiding: 1)
    #expect(screen.lines[0] == " [4.0]  [4.1]  [4.2]")
  }

  @Test func `a header is pushed out by the end of its row`() throws {
    let screen = try screen(header: 3)
    func place(_ hidden: Int) -> Int? {
      scroll(screen, row: 4, hiding: hidden)
      screen.frame()
      let cell = screen.grid.display.visible.first?.cell
      let header = cell?.hostedView?.subviews.first { $0 is TestHeader }
      return header.flatMap { header in cell.map { $0.frame.minY + header.frame.minY } }
    }
    // Six lines, three of them header: it stands still while three lines are left, then goes with them.
    #expect((0...5).map(place) == [0, 0, 0, 0, -1, -2])
  }

  @Test func `at the end of the rows the topmost one has its title`() throws {
    let screen = try screen()
    screen.grid.perform(.lastRow)
    // Two rows of four lines and the last two lines of another.
    #expect(screen.lines[0] == " r17 0/9 ›")
    #expect(screen.lines[1] == "")
    #expect(screen.lines[2] == " r18 0/9 ›")
    #expect(screen.lines[6] == "*r19 0/9 ›")
  }

  @Test func `a pinned header hides the cards below it, and none of them is hit there`() throws {
    let screen = try screen()
    screen.data.metrics = { _ in RowMetrics(headerHeight: 1, itemHeight: 3, pinsHeader: true) }
    scroll(screen, row: 4, hiding: 1)
    #expect(!screen.lines[0].contains("[4."))
    let onHeader = screen.grid.hit(Point(x: 2, y: 0))
    #expect(onHeader?.row == 4)
    #expect(onHeader?.item == nil)
    let below = screen.grid.hit(Point(x: 2, y: 1))
    #expect(below?.row == 4)
    #expect(below?.item == 0)
  }

  @Test func `a row higher than the grid keeps its title while one reads on`() throws {
    let screen = try screen(height: 3)
    for hidden in 0...1 {
      scroll(screen, row: 7, hiding: hidden)
      #expect(screen.lines[0] == " r7 0/9 ›")
    }
  }

  @Test func `while a header is pinned, to scroll draws nothing; without one, only what came into view`() throws {
    func drawn(pins: Bool) throws -> [Int] {
      // Twelve lines show three rows, so that one line less of the first brings a new one once.
      let screen = try screen(height: 12, pins: pins)
      scroll(screen, row: 4, hiding: 0)
      screen.frame()
      return (1...3).map { hidden in
        let before = screen.compositor.work.surfaces
        scroll(screen, row: 4, hiding: hidden)
        screen.frame()
        return screen.compositor.work.surfaces - before
      }
    }
    #expect(try drawn(pins: false) == [1, 0, 0])
    // Pinning draws the row that was under the header, and the header on a surface of its own.
    #expect(try drawn(pins: true) == [3, 0, 0])
  }

  @Test func `a footer stands below the cards, as wide as the grid`() throws {
    let screen = try screen(height: 12, footer: 1)
    #expect(
      [0, 1, 4, 5, 9].map { screen.lines[$0] } == [
        "*r0 0/9 ›", " <0.0>  [0.1]  [0.2]", "*end of r0 0/9 ›", " r1 0/9 ›", " end of r1 0/9 ›",
      ])
    #expect(screen.grid.hit(Point(x: 2, y: 4))?.row == 0)
    #expect(screen.grid.hit(Point(x: 2, y: 4))?.item == nil)
  }

  @Test(arguments: 0..<8)
  func `scrolled by lines at random, the frame is that of new renderers (invariant 45)`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let screen = try screen(header: 2, footer: 1)
    for step in 0..<200 {
      scroll(
        screen, row: Int.random(in: 0..<20, using: &random), hiding: Int.random(in: 0...6, using: &random))
      if step % 7 == 0 { screen.grid.perform([.down(1), .up(1), .right(3)].randomElement(using: &random) ?? .up(1)) }
      #expect(screen.frame().firstDifference(from: screen.freshFrame()) == nil, "seed \(seed), step \(step)")
    }
  }
}
