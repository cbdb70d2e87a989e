import Platform
import TestSupport
import Testing

@testable import Curses

/// Colours on devices that have few of them.
@MainActor @Suite struct ColorTests {
  private func terminal(type: String, color: ColorMode = .always) throws -> Terminal {
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    return try Terminal(
      type: type, line: TerminalLine(input: null, output: null), Terminal.Options(color: color))
  }

  private func shown(_ style: Style, on terminal: Terminal) -> Style {
    let pad = Pad(on: terminal, size: Size(width: 1, height: 1))
    pad.put(Glyph(text: "x", columns: 1), at: .zero, style: style)
    return pad.cell(at: .zero).style
  }

  @Test(arguments: [
    ("vt100", ColorDepth.none), ("linux", .ansi8), ("xterm", .ansi8), ("xterm-256color", .palette256),
  ])
  func `a terminal has the colours its type says`(type: String, depth: ColorDepth) throws {
    #expect(try terminal(type: type).colorDepth == depth)
    #expect(try terminal(type: type, color: .never).colorDepth == .none)
  }

  @Test(arguments: [
    (Color.rgb(250, 10, 10), UInt8(1)), (.rgb(0, 0, 0), 0), (.rgb(255, 255, 255), 7), (.indexed(9), 1),
    (.indexed(8), 7), (.indexed(46), 2), (.indexed(232), 0), (.indexed(5), 5), (.rgb(100, 100, 110), 7),
    (.rgb(255, 160, 0), 3), (.rgb(90, 160, 255), 4), (.rgb(60, 20, 90), 5),
  ])
  func `with eight colours grays stay gray and the rest keeps its hue`(asked: Color, index: UInt8) throws {
    let terminal = try terminal(type: "linux")
    #expect(shown(Style(foreground: asked), on: terminal).foreground == .indexed(index))
  }

  @Test func `when the pairs of a terminal run out, those given out keep their colours and the text keeps its own`()
    throws
  {
    let terminal = try terminal(type: "linux")
    let pad = Pad(on: terminal, size: Size(width: 9, height: 9))
    let colors: [Color] = [.terminalDefault] + (0..<8).map { .indexed($0) }
    // Every colour alone first, as a program's usual styles are; then every pair.
    for color in colors {
      #expect(shown(Style(foreground: color), on: terminal).foreground == color)
    }
    var isExact: [Point: Bool] = [:]
    for (y, background) in colors.enumerated() {
      for (x, foreground) in colors.enumerated() {
        let style = Style(foreground: foreground, background: background)
        pad.put(Glyph(text: "x", columns: 1), at: Point(x: x, y: y), style: style)
        isExact[Point(x: x, y: y)] = pad.cell(at: Point(x: x, y: y)).style == style
      }
    }
    #expect(isExact.values.contains(false), "64 pairs cannot hold 81")
    for (y, background) in colors.enumerated() {
      for (x, foreground) in colors.enumerated() {
        let style = pad.cell(at: Point(x: x, y: y)).style
        #expect(style.foreground == foreground)
        #expect(style.background == background || style.background == .terminalDefault)
        if isExact[Point(x: x, y: y)] == true { #expect(style.background == background) }
      }
    }
  }

  @Test func `a person who wants no colour gets none`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      setenv("NO_COLOR", "1", 1)
      let without = try Terminal(.headless(Size(width: 1, height: 1)))
      let always = try Terminal(.headless(Size(width: 1, height: 1)), Terminal.Options(color: .always))
      setenv("NO_COLOR", "", 1)
      let with = try Terminal(.headless(Size(width: 1, height: 1)))
      let depths = [without.colorDepth, always.colorDepth, with.colorDepth]
      exit(depths == [.none, .palette256, .palette256] ? 7 : 1)
    }
  }

  @Test func `each of the 256 colours is its own nearest, the gray ones and the cube`() {
    for index in UInt8(16)...255 {
      let nearest = Palette.nearestOf256(to: Palette.rgb(of: index))
      #expect(Palette.rgb(of: nearest) == Palette.rgb(of: index), "\(index)")
    }
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `no colour of the cube or the grays is nearer than the one chosen`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let color = Palette.RGB(
        red: Int.random(in: 0...255, using: &random), green: Int.random(in: 0...255, using: &random),
        blue: Int.random(in: 0...255, using: &random))
      let chosen = Palette.rgb(of: Palette.nearestOf256(to: color)).distance(to: color)
      let best = (UInt8(16)...255).map { Palette.rgb(of: $0).distance(to: color) }.min()
      #expect(chosen == best, "seed \(seed), \(color)")
    }
  }
}
