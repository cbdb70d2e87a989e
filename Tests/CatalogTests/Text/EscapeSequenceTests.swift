import TestSupport
import Testing

@testable import Catalog

/// Escape sequences in text, and fields without them.
@Suite struct EscapeSequenceTests {
  private func stripped(_ text: String) -> String {
    String(decoding: EscapeSequence.stripped(Array(text.utf8)), as: UTF8.self)
  }

  @Test func `text is left without its sequences`() {
    #expect(stripped("\u{1B}[1;38;5;208mo\u{1B}[0mé") == "oé")
    #expect(stripped("a\u{1B}]8;;http://x\u{07}b\u{1B}]8;;\u{1B}\\c") == "abc")
    #expect(stripped("a\u{1B}(Bb\u{1B}7c") == "abc")
    #expect(stripped("a\u{1B}[31") == "a")
    #expect(stripped("a\u{1B}") == "a")
    #expect(stripped("plain [31m") == "plain [31m")
  }

  @Test func `a sequence that does not end takes its line with it and no other`() {
    let lines = EscapeSequence.strippedLines(Array("a\u{1B}]b\nc\u{1B}[md\n".utf8))
    #expect(String(decoding: lines, as: UTF8.self) == "a\ncd\n")
  }

  /// However a field is cut, it is the field of the text as it stands, less its sequences.
  @Test(arguments: [3, 47, 800] as [UInt64])
  func `every way of cutting leaves the same out`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("ab[[m;1\"\",,\n\r".utf8) + [0x1B, 0x1B, 0x1B, 0x07]
    let dialects = [Dialect(), Dialect(delimiter: Array(";".utf8)), Dialect(delimiter: Array("||".utf8)), .lines()]
    for round in 0..<3000 {
      let whole = dialects[round % dialects.count]
      var dialect = whole
      dialect.skipsSequences = true
      let text = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
      let comment: Comment = "seed \(seed), round \(round): \(text)"
      let cutter = FieldCutter(dialect)
      var scanner = dialect.scanner(at: TextPlace(offset: 0), capturing: [0])
      var batch = RecordBatch(placer)
      text.withUnsafeBytes { scanner.scan($0, into: &batch) }
      scanner.finish(into: &batch)
      for index in 0..<batch.count {
        let record = Array(text[batch.starts[index]...])
        let fields = FieldSplitter.split(record, from: 0, dialect: whole).fields.map { field -> Field in
          guard case .bytes(let bytes) = field else { return .missing }
          let left = EscapeSequence.stripped(bytes)
          return left.isEmpty && whole.emptyIsMissing ? .missing : .bytes(left)
        }
        #expect(FieldSplitter.split(record, from: 0, dialect: dialect).fields == fields, comment)
        let cut = record.withUnsafeBytes { bytes in
          cutter.cut(bytes)
          return (0..<cutter.count).map { cutter[$0].map { Field.bytes(Array($0)) } ?? .missing }
        }
        #expect(cut == fields, comment)
        let place = batch.places[index]
        let row: Field = place == BatchRows.missing ? .missing : .bytes(Array(batch.rows.id(Int(place))))
        #expect(row == fields[0] || fields[0] == .bytes([]), comment)
      }
    }
  }

  /// Puts records on rows by their first field.
  private var placer: RecordPlacer {
    RecordPlacer(
      grouper: Grouper(.columns([0]), separator: nil, wholeTitle: []),
      filter: RowFilter([], separator: nil, wholeTitle: []), expectedWidth: nil)
  }
}
