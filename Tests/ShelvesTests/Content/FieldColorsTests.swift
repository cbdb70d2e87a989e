import Catalog
import Curses
import ShelfKit
import TestSupport
import Testing

@testable import shelves

/// Colours of fields, taken from escape sequences.
@Suite struct FieldColorsTests {
  private static let red = StyleChange(foreground: .indexed(1))

  private func colors(_ fields: String...) -> FieldColors { FieldColors(fields.map { .bytes(Array($0.utf8)) }) }

  @Test func `a part is known by the bytes of the text without sequences`() {
    let spans = colors("é\u{1B}[31mab\u{1B}[1mc\u{1B}[0md").spans(ofField: 0)
    #expect(
      spans == [StyleSpan(2..<4, Self.red), StyleSpan(4..<5, StyleChange(foreground: .indexed(1), attributes: .bold))])
    #expect(colors("plain").spans(ofField: 0).isEmpty)
    #expect(colors("plain").spans(ofField: 7).isEmpty)
  }

  @Test func `a colour lasts over the end of its field, and ends with the item`() {
    let spans = colors("a\u{1B}[31mb", "c", "d\u{1B}[me")
    #expect(spans.spans(ofField: 1) == [StyleSpan(0..<1, Self.red)])
    #expect(spans.spans(ofField: 2) == [StyleSpan(0..<1, Self.red)])
    #expect(colors("next").spans(ofField: 0).isEmpty)
  }

  @Test func `sequences that are no colours change nothing, and what never ends is left out`() {
    #expect(colors("\u{1B}[31ma\u{1B}[2Jb\u{1B}]0;t\u{07}c\u{1B}[").spans(ofField: 0) == [StyleSpan(0..<3, Self.red)])
  }

  @Test func `what is no UTF-8 is as long as what stands for it`() {
    let spans = FieldColors([.bytes([0xFF] + Array("\u{1B}[31ma".utf8))]).spans(ofField: 0)
    #expect(spans == [StyleSpan(3..<4, Self.red)])
  }

  @Test(arguments: UInt64(1)...40)
  func `wrapped text has its colours where they were`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = String((0..<60).map { _ in "ab  é\n映".randomElement(using: &random) ?? " " })
    // Each letter says its own place by its colour.
    var spans: [StyleSpan] = []
    var offset = 0
    for (index, character) in text.enumerated() {
      let next = offset + character.utf8.count
      spans.append(StyleSpan(offset..<next, StyleChange(foreground: .rgb(UInt8(index), 0, 0))))
      offset = next
    }
    let letters = Array(text)
    var seen = 0
    for run in TemplateRun.wrapped(text, spans, to: 9, Typesetter(.unicode)) {
      let bytes = Array(run.text.utf8)
      for span in run.spans {
        guard case .rgb(let index, 0, 0) = span.style.foreground else { continue }
        #expect(String(decoding: bytes[span.range], as: UTF8.self) == String(letters[Int(index)]), "seed \(seed)")
        if letters[Int(index)] != " " { seen += 1 }
      }
    }
    #expect(seen == letters.count { $0 != " " && $0 != "\n" }, "seed \(seed)")
  }
}
