import Catalog
import Platform
import Testing

/// Files that grow while they are shown.
@Suite struct FollowTests {
  private let scratch: Scratch
  private let path: [UInt8]

  init() throws {
    scratch = try Scratch()
    path = try scratch.write("log.csv", "kind,text\na,one\nb,two\n")
  }

  private func reader(_ names: [[UInt8]]) throws -> Reader {
    var options = SourceOptions()
    options.follows = true
    return try Reader(try SourceRegistry.source(for: names, options: options))
  }

  @Test func `what is appended appears, on its rows and behind what was there`() throws {
    let reader = try reader([path])
    let first = try reader.snapshot { $0.status.records == 2 }
    #expect(first.shelves == [Shelf("a", 1), Shelf("b", 1)])
    #expect(!first.status.isComplete)
    try scratch.run("printf 'a,three\\nc,fo' >> log.csv")
    let second = try reader.snapshot { $0.status.records == 3 }
    #expect(second.shelves == [Shelf("a", 2), Shelf("b", 1)])
    #expect(second.item(at: 1, inRow: 0)?.fields.last?.text == "three")
    try scratch.run("printf 'ur\\n' >> log.csv")
    let third = try reader.snapshot { $0.status.records == 4 }
    #expect(third.item(at: 0, inRow: 2)?.fields.last?.text == "four")
    reader.loading.cancel()
  }

  @Test func `the first line of a log of JSON is a record, whatever arrays it holds`() throws {
    let log = try scratch.write("log.ndjson.1", "{\"svc\":\"api\",\"spans\":[{\"ms\":1},{\"ms\":9}]}\n")
    let reader = try reader([log])
    #expect(try reader.snapshot { $0.status.records > 0 }.table == [["api", "[{\"ms\":1},{\"ms\":9}]"]])
    try scratch.run("printf '{\"svc\":\"db\",\"spans\":[{\"ms\":2}]}\\n' >> log.ndjson.1")
    #expect(try reader.snapshot { $0.status.records > 1 }.table.last == ["db", "[{\"ms\":2}]"])
    reader.loading.cancel()
  }

  @Test func `a file that is emptied says so, and what was read stays`() throws {
    let reader = try reader([path])
    _ = try reader.snapshot { $0.status.records == 2 }
    try scratch.run(": > log.csv")
    let last = try reader.finish()
    #expect(last.status.records == 2)
    #expect(last.status.problem == "the file became shorter: R reads it again")
  }

  @Test func `a file that another one takes the place of is read to its end, then that is told`() throws {
    let reader = try reader([path])
    _ = try reader.snapshot { $0.status.records == 2 }
    try scratch.run("echo c,three > next.csv; printf 'b,last\\n' >> log.csv; mv next.csv log.csv")
    let last = try reader.finish()
    #expect(last.status.records == 3)
    #expect(last.status.problem == "the file was replaced: R reads the new one")
  }

  @Test func `a file that is gone says so while a new one of its name is waited for`() throws {
    let reader = try reader([path])
    let first = try reader.snapshot { $0.status.records == 2 && $0.status.hasCaughtUp }
    #expect(first.status.problem == nil)
    try scratch.run("mv log.csv log.1")
    let gone = try reader.snapshot { $0.status.problem != nil }
    #expect(gone.status.problem == "paused, the file is gone: a new one of its name is waited for")
    #expect(!gone.status.isComplete)
    try scratch.run("mv log.1 log.csv")
    let back = try reader.snapshot { $0.status.problem == nil }
    #expect(back.status.records == 2)
    try scratch.run("rm log.csv; echo c,three > next.csv; mv next.csv log.csv")
    let last = try reader.finish()
    #expect(last.status.records == 2)
    #expect(last.status.problem == "the file was replaced: R reads the new one")
  }

  @Test func `files that grow are sources of their own: each shows what comes`() throws {
    let other = try scratch.write("other.csv", "kind,text\na,uno\n")
    let reader = try reader([path, other])
    _ = try reader.snapshot { $0.status.records == 3 }
    try scratch.run("echo b,three >> log.csv; echo a,dos >> other.csv")
    let last = try reader.snapshot { $0.status.records == 5 }
    #expect(last.shelves.map(\.count) == [1, 2, 2])
    reader.loading.cancel()
  }

  @Test func `what cannot grow in this way is refused`() throws {
    var options = SourceOptions()
    options.follows = true
    let folder = #expect(throws: SourceError.self) {
      try SourceRegistry.source(for: [Array(scratch.path.utf8)], options: options)
    }
    #expect(folder?.reason == "is a directory, and --follow is for files and pipes")
    let packed = try scratch.write("log.gz", [0x1F, 0x8B, 0x08, 0x00])
    #expect(throws: SourceError.self) { try SourceRegistry.source(for: [packed], options: options) }
  }
}
