import Curses
import ShelfKit
import Testing

@testable import ShelfFuzz

/// Short walks of what `make fuzz` does at length: after every operation the frame drawn with recycled renderers is
/// the one that new renderers draw, and the one a naive model draws; the renderers are as few as the limits say.
@MainActor @Suite struct RandomWalkTests {
  @Test(arguments: 1...8)
  func `a random walk finds no difference (invariants 1, 2, 5, 6, 7, 8, 9, 16, 17, 26, 28, 32, 42 and 45)`(seed: UInt64)
    throws
  {
    let failure = try Failure(seed: seed, length: 300)
    #expect(failure == nil, "seed \(seed): \(failure?.finding.description ?? "")\n\(failure?.shrunk().text ?? "")")
  }

  @Test func `what reaches the terminal is the composed frame (invariant 45)`() throws {
    let generator = OperationGenerator(seed: 7)
    let subject = try Subject(generator.setup)
    var content = Content()
    for (step, operation) in generator.prefix(300).enumerated() where operation.verb != .size || step == 0 {
      _ = content.apply(operation)
      subject.apply(operation, content)
      let frame = subject.frame()
      subject.terminal.erase()
      subject.compositor.compose(subject.grid.view)
      subject.terminal.present()
      for y in 0..<frame.size.height {
        for x in 0..<frame.size.width {
          let point = Point(x: x, y: y)
          #expect(subject.terminal.cell(at: point) == frame[point], "step \(step) at \(x),\(y): \(operation)")
        }
      }
    }
  }
}
