import Catalog
import Curses
import Testing

@testable import shelves

@Suite struct OptionsLayersTests {
  @Test func `nothing asked leaves everything to be found out`() {
    #expect(Options().sourceOptions == SourceOptions())
    #expect(Options().arrangement == Arrangement())
    #expect(Options().terminalOptions == Terminal.Options())
  }

  @Test func `each layer is told what concerns it`() throws {
    let words = [
      "-d", ";", "--no-header", "--split", "|", "--key", "id", "-a", "--read0", "--format", "csv", "-g", "2", "-t",
      "name", "--color", "never", "--ascii", "--no-mouse",
    ]
    guard case .run(let options) = try OptionParser.parse(words.map { Array($0.utf8) }) else { return }
    let source = options.sourceOptions
    #expect(source.delimiter == [UInt8(ascii: ";")])
    #expect(source.hasHeader == false)
    #expect(source.split == [UInt8(ascii: "|")])
    #expect(source.key == "id")
    #expect(source.showsHidden)
    #expect(source.cutsAtNUL)
    #expect(source.format == .csv)
    #expect(options.arrangement.groupBy == ["2"])
    #expect(options.arrangement.title == "name")
    #expect(options.terminalOptions == Terminal.Options(color: .never, ascii: true, mouse: false))
  }
}
