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

  @Test(arguments: ["{title:>8}", "{2|bold}", "{.path:<9}", "{path:>8}"])
  func `a field of a command that is written as on a card is a mistake before the shell sees it`(field: String) throws {
    let mistake = try check(["--preview", "echo \(field) {title}"]).mistake(columns)
    #expect(mistake?.message == "--preview: a field of a command has neither width nor looks: \(field)")
    #expect(try check(["--open", field]).mistake(columns)?.message.hasPrefix("--open: ") == true)
  }

  @Test func `what fields call columns is known beforehand`() throws {
    let check = try check([
      "-c", "{title}\\n{2} {.row}", "-o", "{\"odd:name\"}: {year}", "--preview", "vim +{line} {path}",
    ])
    #expect(check.columnNames == ["title", "2", "odd:name", "year", "line", "path"])
    #expect(try self.check([]).columnNames.isEmpty)
  }

  @Test func `what else stands between braces in a command is its own`() throws {
    let commands = [
      "awk -F: '{print $1}' {.path}", "echo {title}:{year}", "{ head -3; } <{path}", "echo ${x:-{title}}", "{nope:>8}",
      "echo \\{title:>8}",
    ]
    for command in commands { #expect(try check(["--preview", command]).mistake(columns) == nil, "\(command)") }
  }

  @Test func `formats that are no templates name nothing`() throws {
    #expect(try check(["-o", "json"]).mistake(columns) == nil)
    #expect(try check([]).mistake([]) == nil)
  }
}
