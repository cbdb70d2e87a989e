import Testing

@testable import shelves

@Suite struct OptionTableTests {
  @Test func `every option stands in the table once`() {
    #expect(OptionTable.all.count == OptionName.allCases.count)
    #expect(Set(OptionTable.all.map(\.name)) == Set(OptionName.allCases))
  }

  @Test func `no letter is used twice`() {
    let letters = OptionTable.all.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }

  @Test func `the help fits eighty columns and lists what there is`() {
    let lines = HelpText.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 80 && $0.last != " " })
    for spec in OptionTable.all {
      let isListed = lines.contains { $0.hasPrefix("  " + spec.synopsis) }
      #expect(isListed == spec.isAvailable, "\(spec.long)")
    }
    #expect(HelpText.text.hasSuffix(".\n"))
  }

  @Test func `a group of the help is never empty`() {
    for group in OptionSpec.Group.allCases {
      #expect(OptionTable.all.contains { $0.group == group && $0.isAvailable })
    }
  }
}
