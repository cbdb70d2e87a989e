import Testing

@testable import shelves

/// JSON on lines, for reading.
@Suite struct IndentedJSONTests {
  private func lines(_ text: String, columns: Int = 20) -> [String]? {
    IndentedJSON(Array(text.utf8), columns: columns) { $0.count }?.lines.map {
      String(repeating: " ", count: $0.depth * IndentedJSON.step) + $0.text
    }
  }

  @Test func `what fits on a line and nests no further stays on it`() {
    #expect(lines(#"[1,2 , "x"]"#) == [#"[1, 2, "x"]"#])
    #expect(lines(#"{"a":1,"b":[]}"#) == [#"{"a": 1, "b": []}"#])
    #expect(lines("[1234567890,123456]") == ["[1234567890, 123456]"])
    #expect(lines("[1234567890,1234567]") == ["[", "  1234567890,", "  1234567", "]"])
  }

  @Test func `what nests has a line for each member, a step further in`() {
    #expect(
      lines(#"{"a":{"b":[{"c":null}]},"d":[]}"#)
        == ["{", #"  "a": {"#, #"    "b": ["#, #"      {"c": null}"#, "    ]", "  },", #"  "d": []"#, "}"])
  }

  @Test func `tokens stand as they were written`() {
    #expect(
      lines(#"["\u001b\"","\\",1.50E+3,-0,12345678901234567890]"#, columns: 80)?.first
        == #"["\u001b\"", "\\", 1.50E+3, -0, 12345678901234567890]"#)
    #expect(lines(#"{"a":1,"a":2}"#) == [#"{"a": 1, "a": 2}"#])
  }

  @Test(arguments: [
    "", "1", "\"a\"", "[draft]", "[1] see", "[1,]", "[,1]", "[1 2]", "{\"a\"}", "{a:1}", "{\"a\":1", "[\"a]", "[1}",
    "[nan]",
    "[0x1]", "[tru]", "[\"a\u{1}\"]", "{\"a\":1,}", "[--1]",
  ])
  func `text that is no object or array is none`(text: String) {
    #expect(lines(text) == nil)
  }

  @Test func `what nests too deep or is too long is left as it is`() {
    #expect(lines(String(repeating: "[", count: 90) + String(repeating: "]", count: 90)) != nil)
    #expect(lines(String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)) == nil)
    #expect(lines("[\"" + String(repeating: "a", count: 1 << 20) + "\"]") == nil)
  }
}
