import Curses
import Testing

/// A terminal without a device.
@MainActor @Suite struct TerminalTests {
  private let letter = Glyph(text: "x", columns: 1)

  private func text(_ terminal: Terminal) -> [String] {
    (0..<terminal.size.height).map { y in
      (0..<terminal.size.width).map { terminal.cell(at: Point(x: $0, y: y)).text }.joined()
    }
  }

  private func show(_ text: String, on terminal: Terminal, style: Style = .plain) {
    let glyphs = terminal.typesetter.glyphs(of: text)
    let pad = Pad(on: terminal, size: Size(width: terminal.typesetter.columns(of: text), height: 1))
    var x = 0
    for glyph in glyphs {
      pad.put(glyph, at: Point(x: x, y: 0), style: style)
      x += glyph.columns
    }
    terminal.erase()
    pad.show(Rect(origin: .zero, size: pad.size), at: .zero)
    terminal.present()
  }

  @Test func `it has the size asked for, nothing to read, and blanks`() throws {
    let terminal = try Terminal(.headless(Size(width: 7, height: 3)))
    #expect(terminal.size == Size(width: 7, height: 3))
    #expect(terminal.inputDescriptor == -1)
    #expect(terminal.signalDescriptor == -1)
    #expect(terminal.readEvents().isEmpty)
    #expect(text(terminal) == Array(repeating: "       ", count: 3))
  }

  @Test(arguments: [
    Size(width: 1, height: 1), Size(width: 3, height: 2), Size(width: 500, height: 300),
    Size(width: 0, height: 0),
    Size(width: 0, height: 9), Size(width: 80, height: 1),
  ])
  func `it can be resized to anything and back`(size: Size) throws {
    let terminal = try Terminal(.headless(Size(width: 20, height: 4)))
    let pad = Pad(on: terminal, size: Size(width: 600, height: 400))
    pad.fill(Rect(origin: .zero, size: pad.size), style: Style(attributes: .reverse))
    for point in [Point.zero, Point(x: 19, y: 3)] { pad.put(letter, at: point, style: .plain) }
    for next in [size, Size(width: 20, height: 4)] {
      terminal.resize(to: next)
      #expect(terminal.size == next)
      terminal.erase()
      pad.show(Rect(origin: .zero, size: pad.size), at: .zero)
      terminal.present()
      for x in 0..<next.width {
        let cell = terminal.cell(at: Point(x: x, y: 0))
        #expect(next.height == 0 || cell.text == (x == 0 ? "x" : " "))
      }
    }
    #expect(terminal.cell(at: Point(x: 19, y: 3)).text == "x")
    #expect(pad.cell(at: Point(x: 599, y: 399)).style == Style(attributes: .reverse))
  }

  @Test func `what no terminal can have is cut to what ncurses can count`() throws {
    let terminal = try Terminal(.headless(Size(width: 100_000, height: 1)))
    let pad = Pad(on: terminal, size: Size(width: 1, height: 100_000))
    #expect(terminal.size == Size(width: 32767, height: 1))
    #expect(pad.size == Size(width: 1, height: 32767))
    pad.put(letter, at: .zero, style: .plain)
    pad.show(Rect(origin: .zero, size: pad.size), at: Point(x: 32766, y: 0))
    terminal.present()
    #expect(terminal.cell(at: Point(x: 32766, y: 0)).text == "x")
  }

  @Test func `several live side by side, each with its own cells and colours`() throws {
    let red = Style(foreground: .indexed(1))
    let blue = Style(foreground: .indexed(4))
    let plain = try Terminal(.headless(Size(width: 3, height: 1)), Terminal.Options(color: .never))
    let first = try Terminal(.headless(Size(width: 5, height: 1)), Terminal.Options(color: .always))
    show("one", on: first, style: red)
    var second: Terminal? = try Terminal(.headless(Size(width: 5, height: 2)), Terminal.Options(color: .always))
    if let second { show("two", on: second, style: blue) }
    show("abc", on: plain, style: red)
    #expect(first.cell(at: .zero) == ScreenCell(text: "o", style: red))
    #expect(second?.cell(at: .zero) == ScreenCell(text: "t", style: blue))
    #expect(plain.cell(at: .zero) == ScreenCell(text: "a"))
    second = nil
    show("three", on: first, style: blue)
    #expect(text(first) == ["three"])
    #expect(first.cell(at: .zero).style == blue)
    let third = try Terminal(.headless(Size(width: 5, height: 1)), Terminal.Options(color: .always))
    show("four", on: third, style: red)
    #expect(text(third) == ["four "])
    #expect(text(first) == ["three"])
  }

  @Test func `without colours attributes stay`() throws {
    let terminal = try Terminal(.headless(Size(width: 3, height: 1)), Terminal.Options(color: .never))
    #expect(terminal.colorDepth == .none)
    show(
      "x", on: terminal,
      style: Style(foreground: .rgb(1, 2, 3), background: .indexed(9), attributes: [.bold, .reverse]))
    #expect(terminal.cell(at: .zero).style == Style(attributes: [.bold, .reverse]))
  }

  @Test(arguments: [
    (Color.rgb(255, 0, 0), Color.indexed(196)), (.rgb(0, 0, 0), .indexed(16)),
    (.rgb(255, 255, 255), .indexed(231)),
    (.rgb(128, 128, 128), .indexed(244)), (.rgb(95, 135, 175), .indexed(67)), (.indexed(9), .indexed(9)),
    (.terminalDefault, .terminalDefault),
  ])
  func `a colour becomes the nearest of 256`(asked: Color, shown: Color) throws {
    let terminal = try Terminal(.headless(Size(width: 3, height: 1)), Terminal.Options(color: .always))
    #expect(terminal.colorDepth == .palette256)
    show("x", on: terminal, style: Style(foreground: asked, background: .indexed(3)))
    #expect(terminal.cell(at: .zero).style == Style(foreground: shown, background: .indexed(3)))
  }

  @Test func `more pairs of colours than a short can count keep their colours`() throws {
    let terminal = try Terminal(.headless(Size(width: 256, height: 1)), Terminal.Options(color: .always))
    let pad = Pad(on: terminal, size: Size(width: 256, height: 256))
    for y in 0..<256 {
      for x in 0..<256 {
        let style = Style(foreground: .indexed(UInt8(x)), background: .indexed(UInt8(y)))
        pad.put(letter, at: Point(x: x, y: y), style: style)
      }
    }
    for (x, y) in [(0, 0), (255, 127), (0, 128), (255, 200), (254, 255)] {
      let style = Style(foreground: .indexed(UInt8(x)), background: .indexed(UInt8(y)))
      #expect(pad.cell(at: Point(x: x, y: y)).style == style)
    }
    // The last pairs are used up: the foreground is kept, the background is the terminal's.
    let last = Style(foreground: .terminalDefault, background: .indexed(255))
    pad.put(letter, at: .zero, style: last)
    #expect(pad.cell(at: .zero).style == .plain || pad.cell(at: .zero).style == last)
    #expect(pad.cell(at: Point(x: 254, y: 255)).style.background == .indexed(255))
  }

  @Test func `with ASCII alone the typesetter draws look-alikes`() throws {
    let terminal = try Terminal(.headless(Size(width: 4, height: 1)), Terminal.Options(ascii: true))
    show("╭─╮", on: terminal)
    #expect(text(terminal) == ["+-+ "])
  }

  @Test func `erasing blanks what is not shown again`() throws {
    let terminal = try Terminal(.headless(Size(width: 4, height: 1)))
    show("漢字", on: terminal)
    #expect(text(terminal) == ["漢字"])
    terminal.erase()
    #expect(text(terminal) == ["漢字"])
    terminal.present()
    #expect(text(terminal) == ["    "])
  }

  @Test func `after its end it does nothing and does not fail`() throws {
    let terminal = try Terminal(.headless(Size(width: 4, height: 1)))
    let pad = Pad(on: terminal, size: Size(width: 4, height: 1))
    terminal.end()
    pad.put(letter, at: .zero, style: .plain)
    pad.show(Rect(x: 0, y: 0, width: 4, height: 1), at: .zero)
    terminal.erase()
    terminal.present()
    terminal.bell()
    terminal.suspend()
    terminal.resume()
    terminal.stopProcess()
    terminal.setMouse(false)
    terminal.resize(to: Size(width: 9, height: 9))
    terminal.end()
    #expect(pad.cell(at: .zero).text == "x")
  }

  @Test func `suspending without a device only stops the drawing`() throws {
    let terminal = try Terminal(.headless(Size(width: 4, height: 1)))
    show("abcd", on: terminal)
    terminal.suspend()
    show("efgh", on: terminal)
    terminal.resume()
    #expect(text(terminal) == ["efgh"])
    terminal.stopProcess()
    #expect(text(terminal) == ["efgh"])
  }

  @Test func `hundreds of terminals one after the other leave no descriptor open`() throws {
    for _ in 0..<300 {
      let terminal = try Terminal(.headless(Size(width: 4, height: 1)))
      show("abcd", on: terminal)
      #expect(terminal.cell(at: .zero).text == "a")
    }
  }
}
