import Catalog
import Platform
import Testing

/// What a stream is read as must not depend on how fast it comes.
@Suite struct StreamGuessTests {
  private func options(loadsWhole: Bool) -> SourceOptions {
    var options = SourceOptions()
    options.loadsWhole = loadsWhole
    return options
  }

  @Test func `what is loaded whole is told from all of a slow stream`() throws {
    let stream = try Stream()
    defer { stream.end() }
    let reader = try Reader(try stream.source(options(loadsWhole: true)))
    stream.write("a,1,c\nb,2,d\n")
    // Longer than a screen would wait for more: nothing may be decided by then.
    var entry = pollfd(fd: reader.mailbox.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&entry, 1, 300) == 0)
    for _ in 0..<40 { stream.write("a line of text\n") }
    stream.end()
    #expect(try reader.finish().names == ["line"])
  }

  @Test func `what is loaded whole is told from a full sample of a stream without an end`() throws {
    let stream = try Stream()
    defer { stream.end() }
    let reader = try Reader(try stream.source(options(loadsWhole: true)))
    for number in 0..<8000 { stream.write("g\(number % 4),t\(number),rest\n") }
    let first = try reader.snapshot { $0.status.records > 0 }
    #expect(first.columns.count == 3)
    #expect(!first.status.isComplete)
  }

  @Test func `a header alone is no line of text while its records may follow at once`() throws {
    let stream = try Stream()
    defer { stream.end() }
    let reader = try Reader(try stream.source())
    stream.write("name,genre\n")
    var entry = pollfd(fd: reader.mailbox.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&entry, 1, 200) == 0)
    stream.write("Heat,Drama\nRonin,Crime\n")
    #expect(try reader.snapshot { $0.status.records == 2 }.names == ["name", "genre"])
  }

  @Test func `one line that nothing follows is shown after a moment`() throws {
    let stream = try Stream()
    defer { stream.end() }
    let reader = try Reader(try stream.source())
    stream.write("a line\n")
    #expect(try reader.snapshot { $0.status.records == 1 }.table == [["a line"]])
  }

  @Test func `an object that comes alone on its line is the first of records, whatever arrays it holds`() throws {
    let stream = try Stream()
    defer { stream.end() }
    var arrangement = Arrangement()
    arrangement.groupBy = ["svc"]
    let reader = try Reader(try stream.source(), arrangement)
    stream.write("{\"svc\":\"api\",\"spans\":[{\"ms\":1},{\"ms\":9}]}\n")
    let first = try reader.snapshot { $0.status.records > 0 }
    #expect(first.names == ["svc", "spans"])
    #expect(first.shelves == [Shelf("api", 1)])
    stream.write("{\"svc\":\"db\",\"spans\":[{\"ms\":2}]}\nno JSON\n{\"svc\":\"api\",\"spans\":[]}\n")
    let last = try reader.snapshot { $0.status.records == 4 }
    #expect(last.shelves == [Shelf("api", 2), Shelf("db", 1), Shelf(nil, 1)])
  }

  @Test(arguments: [
    ("[{\"id\":1,\"cat\":\"x\"},{\"id\":2", ",\"cat\":\"y\"}", "x"),
    ("{\"a\":[{\"id\":1,\"cat\":\"x\"},", "{\"cat\":\"y\"}", "x"),
    ("{\"id\":1,\"cat\":\"x\"} {\"id\":2", ",\"cat\":\"y\"}", "x"),
  ])
  func `JSON without a line end is shown from its first record on, on the rows that were asked for`(
    start: String, rest: String, row: String
  ) throws {
    let stream = try Stream()
    defer { stream.end() }
    var arrangement = Arrangement()
    arrangement.groupBy = ["cat"]
    let reader = try Reader(try stream.source(), arrangement)
    stream.write(start)
    #expect(try reader.snapshot { $0.status.records == 1 }.shelves == [Shelf(row, 1)])
    stream.write(rest)
    #expect(try reader.snapshot { $0.status.records == 2 }.shelves == [Shelf(row, 1), Shelf("y", 1)])
  }

  @Test(arguments: ["{\n  \"id\": 1,\n", "{\n", "{\"id\":1,", "[\n", "["])
  func `of JSON nothing is decided before its first record is there, however long that takes`(start: String) throws {
    let stream = try Stream()
    defer { stream.end() }
    var arrangement = Arrangement()
    arrangement.groupBy = ["cat"]
    let reader = try Reader(try stream.source(), start.hasPrefix("[") ? Arrangement() : arrangement)
    stream.write(start)
    var entry = pollfd(fd: reader.mailbox.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&entry, 1, 1300) == 0)
    let rests = ["[": "{\"cat\":\"x\"},\n", "{\n": " \"cat\": \"x\"\n}\n"]
    stream.write(rests[start] ?? rests[String(start.prefix(1))] ?? " \"cat\": \"x\"}\n")
    #expect(try reader.snapshot { $0.status.records == 1 }.names.last == "cat")
  }

  @Test func `a stream that ends behind its first line of JSON stays what it was when it is read again`() throws {
    let stream = try Stream()
    let source = try stream.source()
    let reader = try Reader(source)
    stream.write("{\"svc\":\"api\",\"spans\":[{\"ms\":1},{\"ms\":9}]}\n")
    _ = try reader.snapshot { $0.status.records > 0 }
    stream.end()
    #expect(try reader.finish().names == ["svc", "spans"])
    var again = Arrangement()
    again.groupBy = ["svc"]
    #expect(try Reader(source, again).finish().shelves == [Shelf("api", 1)])
  }

  @Test func `an object that is the whole of a stream is there for its arrays, as that of a file is`() throws {
    let stream = try Stream()
    stream.write("{\"a\":[{\"n\":1},{\"n\":2}],\"b\":[{\"n\":3}]}\n")
    stream.end()
    #expect(try Reader(try stream.source()).finish().shelves == [Shelf("a", 2), Shelf("b", 1)])
  }

  @Test func `values on several lines that come slowly are still values, with an empty one before`() throws {
    let stream = try Stream()
    defer { stream.end() }
    let reader = try Reader(try stream.source())
    stream.write("{}\n")
    _ = try reader.snapshot { $0.status.records > 0 }
    stream.write("{\n  \"a\": 1\n}\n")
    #expect(try reader.snapshot { $0.status.records > 1 }.table == [[], ["1"]])
  }
}
