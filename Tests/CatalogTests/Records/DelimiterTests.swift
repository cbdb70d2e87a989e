import Catalog
import Testing

/// Which delimiter is told from a text.
@Suite struct DelimiterTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func table(_ text: String, _ name: String = "d.csv") throws -> [[String?]] {
    var options = SourceOptions()
    options.hasHeader = false
    return try read([try scratch.write(name, text)], options).table
  }

  @Test(arguments: [";", "|", "\t"])
  func `a comma in every number is a decimal point if something else parts fields as well`(delimiter: String) throws {
    let numbers = [["3,5", "-4,25"], ["12,0", "7,125"]]
    #expect(try table(numbers.map { $0.joined(separator: delimiter) + "\n" }.joined()) == numbers)
    let places = [["Berlin", "3,5"], ["Bonn", "12,0"]]
    #expect(try table(places.map { $0.joined(separator: delimiter) + "\n" }.joined()) == places)
    let quoted = numbers.map { $0.map { "\"\($0)\"" }.joined(separator: delimiter) + "\n" }.joined()
    #expect(try table(quoted) == numbers)
  }

  @Test func `a comma between numbers parts them where nothing else does`() throws {
    #expect(try table("3,5\n12,0\n") == [["3", "5"], ["12", "0"]])
    #expect(try table("1,2,3\n4,5,6\n", "d") == [["1", "2", "3"], ["4", "5", "6"]])
    #expect(try table("a,1;2\nb,3;4\n") == [["a", "1;2"], ["b", "3;4"]])
  }
}
