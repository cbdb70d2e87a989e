import Testing

@testable import ShelfKit

/// A template is the nib of a type: read when the type is registered, and in every view of it from the beginning.
@Suite struct TemplateReusableTests {
  private final class MovieCard: Cell, TemplateReusable {
    static var templateText: String { "{title|bold}\n{year}" }
    var template: CardTemplate?
  }

  private final class MovieFooter: SupplementaryView, TemplateReusable {
    static var templateText: String { "{count} films" }
    static var templateName: String { "Films" }
    var template: CardTemplate?
  }

  private final class BrokenCard: Cell, TemplateReusable {
    static var templateText: String { "{title}\n {year" }
    var template: CardTemplate?
  }

  private final class PlainCard: Cell {}

  @Test func `names follow from the type unless it says otherwise`() {
    #expect(MovieCard.templateName == "MovieCard")
    #expect(MovieFooter.templateName == "Films")
    #expect(MovieFooter.reuseIdentifier == "MovieFooter")
  }

  @Test func `a cell has its type's template when it is made, and keeps it when it is used again`() throws {
    let pool = ReusePool()
    pool.register(MovieCard.self)
    let card = pool.binding { pool.dequeue(MovieCard.self) }
    #expect(card.template == (try CardTemplate(MovieCard.templateText)))
    pool.enqueue(card)
    let again = pool.binding { pool.dequeue(MovieCard.self) }
    #expect(again === card)
    #expect(again.template == (try CardTemplate(MovieCard.templateText)))
  }

  @Test func `headers and footers have theirs`() throws {
    let pool = ReusePool()
    pool.register(MovieFooter.self, ofKind: .footer)
    let footer = pool.binding { pool.dequeue(MovieFooter.self, ofKind: .footer) }
    #expect(footer.template == (try CardTemplate("{count} films")))
    #expect(pool.template(of: MovieFooter.self, ofKind: .footer) == footer.template)
  }

  @Test func `a template given takes the place of the type's own, whose text is not read then`() throws {
    let pool = ReusePool()
    let given = try CardTemplate("{title}")
    pool.register(BrokenCard.self, template: given)
    #expect(pool.template(of: BrokenCard.self) == given)
    #expect(pool.binding { pool.dequeue(BrokenCard.self) }.template == given)
  }

  @Test func `registering again changes nothing`() throws {
    let pool = ReusePool()
    pool.register(MovieCard.self)
    pool.register(MovieCard.self, template: try CardTemplate("{other}"))
    #expect(pool.template(of: MovieCard.self) == (try CardTemplate(MovieCard.templateText)))
  }

  #if DEBUG
    @Test func `a mistake in a type's own template is told with its file, the line and the column`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        ReusePool().register(BrokenCard.self)
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("BrokenCard.card: line 2, column 2: "))
    }

    @Test func `a template for a type that has none is a mistake that names the type`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        ReusePool().register(PlainCard.self, template: try CardTemplate("{title}"))
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("PlainCard is given a template, but it is no TemplateReusable"))
    }
  #endif
}
