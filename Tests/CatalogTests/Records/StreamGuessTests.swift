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
}
