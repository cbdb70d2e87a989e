import Catalog
import Platform
import Testing

/// Directories as sources.
@Suite struct DirectoryTests {
  private func load(_ scratch: Scratch, _ options: SourceOptions = SourceOptions()) throws
    -> any CatalogSnapshot
  {
    try read([Array(scratch.path.utf8)], options)
  }

  private func names(_ snapshot: any CatalogSnapshot, row: Int) -> [String] {
    snapshot.items(ofRow: row).map { $0.fields[0].text }
  }

  @Test func `own files come first, then the folders in natural order, empty ones too`() throws {
    let scratch = try Scratch()
    try scratch.run("mkdir b10 b2 A a && touch one b2/x b2/y b10/z && mkdir b2/sub")
    let snapshot = try load(scratch)
    #expect(
      snapshot.shelves == [Shelf(".", 1), Shelf("A", 0), Shelf("a", 0), Shelf("b2", 3), Shelf("b10", 1)])
    #expect(names(snapshot, row: 3) == ["sub", "x", "y"])
    #expect(snapshot.names == ["name", "size", "modified", "kind", "path"])
    #expect(snapshot.status.records == 5)
  }

  @Test func `a folder without files of its own has no row for them`() throws {
    let scratch = try Scratch()
    try scratch.run("mkdir only")
    #expect(try load(scratch).shelves == [Shelf("only", 0)])
  }

  @Test func `hidden entries and folders are shown when asked for`() throws {
    let scratch = try Scratch()
    try scratch.run("mkdir .h seen && touch .f f seen/.g .h/k")
    #expect(try load(scratch).shelves == [Shelf(".", 1), Shelf("seen", 0)])
    var options = SourceOptions()
    options.showsHidden = true
    #expect(try load(scratch, options).shelves == [Shelf(".", 2), Shelf(".h", 1), Shelf("seen", 1)])
  }

  @Test func `an entry tells its size, kind, time and path`() throws {
    let scratch = try Scratch()
    try scratch.run(
      """
      printf 12345 > plain && TZ=UTC touch -t 202001020304 plain && printf '' > run && chmod +x run
      mkfifo pipe && ln -s plain link && ln -s nowhere broken && mkdir d && ln -s .. d/up
      """)
    let snapshot = try load(scratch)
    var kinds: [String: EntryKind] = [:]
    for row in 0..<snapshot.rowCount {
      for item in snapshot.items(ofRow: row) { kinds[item.fields[0].text] = item.entry }
    }
    #expect(
      kinds == [
        "plain": .file, "run": .executable, "pipe": .pipe, "link": .link(to: .file), "broken": .brokenLink,
        "up": .link(to: .directory),
      ])
    let place = try #require(snapshot.index(of: .name(Array("plain".utf8)), inRow: 0))
    let plain = try #require(snapshot.item(at: place, inRow: 0))
    #expect(plain.fields[1].text == "5")
    #expect(plain.fields[2].text.hasPrefix("2020-01-0"))
    #expect(plain.path == scratch.path("plain"))
    #expect(plain.raw == plain.path)
  }

  @Test func `paths are joined to the source as it was given`() throws {
    let scratch = try Scratch()
    try scratch.run("mkdir d && touch d/f g")
    let snapshot = try read([Array((scratch.path + "/").utf8)])
    #expect(snapshot.row(at: 1).directory == scratch.path("d"))
    #expect(snapshot.items(ofRow: 0).map(\.path) == [scratch.path("g")])
    #expect(snapshot.items(ofRow: 1).map(\.path) == [scratch.path("d/f")])
  }

  @Test func `hostile names are kept as bytes and nothing is entered twice or opened`() throws {
    let scratch = try Scratch()
    let script = String(decoding: Awkward.path("90-make-tree.sh"), as: UTF8.self)
    try scratch.run("sh '\(script)'")
    let snapshot = try read([scratch.path("tree")])
    var rows: [[UInt8]: Int] = [:]
    for row in 0..<snapshot.rowCount { rows[snapshot.row(at: row).title] = row }
    #expect(
      Set(rows.keys)
        == Set(["plain", "loop", "empty", "closed", "deep", "new\nshelf"].map { Array($0.utf8) }))
    let plain = try #require(rows[Array("plain".utf8)])
    let raw = Set(snapshot.items(ofRow: plain).map { $0.path.suffix(from: scratch.path("tree/plain/").count) })
    #expect(raw.count == 18)
    #expect(raw.contains(Array("new\nline".utf8)[...]))
    #expect(raw.contains((Array("latin".utf8) + [0xE9])[...]))
    #expect(raw.contains((Array("trail".utf8) + [0xC3])[...]))
    #expect(raw.contains(Array(repeating: UInt8(ascii: "n"), count: 255)[...]))
    let loop = try #require(rows[Array("loop".utf8)])
    let kinds = snapshot.items(ofRow: loop).map { ($0.fields[0].text, $0.entry) }
    #expect(kinds.map(\.0) == ["a", "top", "ping", "pong", "self"])
    #expect(kinds.map(\.1) == [.directory, .link(to: .directory), .brokenLink, .brokenLink, .brokenLink])
    for row in 0..<snapshot.rowCount {
      for place in 0..<snapshot.row(at: row).count {
        #expect(snapshot.index(of: snapshot.itemKey(at: place, inRow: row), inRow: row) == place)
      }
      #expect(snapshot.index(ofRow: snapshot.row(at: row).key) == row)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may list everything"))
  func `a folder that cannot be listed is a row with its reason`() throws {
    let scratch = try Scratch()
    try scratch.run("mkdir closed open && touch closed/secret open/x && chmod 000 closed")
    let snapshot = try load(scratch)
    #expect(snapshot.row(at: 0).problem == "Permission denied")
    #expect(snapshot.row(at: 0).count == 0)
    #expect(snapshot.row(at: 1).problem == nil)
    #expect(snapshot.status.problem == nil)
    #expect(snapshot.status.losses == [Loss(kind: .unreadFolder, count: 1, lines: [])])
    let error = #expect(throws: SourceError.self) { try read([scratch.path("closed")]) }
    #expect(error?.reason == "Permission denied")
  }

  @Test func `what is no directory is refused as one, and the other way round`() throws {
    let scratch = try Scratch()
    try scratch.write("f.csv", "a,b\n")
    var options = SourceOptions()
    options.format = .dir
    let noDirectory = #expect(throws: SourceError.self) { try read([scratch.path("f.csv")], options) }
    #expect(noDirectory?.reason == "Not a directory")
    options.format = .csv
    let directory = #expect(throws: SourceError.self) { try read([Array(scratch.path.utf8)], options) }
    #expect(directory?.reason == "is a directory, and --format csv is for files and pipes")
  }

  @Test func `thousands of entries are listed in natural order`() throws {
    let scratch = try Scratch()
    try scratch.run("mkdir many && cd many && seq 3000 | sed 's/^/f/' | xargs touch")
    let snapshot = try load(scratch)
    #expect(names(snapshot, row: 0) == (1...3000).map { "f\($0)" })
  }
}
