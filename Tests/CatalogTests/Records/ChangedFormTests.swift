import Catalog
import TestSupport
import Testing

/// Forms that are named instead of being read, and files that took another form since they were seen first.
@Suite struct ChangedFormTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func error(_ content: [UInt8]) throws -> SourceError? {
    let file = try scratch.write("f.csv", content)
    return #expect(throws: SourceError.self) { try read([file]) }
  }

  @Test func `UTF-32, xz, bzip2 and ZIP are named, with what to do`() throws {
    let path = "\(scratch.path)/f.csv"
    let little = try error([0xFF, 0xFE, 0, 0] + Array("a\0\0\0,\0\0\0b\0\0\0\n\0\0\0".utf8))
    #expect(little?.reason == "is UTF-32 text, which cannot be read")
    #expect(little?.advice == "try: iconv -f UTF-32 -t UTF-8 < \(path) | shelves")
    #expect(try error([0, 0, 0xFE, 0xFF] + Array("\0\0\0a\0\0\0\n".utf8))?.reason == little?.reason)
    #expect(try error([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0, 4])?.advice == "try: xz -dc \(path) | shelves")
    let archive = try error(Array("PK\u{3}\u{4}\u{14}\0\0\0".utf8))
    #expect(archive?.reason == "is a ZIP archive, as xlsx and ods files are")
    #expect(archive?.advice == "try: unzip -p \(path) | shelves, or save a table as CSV")
    #expect(try error(Array("BZh91AY&SY\0\0".utf8))?.advice == "try: bzip2 -dc \(path) | shelves")
  }

  @Test func `a file that became UTF-16 meanwhile is decoded when it is read again, and one that became plain is not`()
    throws
  {
    let plain = Array("a,b\nc,1\nd,2\n".utf8)
    let wide: [UInt8] = [0xFF, 0xFE] + "a,b\nc,1\nd,2\n".utf8.flatMap { [$0, 0] }
    for (first, second) in [(plain, wide), (wide, plain)] {
      let source = try SourceRegistry.source(for: [try scratch.write("f.csv", first)])
      #expect(try Reader(source).finish().table == [["c", "1"], ["d", "2"]])
      try scratch.write("f.csv", second)
      #expect(try Reader(source).finish().table == [["c", "1"], ["d", "2"]])
    }
  }

  @Test func `lines of JSON may end with a carriage return alone`() throws {
    let file = try scratch.write("a.jsonl", "{\"a\":1}\r{\"a\":2}\r{\"a\":3}\r")
    let snapshot = try read([file])
    #expect(snapshot.table == [["1"], ["2"], ["3"]])
    #expect(snapshot.status.losses.isEmpty)
  }
}
