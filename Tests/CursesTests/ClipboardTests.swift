import Testing

@testable import Curses

/// What is sent to put something on the clipboard.
@Suite struct ClipboardTests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("foobar", "Zm9vYmFy"),
  ])
  func `the letters are those of RFC 4648, section 10`(_ plain: String, _ encoded: String) {
    #expect(Base64.encoded(Array(plain.utf8)) == Array(encoded.utf8))
  }

  @Test func `every byte has its letters`() {
    #expect(Base64.encoded([0, 0x10, 0x83, 0x10, 0x51, 0x87]) == Array("ABCDEFGH".utf8))
    #expect(Base64.encoded([0xFB, 0xEF, 0xFF]) == Array("++//".utf8))
  }

  @Test func `tmux gets the sequence for itself, and once more to pass on`() {
    let plain = ClipboardSequence().bytes(Array("foo".utf8))
    #expect(plain == Array("\u{1B}]52;c;Zm9v\u{07}".utf8))
    let both = ClipboardSequence(isInTmux: true).bytes(Array("foo".utf8))
    #expect(both == plain + Array("\u{1B}Ptmux;\u{1B}\u{1B}]52;c;Zm9v\u{07}\u{1B}\\".utf8))
  }

  @Test func `screen gets pieces that it can hold, which together are the sequence`() {
    let content = [UInt8](repeating: 7, count: 200)
    let wrapped = ClipboardSequence(isInScreen: true).bytes(content)
    let text = String(decoding: wrapped, as: UTF8.self)
    let pieces = text.split(separator: "\u{1B}\\").map { $0.dropFirst(2) }
    #expect(pieces.count > 1 && pieces.allSatisfy { $0.utf8.count <= 76 })
    #expect(Array(pieces.joined().utf8) == ClipboardSequence().bytes(content))
  }
}
