import Catalog
import ShelfKit
import Testing

@testable import shelves

@Suite struct TemplateCheckTests {
  private let columns = [Column(name: "title"), Column(name: "year")]

  private func check(_ words: [String]) throws -> TemplateCheck {
    guard case .run(let options) = try OptionParser.parse(words.map { Array($0.utf8) }) else {
      throw UsageError("not a run")
    }
    return TemplateCheck(options, card: try options.card?.load(in: nil))
  }

  @Test func `columns by name and by number are found`() throws {
    let check = try check(["-c", "{title} {2} {.detail}", "-o", "{year} {.row}"])
    #expect(check.mistake(columns) == nil)
  }

  @Test func `a card that names no column is a mistake that lists those there are`() throws {
    let mistake = try check(["-c", "{title}\\n{yaer}"]).mistake(columns)
    #expect(mistake?.message == "--card: line 2, column 1: no column 'yaer'; there are: title, year")
  }

  @Test func `an output that names no column is a mistake before anything is chosen`() throws {
    let mistake = try check(["-o", "{title}-{3}"]).mistake(columns)
    #expect(mistake?.message == "--output: line 1, column 9: no column '3'; there are: title, year")
  }

  @Test func `formats that are no templates name nothing`() throws {
    #expect(try check(["-o", "json"]).mistake(columns) == nil)
    #expect(try check([]).mistake([]) == nil)
  }
}
