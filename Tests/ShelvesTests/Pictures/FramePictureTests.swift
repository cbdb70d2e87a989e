import Curses
import TestSupport
import Testing

@testable import shelves

/// A frame as a picture.
@Suite struct FramePictureTests {
  private func row(_ text: String, _ style: Style = .plain) -> [ScreenCell] {
    text.map { ScreenCell(text: String($0), style: style) }
  }

  private func elements(_ rows: [[ScreenCell]], cursor: Point? = nil) throws -> [XMLElement] {
    try XMLElement(document: FramePicture(rows: rows, cursor: cursor).svg).all
  }

  private func texts(_ rows: [[ScreenCell]]) throws -> [XMLElement] { try elements(rows).filter { $0.name == "text" } }

  @Test func `a picture is as large as its cells, on a ground`() throws {
    let all = try elements([row("ab "), row("   ")])
    #expect(all[0].name == "svg")
    #expect(all[0].attributes["viewBox"] == "0 0 45 54")
    #expect(all[1].name == "rect")
    #expect(all[1].attributes["width"] == "45" && all[1].attributes["height"] == "54")
  }

  @Test func `a piece of text says where it begins and how long it is`() throws {
    let found = try texts([row("  Heat  1995 d"), row(" x")])
    #expect(found.map(\.text) == ["Heat", "1995 d", "x"])
    #expect(found.map { $0.attributes["x"] } == ["27", "81", "18"])
    #expect(found.map { $0.attributes["textLength"] } == ["36", "54", "9"])
    #expect(found.map { $0.attributes["y"] } == ["22", "22", "40"])
  }

  @Test func `a wide glyph stands alone on its two columns, and so does what is written from right to left`() throws {
    let wide = [ScreenCell(text: "映"), ScreenCell(text: "")]
    let found = try texts([row("a") + wide + row("b\u{5D0}\u{5D1}")])
    #expect(found.map(\.text) == ["a", "映", "b", "\u{5D0}", "\u{5D1}"])
    #expect(found.map { $0.attributes["x"] } == ["9", "18", "36", "45", "54"])
    #expect(found.map { $0.attributes["textLength"] } == ["9", "18", "9", "9", "9"])
  }

  @Test func `lines are drawn from edge to edge of their cells, a stretch of them at once`() throws {
    let found = try elements([row("──│")]).filter { $0.name == "path" }
    #expect(found.map { $0.attributes["d"] } == ["M9 18.5H27M31.5 9V27"])
    #expect(try texts([row("╭─┏┫╯")]).isEmpty)
    let heavy = try elements([row("┏━")]).filter { $0.name == "path" }
    #expect(heavy.map { $0.attributes["d"] } == ["M12 18.5H18M13.5 17V27M18 18.5H27"])
    #expect(heavy.map { $0.attributes["stroke-width"] } == ["3"])
  }

  @Test func `each line-drawing character reaches the edges it says`() {
    let arms: [(String, String)] = [("┌", "rd"), ("┐", "ld"), ("└", "ru"), ("┘", "lu"), ("├", "rud"), ("╯", "lu")]
    for (text, expected) in arms {
      let glyph = BoxGlyph(text)
      #expect((glyph?.left != BoxGlyph.Weight.none) == expected.contains("l"), "\(text)")
      #expect((glyph?.right != BoxGlyph.Weight.none) == expected.contains("r"), "\(text)")
      #expect((glyph?.up != BoxGlyph.Weight.none) == expected.contains("u"), "\(text)")
      #expect((glyph?.down != BoxGlyph.Weight.none) == expected.contains("d"), "\(text)")
    }
    #expect(BoxGlyph("═") == nil && BoxGlyph("a") == nil)
  }

  @Test func `colours of the palette and of three parts, and what attributes make of them`() throws {
    #expect(PictureColors(Style(foreground: .indexed(196))).foreground == "#ff0000")
    #expect(PictureColors(Style(background: .rgb(1, 2, 255))).background == "#0102ff")
    let reversed = PictureColors(Style(foreground: .indexed(196), background: .indexed(16), attributes: .reverse))
    #expect(reversed.foreground == "#000000" && reversed.background == "#ff0000")
    // Three fifths of 255 on black.
    #expect(
      PictureColors(Style(foreground: .indexed(196), background: .indexed(16), attributes: .dim)).foreground
        == "#990000")
    let text = try texts([row("a", Style(attributes: [.bold, .italic]))])
    #expect(text[0].attributes["font-weight"] == "bold" && text[0].attributes["font-style"] == "italic")
    #expect(text[0].attributes["fill"] == nil)
    let underlined = try elements([row(" a ", Style(attributes: .underline))])
    #expect(underlined.first { $0.name == "path" }?.attributes["d"] == "M9 24.5h27")
  }

  @Test func `a ground of its own covers its cells and lies below their text`() throws {
    let all = try elements([row("a") + row("bc ", Style(attributes: .reverse))])
    let ground = try #require(all.lastIndex { $0.name == "rect" })
    #expect(all[ground].attributes["x"] == "18" && all[ground].attributes["width"] == "27")
    #expect(all[ground].attributes["fill"] == PictureColors.plain.foreground)
    let text = try #require(all.firstIndex { $0.text == "bc" })
    #expect(ground < text && all[text].attributes["fill"] == PictureColors.plain.background)
  }

  @Test func `the cursor is a cell with its colours exchanged`() throws {
    let rects = try elements([row("abc")], cursor: Point(x: 1, y: 0)).filter { $0.name == "rect" }
    #expect(rects.count == 2)
    #expect(rects.last?.attributes["x"] == "18" && rects.last?.attributes["width"] == "9")
  }

  @Test func `what XML means something by is text, and what it cannot hold is replaced`() throws {
    #expect(try texts([row("<&>\"']]>")]).map(\.text).joined() == "<&>\"']]>")
    let odd = ["\u{0}", "\u{1B}", "\u{7F}", "\u{9B}", "\u{FFFE}", "\u{FFFF}"]
    #expect(
      try texts([odd.map { ScreenCell(text: $0) }]).map(\.text).joined()
        == "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test(arguments: UInt64(0)..<200)
  func `any frame is a document, the same each time, that shows every glyph at its column`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rows = (0..<Int.random(in: 0...6, using: &random)).map { _ in Self.randomRow(using: &random) }
    let picture = FramePicture(rows: rows, cursor: Point(x: 3, y: 1))
    let all = try XMLElement(document: picture.svg).all
    #expect(picture.svg == FramePicture(rows: rows, cursor: Point(x: 3, y: 1)).svg, "seed \(seed)")
    var shown: Set<String> = []
    for text in all where text.name == "text" {
      let x = try #require(text.attributes["x"].flatMap { Int($0) })
      let y = try #require(text.attributes["y"].flatMap { Int($0) })
      for (index, character) in text.text.unicodeScalars.enumerated() where character != " " {
        shown.insert("\((y - 22) / 18) \((x - 9) / 9 + index) \(character)")
      }
    }
    for (y, row) in rows.enumerated() {
      for (x, cell) in row.enumerated() where cell.text.unicodeScalars.count == 1 && cell.text != " " {
        if BoxGlyph(cell.text) != nil { continue }
        let scalar = XMLText.escaped(cell.text).hasPrefix("&") ? cell.text : XMLText.escaped(cell.text)
        #expect(shown.contains("\(y) \(x) \(scalar)"), "seed \(seed)")
      }
    }
  }

  private static func randomRow(using random: inout SeededGenerator) -> [ScreenCell] {
    let glyphs = [
      "a", "Z", " ", " ", "<", "&", "]", ">", "\"", "─", "┃", "╭", "é", "\u{5D0}", "…", "\u{1B}", "\u{0}", "\u{85}",
      "\u{FFFE}", "e\u{301}", "\u{202E}", "█", "ж",
    ]
    var cells: [ScreenCell] = []
    var style = Style.plain
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      if Int.random(in: 0..<3, using: &random) == 0 { style = randomStyle(using: &random) }
      if Int.random(in: 0..<8, using: &random) == 0 {
        cells += [ScreenCell(text: "映", style: style), ScreenCell(text: "", style: style)]
      } else {
        cells.append(ScreenCell(text: glyphs.randomElement(using: &random) ?? " ", style: style))
      }
    }
    return cells
  }

  private static func randomStyle(using random: inout SeededGenerator) -> Style {
    func color() -> Color {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: .terminalDefault
      case 1: .indexed(UInt8.random(in: 0...255, using: &random))
      default: .rgb(UInt8.random(in: 0...255, using: &random), 7, 9)
      }
    }
    return Style(
      foreground: color(), background: color(),
      attributes: Style.Attributes(rawValue: UInt8.random(in: 0..<32, using: &random)))
  }
}
