import Curses
import ShelfKit
import Testing

@Suite struct TemplateParserTests {
  private func only(_ text: String) throws -> TemplateSegment<FieldReference> {
    let segments = try Template(text).segments
    try #require(segments.count == 1)
    return try #require(segments.first)
  }

  private func target(_ text: String) throws -> FieldReference.Target? {
    guard case .field(let field) = try only(text).content else { return nil }
    return field.target
  }

  @Test func `text without braces is one literal`() throws {
    #expect(try only("a · b").content == .literal("a · b"))
  }

  @Test func `doubled braces are braces`() throws {
    #expect(try only("{{x}}").content == .literal("{x}"))
    let segments = try Template("{{{x}}}").segments
    #expect(segments.map(\.content).first == .literal("{"))
    #expect(segments.map(\.content).last == .literal("}"))
    #expect(segments.count == 3)
  }

  @Test func `a field names a column`() throws {
    #expect(try target("{Unit Price}") == .column("Unit Price"))
    #expect(try target("{3}") == .column("3"))
  }

  @Test func `a leading dot names a property of the item`() throws {
    #expect(try target("{.row}") == .property("row"))
  }

  @Test func `a quoted name may hold what has a meaning elsewhere`() throws {
    #expect(try target("{\"odd:name\"}") == .column("odd:name"))
    #expect(try target("{\".row\"}") == .column(".row"))
    #expect(try target("{\"a{b}|c\"}") == .column("a{b}|c"))
    #expect(try target("{\"5\"\" pipe\":>4}") == .column("5\" pipe"))
    #expect(try target("{\"two\nlines\"}") == .column("two\nlines"))
  }

  @Test func `a width has a side`() throws {
    #expect(try only("{a:<20}").width == 20)
    #expect(try only("{a:<20}").alignment == .leading)
    #expect(try only("{a:>8}").alignment == .trailing)
    #expect(try only("{a:^8}").alignment == .center)
    #expect(try only("{a:7}").width == 7)
    #expect(try only("{a}").width == nil)
  }

  @Test func `styles add up after the width`() throws {
    let segment = try only("{a:>8|bold| red|on-#0a0B0c}")
    #expect(segment.width == 8)
    #expect(segment.style.attributes == .bold)
    #expect(segment.style.foreground == .indexed(1))
    #expect(segment.style.background == .rgb(10, 11, 12))
  }

  @Test(arguments: [
    ("ab{title", 1, 3, TemplateError.Problem.unclosedField),
    ("x\n{a\n}", 2, 1, .unclosedField),
    ("ok }", 1, 4, .strayBrace),
    ("{a{b}", 1, 3, .braceInField),
    ("{}", 1, 1, .emptyName),
    ("{.}", 1, 1, .emptyName),
    ("{\"\"}", 1, 1, .emptyName),
    ("{:>3}", 1, 1, .emptyName),
    ("{\"a}", 1, 2, .unclosedQuote),
    ("{\"a\"b}", 1, 5, .textAfterQuote),
    ("{\"a\"", 1, 1, .unclosedField),
    ("{a:0}", 1, 4, .badWidth("0")),
    ("{a:>+3}", 1, 4, .badWidth(">+3")),
    ("{a:10000}", 1, 4, .badWidth("10000")),
    ("{a:99999999999999999999}", 1, 4, .badWidth("99999999999999999999")),
    ("{a:}", 1, 4, .badWidth("")),
    ("é\u{301}{a|blod}", 1, 5, .unknownStyle("blod")),
    ("{a|}", 1, 4, .unknownStyle("")),
  ])
  func `a mistake is told with its place`(
    text: String, line: Int, column: Int, problem: TemplateError.Problem
  ) throws {
    let error = #expect(throws: TemplateError.self) { try Template(text) }
    #expect(error == TemplateError(problem, at: TemplatePosition(line: line, column: column)))
  }

  @Test func `any text is read or refused and never more`() {
    let seed = UInt64.random(in: 0 ... .max)
    var state = seed
    let alphabet: [Character] = ["{", "}", "\"", ":", "|", ".", "a", "7", ">", "\n", "\r\n", "é", " "]
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(alphabet[Int((state >> 33) % UInt64(alphabet.count))])
      }
      guard let template = try? Template(text) else { continue }
      let neighbours = zip(template.segments, template.segments.dropFirst())
      let split = neighbours.contains { pair in
        if case .literal = pair.0.content, case .literal = pair.1.content { true } else { false }
      }
      #expect(!split, "seed \(seed): \(text.debugDescription)")
    }
  }
}
