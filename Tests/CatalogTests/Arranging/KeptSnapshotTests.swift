import Platform
import Testing

@testable import Catalog

/// What is kept of a source that was read, and when it counts no more.
@Suite struct KeptSnapshotTests {
  private let scratch: Scratch
  init() throws { scratch = try Scratch() }

  /// A source that counts how often it is opened.
  private struct Counted<Base: StampedSource>: StampedSource {
    let source: Base
    let opened = Locked(0)
    var name: [UInt8] { source.name }
    var stamp: SourceStamp? { source.stamp }
    var hasKey: Bool { source.hasKey }

    func open(
      _ arrangement: Arrangement, into mailbox: Mailbox<CatalogEvent>
    ) throws(SourceError) -> any Loading {
      opened.withLock { $0 += 1 }
      return try source.open(arrangement, into: mailbox)
    }
  }

  private func counted() throws -> Counted<RecordSource> {
    let path = try scratch.write("films.csv", "genre,title\nnoir,Heat\nfarce,Clue\nnoir,Ronin\n")
    let part = RecordSource.Part(name: path, origin: .file(path))
    return Counted(source: RecordSource(parts: [part], hints: DialectSniffer.Hints(), options: SourceOptions()))
  }

  private func read(_ source: ArrangedSource, _ filter: String?, readsAgain: Bool = false) throws -> Int {
    var arrangement = Arrangement()
    arrangement.groupBy = ["genre"]
    arrangement.filter = filter.map(FilterExpression.init)
    arrangement.readsAgain = readsAgain
    let snapshot = try Reader(source, arrangement).finish()
    return (0..<snapshot.rowCount).reduce(0) { $0 + snapshot.row(at: $1).count }
  }

  @Test func `a source that has not changed is read once`() throws {
    let base = try counted()
    let source = ArrangedSource(base)
    #expect(try read(source, nil) == 3)
    #expect(try read(source, "heat") == 1)
    #expect(try read(source, "noir") == 2)
    #expect(try read(source, nil) == 3)
    #expect(base.opened.withLock { $0 } == 1)
    #expect(try read(source, "noir", readsAgain: true) == 2)
    #expect(base.opened.withLock { $0 } == 2)
  }

  @Test(arguments: [
    "printf 'genre,title\\nnoir,Heat\\n' >films.csv", "cp films.csv x && mv x films.csv",
    "touch -d 2001-01-01 films.csv",
  ])
  func `a file that is another, or was written to, is read again`(change: String) throws {
    let base = try counted()
    let source = ArrangedSource(base)
    #expect(try read(source, "heat") == 1)
    try scratch.run(change)
    #expect(try read(source, "heat") == 1)
    #expect(base.opened.withLock { $0 } == 2)
  }

  @Test func `a directory is listed once, until a name in it comes or goes or it is asked for`() throws {
    try scratch.run("mkdir -p d/sub; printf 1 >d/a; printf 22 >d/sub/b; touch -d 2001-01-01 d")
    let base = Counted(source: DirectorySource(name: scratch.path("d"), showsHidden: false))
    let source = ArrangedSource(base)
    func entries(_ filter: String, readsAgain: Bool = false) throws -> [[String]] {
      var arrangement = Arrangement()
      arrangement.filter = filter.isEmpty ? nil : FilterExpression(filter)
      arrangement.sort = [SortKey(column: "name", descending: true)]
      arrangement.readsAgain = readsAgain
      let snapshot = try Reader(source, arrangement).finish()
      return (0..<snapshot.rowCount).map { row in snapshot.items(ofRow: row).map { $0.field(0).text } }
    }
    #expect(try entries("") == [["a"], ["b"]])
    #expect(try entries("name:b") == [["b"]])
    #expect(try entries("") == [["a"], ["b"]])
    #expect(base.opened.withLock { $0 } == 1)
    // What changes in a folder of it is not looked for while what is on the screen is filtered.
    try scratch.run("touch d/sub/b2")
    #expect(try entries("name:b") == [["b"]])
    #expect(try entries("name:b", readsAgain: true) == [["b2", "b"]])
    #expect(base.opened.withLock { $0 } == 2)
    try scratch.run("touch d/b3")
    #expect(try entries("name:b") == [["b3"], ["b2", "b"]])
    #expect(base.opened.withLock { $0 } == 3)
  }

  @Test func `a stream is kept whole, so that it is never read twice`() throws {
    let stream = try Stream()
    stream.write("genre,title\nnoir,Heat\nfarce,Clue\nnoir,Ronin\n")
    stream.end()
    let source = try stream.source()
    var arrangement = Arrangement()
    for (filter, count) in [("noir", 2), ("clue", 1), ("", 3)] {
      arrangement.filter = filter.isEmpty ? nil : FilterExpression(filter)
      let snapshot = try Reader(source, arrangement).finish()
      #expect((0..<snapshot.rowCount).reduce(0) { $0 + snapshot.row(at: $1).count } == count)
    }
  }

  @Test func `what was kept and cannot be read any more says so`() throws {
    let source = ArrangedSource(try counted())
    #expect(try read(source, nil) == 3)
    // Cut short in place, with the time it had: nothing tells that it is another.
    try scratch.run("touch -r films.csv t; cp films.csv c; : >films.csv; cat c >films.csv; touch -r t films.csv")
    var arrangement = Arrangement()
    arrangement.groupBy = ["genre"]
    let reader = try Reader(source, arrangement)
    let kept = try reader.finish()
    try scratch.run(": >films.csv")
    #expect(kept.item(at: 0, inRow: 0)?.raw == [])
    let told = try reader.snapshot { $0.status.problem != nil }
    #expect(told.status.problem == RecordVisitor.shortened)
  }
}
