import Platform
import TestSupport
import Testing

@testable import Curses

/// A screen in memory shows what a screen on a device shows.
@MainActor @Suite struct DeviceEquivalenceTests {
  private static let glyphs = ["a", "é", "漢", "字", "e\u{301}", "…", "─"].map {
    Glyph(text: $0, columns: $0 == "漢" || $0 == "字" ? 2 : 1)
  }

  private static func draw(on pad: borrowing Pad, _ random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let point = Point(x: Int.random(in: -2...16, using: &random), y: Int.random(in: -1...5, using: &random))
      let style = Style(
        foreground: .indexed(UInt8.random(in: 0...255, using: &random)), background: .terminalDefault,
        attributes: Style.Attributes(rawValue: UInt8.random(in: 0...31, using: &random)))
      if Int.random(in: 0..<5, using: &random) == 0 {
        let size = Size(
          width: Int.random(in: 0...8, using: &random), height: Int.random(in: 0...3, using: &random))
        pad.fill(Rect(origin: point, size: size), style: style)
      } else {
        pad.put(glyphs[Int.random(in: 0..<glyphs.count, using: &random)], at: point, style: style)
      }
    }
  }

  /// One frame: parts of two pads at any places.
  private static func compose(
    on terminal: Terminal, _ first: borrowing Pad, _ second: borrowing Pad, _ random: inout SeededGenerator
  ) {
    if Bool.random(using: &random) { terminal.erase() }
    for which in 0..<4 {
      let part = Rect(
        x: Int.random(in: -3...12, using: &random), y: Int.random(in: -2...4, using: &random),
        width: Int.random(in: 0...18, using: &random), height: Int.random(in: 0...6, using: &random))
      let point = Point(x: Int.random(in: -4...20, using: &random), y: Int.random(in: -3...8, using: &random))
      if which % 2 == 0 { first.show(part, at: point) } else { second.show(part, at: point) }
    }
    terminal.present()
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `frame by frame, cell by cell`(seed: UInt64) throws {
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    let options = Terminal.Options(color: .always)
    let memory = try Terminal(.headless(Size(width: 20, height: 8)), options)
    let device = try Terminal(
      type: "xterm-256color", line: TerminalLine(input: null, output: null), options)
    device.resize(to: memory.size)
    let (large, small) = (Size(width: 14, height: 4), Size(width: 9, height: 3))
    let largeInMemory = Pad(on: memory, size: large)
    let smallInMemory = Pad(on: memory, size: small)
    let largeOnDevice = Pad(on: device, size: large)
    let smallOnDevice = Pad(on: device, size: small)
    memory.erase()
    device.erase()
    var random = SeededGenerator(seed: seed)
    for frame in 0..<200 {
      var again = random
      Self.draw(on: largeInMemory, &random)
      Self.draw(on: smallInMemory, &random)
      Self.compose(on: memory, largeInMemory, smallInMemory, &random)
      Self.draw(on: largeOnDevice, &again)
      Self.draw(on: smallOnDevice, &again)
      Self.compose(on: device, largeOnDevice, smallOnDevice, &again)
      for y in 0..<8 {
        for x in 0..<20 {
          let point = Point(x: x, y: y)
          try #require(
            memory.cell(at: point) == device.cell(at: point), "seed \(seed), frame \(frame), \(point)")
        }
        // No half of a wide glyph stands alone.
        for x in 0..<20 {
          let cell = memory.cell(at: Point(x: x, y: y))
          let isWide = cell.text == "漢" || cell.text == "字"
          let next = memory.cell(at: Point(x: x + 1, y: y)).text
          try #require(isWide == (x < 19 && next.isEmpty), "seed \(seed), frame \(frame), \(x), \(y)")
        }
      }
    }
  }
}
