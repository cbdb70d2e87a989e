import Curses
import Testing

@testable import ShelfKit

/// Every frame drawn with recycled renderers equals the frame that new renderers draw from the same state.
@MainActor @Suite struct FrameEquivalenceTests {
  @Test(arguments: 0..<25)
  func `a random walk of keys, wheel, sizes and changes draws what new renderers draw`(seed: UInt64) throws {
    var walk = try RandomWalk(seed: seed)
    for step in 0..<400 {
      let action = walk.step()
      let note: Comment = "seed \(seed), step \(step): \(action)"
      let screen = walk.screen
      let frame = screen.frame()
      let difference = frame.firstDifference(from: screen.freshFrame())
      #expect(difference == nil, note)
      if difference != nil { return }
      screen.checkHosts(note)
      walk.checkFocus(note)
      walk.checkBounds(note)
    }
  }

  @Test func `what reaches the terminal is the composed frame`() throws {
    var walk = try RandomWalk(seed: 7, resizes: false)
    for step in 0..<200 {
      _ = walk.step()
      let screen = walk.screen
      let frame = screen.frame()
      screen.terminal.erase()
      screen.compositor.compose(screen.grid.view)
      screen.terminal.present()
      for y in 0..<frame.size.height {
        for x in 0..<frame.size.width {
          let point = Point(x: x, y: y)
          #expect(screen.terminal.cell(at: point) == frame[point], "step \(step) at \(x),\(y)")
        }
      }
    }
  }
}
