import Curses
import ShelfKit
import Testing

@Suite struct CardTemplateTests {
  @Test func `lines of the text are lines of the card`() throws {
    let card = try CardTemplate("{title|bold}\n{year} · {rating:>4}\n\n{country|dim}\n")
    #expect(card.lines.map(\.count) == [1, 3, 0, 1])
    #expect(card.lines[1][1].content == .literal(" · "))
    #expect(card.lines[3][0].style == StyleChange(attributes: .dim))
  }

  @Test func `line ends of another system and a byte order mark are no text`() throws {
    let card = try CardTemplate("\u{FEFF}a\r\nb\r\n")
    #expect(card.lines == [[.init(.literal("a"))], [.init(.literal("b"))]])
  }

  @Test func `an empty text is no template`() {
    let error = #expect(throws: TemplateError.self) { try CardTemplate("") }
    #expect(error?.problem == .empty)
  }

  @Test func `fields are found by name and by number, a name before a number`() throws {
    let card = try CardTemplate("{b}{1}{2}{.row}")
    let slots = try card.resolve(columns: ["a", "b", "1"], properties: ["row"])[0].map(\.content)
    #expect(slots == [.field(.column(1)), .field(.column(2)), .field(.column(1)), .field(.property("row"))])
  }

  @Test func `resolving keeps width, side and style`() throws {
    let segment = try CardTemplate("{a:>8|bold}").resolve(columns: ["a"])[0][0]
    #expect(segment.width == 8)
    #expect(segment.alignment == .trailing)
    #expect(segment.style.attributes == .bold)
  }

  @Test func `an unknown column is refused with its place and the known ones`() throws {
    let card = try CardTemplate("{a}\n  {titel}")
    let error = #expect(throws: TemplateError.self) { try card.resolve(columns: ["a", "title"]) }
    #expect(error?.problem == .unknownColumn("titel", known: ["a", "title"]))
    #expect(error?.position == TemplatePosition(line: 2, column: 3))
    #expect(error?.description.contains("there are: a, title") == true)
  }

  @Test(arguments: ["{0}", "{3}", "{-1}", "{+1}", "{ a}"])
  func `a number outside the columns or a name not quite the same is unknown`(text: String) throws {
    let card = try CardTemplate(text)
    #expect(throws: TemplateError.self) { try card.resolve(columns: ["a", "b"]) }
  }

  @Test func `an unknown property is refused with the known ones`() throws {
    let card = try CardTemplate("{.rwo}")
    let error = #expect(throws: TemplateError.self) {
      try card.resolve(columns: [], properties: ["row", "path"])
    }
    #expect(error?.reason.contains(".row, .path") == true)
  }

  @Test func `thousands of columns do not make a message of thousands`() throws {
    let columns = (1...2500).map { "c\($0)" }
    let error = #expect(throws: TemplateError.self) { try CardTemplate("{x}").resolve(columns: columns) }
    #expect(error?.reason.hasSuffix("and 2440 more") == true)
  }
}
