import Curses
import ShelfKit
import TestSupport
import Testing

@testable import shelves

/// Text with escape sequences, of which colours alone count.
@Suite struct AnsiTextTests {
  private func text(_ source: String) -> AnsiText {
    var text = AnsiText()
    text.take(Array(source.utf8))
    return text
  }

  private func plain(_ source: String) -> [String] { text(source).lines.map { $0.map(\.text).joined() } }

  @Test func `colours and attributes are taken, and last until they are taken back`() {
    let line = text("a\u{1B}[1;31mb\u{1B}[0mc\u{1B}[38;5;200md\u{1B}[48;2;1;2;3me\u{1B}[mf").lines[0]
    #expect(line.map(\.text) == ["a", "b", "c", "d", "e", "f"])
    #expect(
      line.map(\.style) == [
        .none, StyleChange(foreground: .indexed(1), attributes: .bold), .none, StyleChange(foreground: .indexed(200)),
        StyleChange(foreground: .indexed(200), background: .rgb(1, 2, 3)), .none,
      ])
    #expect(text("\u{1B}[38:2::9:8:7mx").lines[0].last?.style == StyleChange(foreground: .rgb(9, 8, 7)))
    #expect(text("\u{1B}[95;104;3;4;7mx\u{1B}[39;49;23;24;27my").lines[0].last?.style == StyleChange.none)
  }

  @Test func `nothing else is obeyed or shown`() {
    let source =
      "a\u{1B}[2J\u{1B}[10;10H\u{1B}]0;title\u{07}b\u{1B}]52;c;eA==\u{1B}\\c\u{1B}(0d\u{1B}cE\u{1B}P1$r\u{1B}\\f"
    #expect(plain(source) == ["abcdEf"])
    #expect(plain("\u{1B}[?1000h\u{1B}[>4;2m\u{1B}[38;5mx") == ["x"])
  }

  @Test func `lines, tabs and carriage returns`() {
    #expect(plain("a\tb\r\n12345678\tc") == ["a       b", "12345678        c"])
    #expect(plain("10%\r20%\rdone\nnext") == ["done", "next"])
  }

  @Test func `it does not matter how the bytes are cut`() {
    let whole = Array("ä\u{1B}[1;3\u{31}mé漢\u{1B}]8;;x\u{1B}\\🎬\r\n\tz\u{1B}[0m".utf8)
    var expected = AnsiText()
    expected.take(whole)
    for size in 1..<whole.count {
      var text = AnsiText()
      for start in stride(from: 0, to: whole.count, by: size) {
        text.take(Array(whole[start..<min(start + size, whole.count)]))
      }
      #expect(joined(text) == joined(expected), "pieces of \(size)")
    }
  }

  @Test func `random bytes leave no control in the text`() {
    var random = SeededGenerator(seed: 62)
    let likely: [UInt8] = [0x1B, 0x5B, 0x5D, 0x6D, 0x3B, 0x31, 0x07, 0x5C, 0x50, 0x41, 0xC3, 0xA4]
    for _ in 0..<2_000 {
      var text = AnsiText()
      for _ in 0..<3 {
        text.take((0..<12).map { _ in likely.randomElement(using: &random) ?? 0 })
      }
      #expect(!text.lines.joined().contains { $0.text.utf8.contains(0x1B) })
    }
  }

  /// Runs of one style joined: pieces may cut a run in two.
  private func joined(_ text: AnsiText) -> [[TemplateRun]] {
    text.lines.map { line in
      line.reduce(into: []) { runs, run in
        if let last = runs.last, last.style == run.style {
          runs[runs.count - 1].text += run.text
        } else {
          runs.append(run)
        }
      }
    }
  }
}
