import Testing

@testable import shelves

@Suite struct TextFormTests {
  private func csv(_ fields: String...) -> String {
    var output: [UInt8] = []
    CSVText.append(fields.map { Array($0.utf8) }, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private func json(_ bytes: [UInt8]) -> String {
    var output: [UInt8] = []
    JSONText.append(bytes, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private func visible(_ bytes: [UInt8]) -> String {
    String(decoding: VisibleText.bytes(bytes), as: UTF8.self)
  }

  @Test func `csv quotes what would be read otherwise`() {
    #expect(csv("a", "b c", " d ") == "a,b c, d ")
    #expect(csv("a,b", "say \"x\"", "two\nlines", "cr\r") == "\"a,b\",\"say \"\"x\"\"\",\"two\nlines\",\"cr\r\"")
    #expect(csv("", "") == ",")
    #expect(csv("") == "\"\"")
  }

  @Test func `json escapes quotes, backslashes and controls`() {
    #expect(json(Array("a\"b\\c\t\n\r\u{1}\u{1B}".utf8)) == #""a\"b\\c\t\n\r\u0001\u001b""#)
    #expect(json(Array("é東👍/".utf8)) == "\"é東👍/\"")
    #expect(json(Array("\u{7F}\u{9B}\u{202E}\u{2028}".utf8)) == #""\u007f\u009b\u202e\u2028""#)
  }

  @Test func `what is no utf8 becomes the replacement character`() {
    #expect(json([0x61, 0xFF, 0x62]) == "\"a\u{FFFD}b\"")
    #expect(visible([0x61, 0xC3, 0x62]) == "a\u{FFFD}b")
  }

  @Test func `controls are shown as marks`() {
    #expect(visible([0x1B, 0x5B, 0x00, 0x0A, 0x09, 0x7F]) == "␛[␀␊␉␡")
    #expect(visible(Array("a\u{9B}b\u{2066}c\u{2029}é".utf8)) == "a␦b␦c␤é")
  }

  @Test func `every scalar comes out as text or as a mark`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = VisibleText.bytes(Array(String(scalar).utf8))
      let isControl = value < 0x20 || (0x7F...0x9F).contains(value)
      if isControl { #expect(shown.count == 3) }
      if value > 0x3000, shown != Array(String(scalar).utf8) { Issue.record("U+\(String(value, radix: 16)) changed") }
    }
  }
}
