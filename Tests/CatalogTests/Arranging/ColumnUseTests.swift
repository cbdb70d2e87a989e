import Testing

@testable import Catalog

/// Columns that a source need not have.
@Suite struct ColumnUseTests {
  private let scratch: Scratch
  init() throws { scratch = try Scratch() }

  private var wish: Arrangement {
    var arrangement = Arrangement()
    arrangement.groupBy = ["genre", "nope"]
    arrangement.title = "nothing"
    arrangement.sort = [SortKey(column: "nowhere"), SortKey(column: "year", descending: true)]
    return arrangement
  }

  private static let columns = ["genre", "title", "year"].map { Column(name: $0) }

  @Test func `without what is missing stays what is there`() {
    var optional = wish
    optional.optional = [.grouping, .title, .order]
    let fitted = optional.fitted(to: Self.columns)
    #expect(fitted.groupBy == ["genre"])
    #expect(fitted.title == nil)
    #expect(fitted.sort == [SortKey(column: "year", descending: true)])
  }

  @Test func `a column may be named by its number`() {
    var optional = wish
    optional.optional = [.grouping]
    optional.groupBy = ["3", "4", "0", "-1"]
    #expect(optional.fitted(to: Self.columns).groupBy == ["3"])
  }

  @Test func `what must be there stays, and is missed later`() {
    #expect(wish.fitted(to: Self.columns) == wish)
    #expect(wish.needsColumns)
  }

  @Test(arguments: [ColumnUse.grouping, .title, .order])
  func `a source is refused for a column that must be there, and only for that`(use: ColumnUse) throws {
    let path = try scratch.write("films.csv", "genre,title,year\nnoir,Heat,1995\n")
    let source = try SourceRegistry.source(for: [path])
    var all = wish
    all.optional = [.grouping, .title, .order]
    #expect(try Reader(source, all).finish().rowCount == 1)
    all.optional.remove(use)
    #expect(throws: SourceError.self) { try Reader(source, all).finish() }
  }

  @Test func `a directory has its own rows where a grouping need not be`() throws {
    _ = try scratch.write("one.txt", "")
    let source = try SourceRegistry.source(for: [Array(scratch.path.utf8)])
    var arrangement = wish
    arrangement.optional = [.grouping, .title, .order]
    #expect(try Reader(source, arrangement).finish().rowCount == 1)
    arrangement.optional = [.title, .order]
    #expect(throws: SourceError.self) { try Reader(source, arrangement).finish() }
  }
}
