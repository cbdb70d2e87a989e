import Catalog
import Testing

@testable import shelves

@Suite struct DiagnosticTests {
  private func text(_ diagnostic: Diagnostic) -> String { String(decoding: diagnostic.lines, as: UTF8.self) }

  @Test func `an error is one line and its advice another`() {
    #expect(text(Diagnostic("no")) == "shelves: no\n")
    #expect(text(Diagnostic(UsageError("no", advice: "do this"))) == "shelves: no\ndo this\n")
  }

  @Test func `a source is named as it was given and cannot steer the terminal`() {
    let error = SourceError(source: [0x61, 0x0A, 0x1B, 0xFF], reason: "No such file or directory")
    #expect(text(Diagnostic(error)) == "shelves: a␊␛\u{FFFD}: No such file or directory\n")
  }

  @Test func `losses are counted in one line, a single one with its place`() {
    let losses = [
      Loss(kind: .ragged, count: 2, lines: [4, 9]), Loss(kind: .badLine, count: 1, lines: [39]),
      Loss(kind: .unclosedQuote, count: 0, lines: []),
    ]
    #expect(LossSummary.text(losses) == "2 ragged, 1 bad line: 39")
    #expect(LossSummary.text([Loss(kind: .ragged, count: 1, lines: [4])]) == "1 ragged: line 4")
    #expect(LossSummary.text([Loss(kind: .invalidText, count: 1, lines: [])]) == "1 not UTF-8")
    #expect(LossSummary.text([]) == nil)
  }
}
