import Curses
import Testing

/// What a pad keeps, read back cell by cell.
@MainActor @Suite struct PadTests {
  let terminal: Terminal
  let wide = Glyph(text: "漢", columns: 2)
  let x = Glyph(text: "x", columns: 1)
  let red = Style(foreground: .indexed(1), background: .indexed(4), attributes: .bold)

  init() throws {
    terminal = try Terminal(.headless(Size(width: 20, height: 5)), Terminal.Options(color: .always))
  }

  /// The texts of one line, a `_` for the right half of a wide glyph.
  func line(_ pad: borrowing Pad, _ y: Int = 0) -> String {
    var result = ""
    for x in 0..<pad.size.width {
      let text = pad.cell(at: Point(x: x, y: y)).text
      result += text.isEmpty ? "_" : text
    }
    return result
  }

  /// The texts of a line of the glass.
  func glass(_ y: Int) -> String {
    (0..<terminal.size.width).map { terminal.cell(at: Point(x: $0, y: y)).text }.map { $0.isEmpty ? "_" : $0 }
      .joined()
  }

  @Test func `a glyph is read back with its style`() {
    let pad = Pad(on: terminal, size: Size(width: 10, height: 2))
    let style = Style(foreground: .indexed(3), background: .indexed(200), attributes: [.bold, .italic])
    pad.put(x, at: Point(x: 9, y: 1), style: style)
    #expect(pad.cell(at: Point(x: 9, y: 1)) == ScreenCell(text: "x", style: style))
    #expect(pad.cell(at: Point(x: 8, y: 1)) == .blank)
  }

  @Test(arguments: (0..<32).map { Style.Attributes(rawValue: $0) })
  func `every set of attributes comes back`(attributes: Style.Attributes) {
    let pad = Pad(on: terminal, size: Size(width: 1, height: 1))
    pad.put(x, at: .zero, style: Style(attributes: attributes))
    #expect(pad.cell(at: .zero).style == Style(attributes: attributes))
  }

  @Test func `a wide glyph takes two cells and its right half has no text`() {
    let pad = Pad(on: terminal, size: Size(width: 4, height: 1))
    pad.put(wide, at: Point(x: 2, y: 0), style: red)
    #expect(line(pad) == "  漢_")
    #expect(pad.cell(at: Point(x: 3, y: 0)).style == red)
  }

  @Test func `a letter keeps four accents`() {
    let pad = Pad(on: terminal, size: Size(width: 1, height: 1))
    let text = "a\u{301}\u{302}\u{303}\u{304}"
    pad.put(Glyph(text: text, columns: 1), at: .zero, style: .plain)
    #expect(pad.cell(at: .zero).text.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test func `a wide glyph half outside is a blank of its style`() {
    let pad = Pad(on: terminal, size: Size(width: 4, height: 1))
    pad.put(wide, at: Point(x: 3, y: 0), style: red)
    pad.put(wide, at: Point(x: -1, y: 0), style: red)
    #expect(line(pad) == "    ")
    #expect(pad.cell(at: Point(x: 3, y: 0)) == ScreenCell(text: " ", style: red))
    #expect(pad.cell(at: Point(x: 0, y: 0)) == ScreenCell(text: " ", style: red))
  }

  @Test func `what is put outside changes nothing`() {
    let pad = Pad(on: terminal, size: Size(width: 3, height: 2))
    for point in [(-1, 0), (3, 0), (0, -1), (0, 2), (-2, 1), (Int.max - 2, 0), (Int.min, 0), (0, Int.max)] {
      pad.put(x, at: Point(x: point.0, y: point.1), style: red)
      pad.put(wide, at: Point(x: point.0 == -1 ? -2 : point.0, y: point.1), style: red)
    }
    #expect(line(pad, 0) == "   ")
    #expect(line(pad, 1) == "   ")
  }

  @Test func `writing over one half of a wide glyph leaves a blank of its style`() {
    let pad = Pad(on: terminal, size: Size(width: 6, height: 1))
    pad.put(wide, at: Point(x: 0, y: 0), style: red)
    pad.put(wide, at: Point(x: 4, y: 0), style: red)
    pad.put(x, at: Point(x: 1, y: 0), style: .plain)
    pad.put(x, at: Point(x: 4, y: 0), style: .plain)
    #expect(line(pad) == " x  x ")
    #expect(pad.cell(at: Point(x: 0, y: 0)).style == red)
    #expect(pad.cell(at: Point(x: 1, y: 0)).style == .plain)
    #expect(pad.cell(at: Point(x: 5, y: 0)).style == red)
  }

  @Test func `a wide glyph between two wide ones cuts both`() {
    let pad = Pad(on: terminal, size: Size(width: 4, height: 1))
    pad.put(wide, at: Point(x: 0, y: 0), style: red)
    pad.put(wide, at: Point(x: 2, y: 0), style: red)
    pad.put(Glyph(text: "字", columns: 2), at: Point(x: 1, y: 0), style: .plain)
    #expect(line(pad) == " 字_ ")
    #expect(pad.cell(at: Point(x: 0, y: 0)).style == red)
    #expect(pad.cell(at: Point(x: 3, y: 0)).style == red)
  }

  @Test func `fill is clipped to the pad and cuts wide glyphs at its edges`() {
    let pad = Pad(on: terminal, size: Size(width: 5, height: 2))
    pad.put(wide, at: Point(x: 0, y: 0), style: red)
    pad.put(wide, at: Point(x: 3, y: 0), style: red)
    let green = Style(background: .indexed(2))
    pad.fill(Rect(x: 1, y: -4, width: 3, height: 5), style: green)
    let styles = (0..<5).map { pad.cell(at: Point(x: $0, y: 0)).style }
    #expect(line(pad) == "     ")
    #expect(styles == [red, green, green, green, red])
    #expect(pad.cell(at: Point(x: 1, y: 1)) == .blank)
  }

  @Test func `fill covers a pad wider than any screen`() {
    let pad = Pad(on: terminal, size: Size(width: 700, height: 1))
    pad.fill(Rect(x: 0, y: 0, width: 700, height: 1), style: red)
    let styles = Set((0..<700).map { pad.cell(at: Point(x: $0, y: 0)).style })
    #expect(styles == [red])
  }

  @Test func `a pad without cells draws nothing`() {
    let pad = Pad(on: terminal, size: .zero)
    pad.put(x, at: .zero, style: .plain)
    pad.fill(Rect(x: 0, y: 0, width: 9, height: 9), style: red)
    terminal.erase()
    pad.show(Rect(x: 0, y: 0, width: 9, height: 9), at: .zero)
    terminal.present()
    #expect(terminal.cell(at: .zero) == .blank)
  }

  @Test func `a part is shown at its place once the frame is presented`() {
    let pad = Pad(on: terminal, size: Size(width: 8, height: 2))
    for (column, sign) in "abcdefgh".enumerated() {
      pad.put(Glyph(text: String(sign), columns: 1), at: Point(x: column, y: 1), style: red)
    }
    terminal.erase()
    pad.show(Rect(x: 2, y: 1, width: 3, height: 1), at: Point(x: 10, y: 4))
    #expect(glass(4) == String(repeating: " ", count: 20))
    terminal.present()
    #expect(glass(4) == "          cde       ")
    #expect(terminal.cell(at: Point(x: 12, y: 4)).style == red)
  }

  @Test func `what is shown is clipped to the screen on all sides`() {
    let pad = Pad(on: terminal, size: Size(width: 30, height: 9))
    for y in 0..<9 {
      for column in 0..<30 {
        let sign = y == 4 && column >= 5 && column < 25 ? "m" : "."
        pad.put(Glyph(text: sign, columns: 1), at: Point(x: column, y: y), style: .plain)
      }
    }
    terminal.erase()
    pad.show(Rect(x: -100, y: -100, width: 1000, height: 1000), at: Point(x: -105, y: -102))
    terminal.present()
    #expect(glass(2) == String(repeating: "m", count: 20))
    #expect(glass(1) == String(repeating: ".", count: 20))
  }

  @Test func `a wide glyph cut by the edge of the part is a blank of its style`() {
    let pad = Pad(on: terminal, size: Size(width: 6, height: 1))
    for column in [0, 2, 4] { pad.put(wide, at: Point(x: column, y: 0), style: red) }
    terminal.erase()
    pad.show(Rect(x: 1, y: 0, width: 4, height: 1), at: Point(x: 3, y: 0))
    terminal.present()
    #expect(glass(0).hasPrefix("    漢_  "))
    #expect(terminal.cell(at: Point(x: 3, y: 0)).style == red)
    #expect(terminal.cell(at: Point(x: 6, y: 0)).style == red)
    #expect(terminal.cell(at: Point(x: 7, y: 0)).style == .plain)
  }

  @Test func `a wide glyph cut by the edge of the screen is a blank of its style`() {
    let pad = Pad(on: terminal, size: Size(width: 4, height: 1))
    for column in [0, 2] { pad.put(wide, at: Point(x: column, y: 0), style: red) }
    terminal.erase()
    pad.show(Rect(x: 0, y: 0, width: 4, height: 1), at: Point(x: 17, y: 0))
    pad.show(Rect(x: 0, y: 0, width: 4, height: 1), at: Point(x: -1, y: 0))
    terminal.present()
    #expect(glass(0) == " 漢_              漢_ ")
    #expect(terminal.cell(at: Point(x: 19, y: 0)).style == red)
    #expect(terminal.cell(at: Point(x: 0, y: 0)).style == red)
  }

  @Test func `a pad shown over halves of wide glyphs leaves blanks of their style`() {
    let below = Pad(on: terminal, size: Size(width: 20, height: 1))
    for column in stride(from: 0, to: 20, by: 2) { below.put(wide, at: Point(x: column, y: 0), style: red) }
    let above = Pad(on: terminal, size: Size(width: 4, height: 1))
    above.put(x, at: .zero, style: .plain)
    terminal.erase()
    below.show(Rect(x: 0, y: 0, width: 20, height: 1), at: .zero)
    above.show(Rect(x: 0, y: 0, width: 4, height: 1), at: Point(x: 3, y: 0))
    terminal.present()
    #expect(glass(0) == "漢_ x    漢_漢_漢_漢_漢_漢_")
    #expect(terminal.cell(at: Point(x: 2, y: 0)).style == red)
    #expect(terminal.cell(at: Point(x: 7, y: 0)).style == red)
    #expect(terminal.cell(at: Point(x: 4, y: 0)).style == .plain)
  }

  @Test func `a line read at once is the line read cell by cell`() {
    let pad = Pad(on: terminal, size: Size(width: 300, height: 2))
    for column in stride(from: 0, to: 298, by: 3) {
      pad.put(column % 2 == 0 ? wide : x, at: Point(x: column, y: 1), style: column % 9 == 0 ? red : .plain)
    }
    for columns in [0..<300, 0..<1, 1..<2, 126..<131, 299..<300, -5..<400] {
      let inside = columns.clamped(to: 0..<300)
      #expect(pad.cells(y: 1, columns: columns) == inside.map { pad.cell(at: Point(x: $0, y: 1)) }, "\(columns)")
    }
    #expect(pad.cells(y: 2, columns: 0..<3) == [])
    #expect(pad.cells(y: -1, columns: 0..<3) == [])
    #expect(pad.cells(y: 0, columns: 300..<302) == [])
  }
}
