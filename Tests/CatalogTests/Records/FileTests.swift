import Catalog
import Platform
import Testing

/// Files as sources: what they are taken for, several of them, and files that go wrong.
@Suite struct FileTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func error(_ name: String, _ options: SourceOptions = SourceOptions()) -> SourceError? {
    #expect(throws: SourceError.self) { try read([scratch.path(name)], options) }
  }

  @Test func `what is not there says so in the words of the system`() {
    #expect(error("none.csv") == SourceError(source: scratch.path("none.csv"), reason: "No such file or directory"))
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func `what may not be read says so`() throws {
    try scratch.write("secret.csv", "a,b\n")
    try scratch.run("chmod 000 secret.csv")
    #expect(error("secret.csv")?.reason == "Permission denied")
  }

  @Test func `kinds that cannot be read are recognised by their content, whatever their name`() throws {
    try scratch.write("db.csv", Array("SQLite format 3\0".utf8) + [1, 2, 3])
    #expect(error("db.csv")?.reason.contains("SQLite") == true)
  }

  @Test func `a named format wins over content and name`() throws {
    try scratch.write("a.json", "{\"a\": 1}\n")
    #expect(try read([scratch.path("a.json")]).table == [["1"]])
    var options = SourceOptions()
    options.format = .lines
    #expect(try read([scratch.path("a.json")], options).table == [["{\"a\": 1}"]])
    options.format = .postgres
    #expect(error("a.json", options)?.reason.contains("PostgreSQL") == true)
    #expect(throws: SourceError.self) { try read([Array("postgres://host/db".utf8)]) }
  }

  @Test func `tables without a telling name are told from prose`() throws {
    try scratch.write("table", "genre,title\nnoir,Lamp\nfarce,Hat\n")
    try scratch.write("prose", "Well, this is text.\nIt has, now and then, a comma.\nNot always.\n")
    try scratch.write("log.log", "a,b\nc,d\n")
    #expect(try read([scratch.path("table")]).names == ["genre", "title"])
    #expect(try read([scratch.path("prose")]).names == ["line"])
    #expect(try read([scratch.path("log.log")]).names == ["line"])
  }

  @Test func `a header is told from data`() throws {
    func names(_ text: String) throws -> [String] { try read([try scratch.write("h.csv", text)]).names }
    #expect(try names("noir,Lamp\nfarce,Hat\nnoir,Fog\n") == ["1", "2"])
    #expect(try names("1,Lamp\n2,Hat\n") == ["1", "2"])
    #expect(try names("country,1990,1991,1992\nNorway,4.2,4.3,4.3\n") == ["country", "1990", "1991", "1992"])
    #expect(try names("a,a,,a_2\nx,y,z,w\n") == ["a", "a_3", "3", "a_2"])
    var options = SourceOptions()
    options.hasHeader = false
    #expect(try read([try scratch.write("h.csv", "a,b\n1,2\n")], options).names == ["1", "2"])
    options.hasHeader = true
    #expect(try read([try scratch.write("h.csv", "1,2\n3,4\n")], options).table == [["3", "4"]])
  }

  @Test func `surplus fields get columns by number`() throws {
    let snapshot = try read([try scratch.write("s.csv", "a,b\n1,2,3,4\n5,6\n")])
    #expect(snapshot.names == ["a", "b", "3", "4"])
    #expect(snapshot.status.losses == [Loss(kind: .ragged, count: 1, lines: [2])])
  }

  @Test func `lines of old systems and blank lines are understood`() throws {
    #expect(try read([try scratch.write("m.csv", "a,b\r1,2\r3,4")]).table == [["1", "2"], ["3", "4"]])
    #expect(
      try read([try scratch.write("b.csv", "\n\na,b\n\n1,2\n\r\n\n3,4\n\n")]).table == [["1", "2"], ["3", "4"]])
    #expect(try read([try scratch.write("l.txt", "a\n\nb\r\n")]).table == [["a"], [""], ["b"]])
  }

  @Test func `delimiters of several bytes are taken as given`() throws {
    var options = SourceOptions()
    options.delimiter = Array("::".utf8)
    options.hasHeader = true
    #expect(try read([try scratch.write("d", "a::b\n1:::2\n")], options).table == [["1", ":2"]])
  }

  @Test func `files of one header are one source, with numbers and names of their own`() throws {
    let first = try scratch.write("1.csv", "g,t\nx,a\ny,b")
    let second = try scratch.write("2.csv", "g,t\nx,c\nx,d\n")
    let snapshot = try read([first, second], groupBy: ["g"])
    #expect(snapshot.shelves == [Shelf("x", 3), Shelf("y", 1)])
    #expect(snapshot.records.map(\.number) == [1, 2, 1, 2])
    #expect(snapshot.records.map(\.source) == [first, first, second, second])
    #expect(snapshot.table == [["x", "a"], ["y", "b"], ["x", "c"], ["x", "d"]])
    #expect(snapshot.status.progress == 1)
  }

  @Test func `a file in which there is nothing stands with the first table of its kind`() throws {
    let nothing = try scratch.write("0.csv", "")
    let first = try scratch.write("1.csv", "g,t\nx,a\n")
    let blank = try scratch.write("2.csv", "\n\n")
    let second = try scratch.write("3.csv", "g,t\nx,b\n")
    let snapshot = try read([nothing, first, blank, second], groupBy: ["g"])
    #expect(snapshot.shelves == [Shelf("x", 2)])
    #expect(snapshot.records.map(\.source) == [first, second])
    let array = try scratch.write("4.json", "[]")
    let values = try scratch.write("5.json", "[{\"g\":\"x\"}]")
    #expect(try read([array, values], groupBy: ["g"]).shelves == [Shelf("x", 1)])
    #expect(try read([nothing, blank]).shelves.isEmpty)
    #expect(try read([first, array], groupBy: ["g"]).records.count == 1)
  }

  @Test func `different sources give their rows one after the other`() throws {
    let films = try scratch.write("films.csv", "g,title\nx,a\nx,b\ny,c\n")
    let plain = try scratch.write("plain.txt", "one\ntwo\n")
    try scratch.run("mkdir d && touch d/f")
    let folder = scratch.path("d")
    let snapshot = try read([films, plain, folder])
    let names = [films, films, plain, folder].map { Field.bytes($0).text }
    #expect(
      snapshot.shelves == [
        Shelf("\(names[0]): x", 2), Shelf("\(names[0]): y", 1), Shelf("\(names[2])", 2),
        Shelf("\(names[3]): .", 1),
      ])
    #expect(snapshot.names == ["g", "title", "line", "name", "size", "modified", "kind", "path"])
    #expect(snapshot.item(at: 1, inRow: 2)?.field(2).text == "two")
    #expect(snapshot.item(at: 0, inRow: 3)?.field(7).text == "\(names[3])/f")
    for row in 0..<snapshot.rowCount {
      #expect(snapshot.index(ofRow: snapshot.row(at: row).key) == row)
      for place in 0..<snapshot.row(at: row).count {
        #expect(snapshot.index(of: snapshot.itemKey(at: place, inRow: row), inRow: row) == place)
      }
    }
    #expect(snapshot.status.isComplete)
    #expect(snapshot.status.records == 6)
  }

  @Test func `one bad source of several is an error, and nothing arrives`() throws {
    let good = try scratch.write("g.csv", "a,b\n1,2\n")
    let text = try scratch.write("t.txt", "x\n")
    let source = try SourceRegistry.source(for: [good, text])
    var arrangement = Arrangement()
    arrangement.groupBy = ["a"]
    let mailbox = Mailbox<CatalogEvent>()
    #expect(throws: SourceError.self) { try source.open(arrangement, into: mailbox) }
    #expect(mailbox.drain().isEmpty)
  }

  @Test func `a file that becomes shorter is told and does no harm`() throws {
    let lines = (0..<1000).map { "k,\($0)\n" }.joined()
    let path = try scratch.write("t.csv", "a,b\n" + lines)
    let reader = try Reader(try SourceRegistry.source(for: [path]))
    let snapshot = try reader.finish()
    try scratch.write("t.csv", "a,b\nk,0\n")
    #expect(snapshot.item(at: 0, inRow: 0)?.fields.last?.text == "0")
    #expect(snapshot.item(at: 999, inRow: 0)?.raw == [])
    let told = try reader.snapshot { $0.status.problem != nil }
    #expect(told.status.problem?.contains("shorter") == true)
    #expect(told.shelves == snapshot.shelves)
    _ = snapshot.item(at: 998, inRow: 0)
    #expect(reader.mailbox.drain().isEmpty)
  }

  @Test func `a large file is shown early, and what was shown stays as it was`() throws {
    let lines = (0..<200_000).map { "g\($0 % 5),title number \($0)\n" }.joined()
    let reader = try Reader(try SourceRegistry.source(for: [try scratch.write("t.csv", "g,t\n" + lines)]))
    let first = try reader.snapshot { _ in true }
    #expect(first.status.records < 200_000)
    #expect(first.rowCount == 5)
    let before = first.shelves
    let last = try reader.finish()
    #expect(last.shelves == (0..<5).map { Shelf("g\($0)", 40_000) })
    #expect(first.shelves == before)
    let count = before[4].count
    #expect(first.index(of: last.itemKey(at: count - 1, inRow: 4), inRow: 4) == count - 1)
    #expect(first.index(of: last.itemKey(at: count, inRow: 4), inRow: 4) == nil)
    #expect(first.item(at: count - 1, inRow: 4) == last.item(at: count - 1, inRow: 4))
  }

  @Test func `nothing arrives after cancelling a large file`() throws {
    let lines = (0..<200_000).map { "g\($0 % 5),title number \($0)\n" }.joined()
    let reader = try Reader(try SourceRegistry.source(for: [try scratch.write("t.csv", "g,t\n" + lines)]))
    _ = try reader.snapshot { _ in true }
    reader.loading.cancel()
    var entry = pollfd(fd: reader.mailbox.descriptor, events: Int16(POLLIN), revents: 0)
    poll(&entry, 1, 100)
    #expect(reader.mailbox.drain().isEmpty)
  }
}
