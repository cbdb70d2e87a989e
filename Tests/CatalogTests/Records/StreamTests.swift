import Catalog
import Platform
import Testing

/// Records from a pipe, shown while they arrive.
@Suite struct StreamTests {
  @Test func `records appear while the producer is running, on the rows of the named column`() throws {
    let stream = try Stream()
    let reader = try Reader(try stream.source())
    stream.write("genre,title\ng0,t0\n")
    let first = try reader.snapshot { $0.status.records == 1 }
    #expect(first.shelves == [Shelf("g0", 1)])
    #expect(first.status.grouping == "by genre")
    #expect(!first.status.isComplete)
    #expect(!first.row(at: 0).isComplete)
    #expect(first.status.progress == nil)
    for number in 1..<20 {
      stream.write("g\(number % 3),t\(number)\n")
      let next = try reader.snapshot { $0.status.records == number + 1 }
      #expect(next.index(ofRow: .value(Array("g0".utf8))) == 0)
      #expect(next.index(of: .ordinal(0), inRow: 0) == 0)
    }
    stream.end()
    let last = try reader.finish()
    #expect(last.shelves == [Shelf("g0", 7), Shelf("g1", 7), Shelf("g2", 6)])
    // What was shown first still answers as it did.
    #expect(first.shelves == [Shelf("g0", 1)])
    #expect(first.item(at: 0, inRow: 0)?.fields.last?.text == "t0")
  }

  @Test func `a record without its line end is shown at the end of the stream`() throws {
    let stream = try Stream()
    let reader = try Reader(try stream.source())
    stream.write("a,b\n1,2\n3")
    #expect(try reader.snapshot { $0.status.records > 0 }.status.records == 1)
    stream.write(",4")
    stream.end()
    #expect(try reader.finish().table == [["1", "2"], ["3", "4"]])
  }

  @Test func `lines from a pipe stand on one row`() throws {
    let stream = try Stream()
    stream.write("total 8\n-rw-r--r-- 1 u g 5 a, b\ndrwxr-xr-x 2 u g 40 c\n")
    stream.end()
    let snapshot = try Reader(try stream.source()).finish()
    #expect(snapshot.names == ["line"])
    #expect(snapshot.shelves == [Shelf("standard input", 3)])
    #expect(snapshot.records.first?.source == Array("-".utf8))
  }

  @Test func `records can be cut at NUL bytes`() throws {
    let stream = try Stream()
    stream.write("one\ntwo\0three, four\0")
    stream.end()
    var options = SourceOptions()
    options.cutsAtNUL = true
    #expect(try Reader(try stream.source(options)).finish().table == [["one\ntwo"], ["three, four"]])
  }

  @Test func `short records cut at NUL bytes are not taken for UTF-16`() throws {
    let stream = try Stream()
    stream.write("a\0b\0c\0d\0e\0")
    stream.end()
    var options = SourceOptions()
    options.cutsAtNUL = true
    #expect(try Reader(try stream.source(options)).finish().table == [["a"], ["b"], ["c"], ["d"], ["e"]])
  }

  @Test func `a stream without a byte misses no column`() throws {
    let stream = try Stream()
    stream.end()
    var options = SourceOptions()
    options.delimiter = Array(":".utf8)
    options.key = "4"
    var arrangement = Arrangement()
    arrangement.groupBy = ["2"]
    arrangement.title = "3"
    #expect(try Reader(try stream.source(options), arrangement).finish().rowCount == 0)
  }

  @Test func `matches of a search are cut at colons without a header`() throws {
    let stream = try Stream()
    stream.write("a.c:// TODO \"x\na.c:if (b) { // TODO: y\nb/c.h:TODO\n")
    stream.end()
    var options = SourceOptions()
    options.delimiter = Array(":".utf8)
    var arrangement = Arrangement()
    arrangement.groupBy = ["1"]
    let snapshot = try Reader(try stream.source(options), arrangement).finish()
    #expect(snapshot.shelves == [Shelf("a.c", 2), Shelf("b/c.h", 1)])
    #expect(snapshot.names == ["1", "2", "3"])
    #expect(snapshot.records[0].fields[1].text == "// TODO \"x")
  }

  @Test func `an unknown column is told once the columns are known`() throws {
    let stream = try Stream()
    var arrangement = Arrangement()
    arrangement.groupBy = ["none"]
    let reader = try Reader(try stream.source(), arrangement)
    stream.write("a,b\n1,2\n")
    stream.end()
    let error = #expect(throws: SourceError.self) { try reader.finish() }
    #expect(error?.reason.contains("none") == true)
    #expect(error?.advice == "columns: a, b")
  }

  @Test func `nothing arrives after cancelling, whatever still comes in`() throws {
    let stream = try Stream()
    let reader = try Reader(try stream.source())
    stream.write("a,b\n1,2\n")
    _ = try reader.snapshot { $0.status.records == 1 }
    stream.write("3,4\n")
    reader.loading.cancel()
    reader.loading.cancel()
    stream.write("5,6\n")
    stream.end()
    var entry = pollfd(fd: reader.mailbox.descriptor, events: Int16(POLLIN), revents: 0)
    poll(&entry, 1, 100)
    #expect(reader.mailbox.drain().isEmpty)
  }

  @Test func `a stream can be read again with another grouping`() throws {
    let stream = try Stream()
    let source = try stream.source()
    stream.write("a,b\nx,1\nx,2\ny,3\n")
    stream.end()
    #expect(try Reader(source).finish().shelves == [Shelf("x", 2), Shelf("y", 1)])
    var arrangement = Arrangement()
    arrangement.groupBy = ["b"]
    #expect(try Reader(source, arrangement).finish().shelves == [Shelf("1", 1), Shelf("2", 1), Shelf("3", 1)])
  }

  @Test func `a file as standard input is read from where it stands`() throws {
    let scratch = try Scratch()
    let path = String(decoding: try scratch.write("f", "skipped\nk,v\na,1\na,2\n"), as: UTF8.self)
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    lseek(descriptor, 8, SEEK_SET)
    let source = try SourceRegistry.source(for: [], standardInput: descriptor)
    #expect(try Reader(source).finish().table == [["a", "1"], ["a", "2"]])
  }

  @Test func `a named pipe given as a file is a stream`() throws {
    let scratch = try Scratch()
    try scratch.run("mkfifo p && (seq 20000 | sed 's/^/k,/' > p &)")
    let snapshot = try read([scratch.path("p")])
    #expect(snapshot.status.records == 20_000)
  }
}
