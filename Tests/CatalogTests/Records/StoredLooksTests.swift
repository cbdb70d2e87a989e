import Catalog
import Testing

/// The same table stored in different ways: it has to look the same.
@Suite struct StoredLooksTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// A table longer than a sample, whose first records show neither which column has few values nor which has many.
  private var table: String {
    (0..<60_000).reduce(into: "code,zone,line\n") { text, number in
      let isFirst = number < 8_000
      text += "\(isFirst ? "same" : "c\(number)"),\(isFirst ? "z\(number)" : "z\(number % 5)"),word\(number)\n"
    }
  }

  private func looks(_ name: String) throws -> (grouping: String, title: Int?, records: Int) {
    let status = try read([scratch.path(name)]).status
    return (status.grouping, status.titleColumn, status.records)
  }

  @Test func `a compressed table is grouped and titled as the plain one is`() throws {
    try scratch.write("plain.csv", table)
    let plain = try looks("plain.csv")
    #expect(plain.records == 60_000)
    try scratch.run("gzip -c plain.csv >packed.csv.gz")
    #expect(try looks("packed.csv.gz") == plain)
    // The start alone says something else: that is what this test is about.
    try scratch.run("head -n 3000 plain.csv >start.csv")
    #expect(try looks("start.csv").grouping != plain.grouping)
  }

  @Test func `a table in UTF-16 is grouped and titled as the same in UTF-8`() throws {
    try scratch.write("plain.csv", table)
    let wide = ([0xFEFF] + Array(table.utf16)).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try scratch.write("wide.csv", wide)
    #expect(try looks("wide.csv") == looks("plain.csv"))
  }

  @Test func `of several tables each has the title and the columns of its own`() throws {
    try scratch.write(
      "films.csv", "title,genre,year\nHeat,noir,1995\nRonin,noir,1998\nElf,farce,2003\nBig,farce,1988\n")
    try scratch.write("moons.csv", "planet,name,radius\nMars,Phobos,11\nMars,Deimos,6\nEarth,Moon,1737\nMars,Dust,1\n")
    let both = try read([scratch.path("films.csv"), scratch.path("moons.csv")])
    #expect(both.names == ["title", "genre", "year", "planet", "name", "radius"])
    #expect(both.status.cards[0] == CardColumns(title: 0, own: [0, 1, 2], columns: [0, 2]))
    #expect(both.status.cards[1] == CardColumns(title: 4, own: [3, 4, 5], columns: [4, 5]))
  }
}
