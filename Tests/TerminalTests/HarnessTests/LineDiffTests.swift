import Testing

@Suite struct LineDiffTests {
  private func diff(_ expected: String, _ actual: String) -> [String] {
    LineDiff.text(expected: Array(expected.utf8), actual: Array(actual.utf8))
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `a changed line stands between the lines that are the same`() {
    #expect(diff("a\nb\nc\n", "a\nB\nc\n") == ["  a", "- b", "+ B", "  c"])
  }

  @Test func `lines that were added or are missing keep the others together`() {
    #expect(diff("a\nc\n", "a\nb\nc\n") == ["  a", "+ b", "  c"])
    #expect(diff("a\nb\nc\n", "c\n") == ["- a", "- b", "  c"])
  }

  @Test func `what the eye cannot see is written out`() {
    #expect(diff("a", "a\n") == ["- a(no newline at the end)", "+ a"])
    #expect(diff("a\tb\n", "a\u{1B}b\n") == ["- a\\tb", "+ a\\u{1B}b"])
    #expect(LineDiff.text(expected: [0x61, 0xFF, 0x0A], actual: []).contains("a\\xff"))
  }
}
