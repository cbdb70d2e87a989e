import Curses
import TestSupport
import Testing

@testable import shelves

/// A line of text that is typed.
@Suite struct LineEditorTests {
  /// The text after some keys, with a bar where the cursor is.
  private func after(_ keys: [Key], _ text: String = "") -> String {
    var editor = LineEditor(text)
    for key in keys {
      let isTaken = editor.take(.key(key))
      #expect(isTaken, "\(key)")
    }
    let characters = editor.characters
    return String(characters[..<editor.cursor]) + "|" + String(characters[editor.cursor...])
  }

  private func typed(_ text: String) -> [Key] { text.map { Key(.character($0)) } }
  private func control(_ character: Character) -> Key { Key(.character(character), .control) }

  @Test func `typing inserts where the cursor is`() {
    #expect(after(typed("heat")) == "heat|")
    #expect(after([Key(.left), Key(.left)] + typed("re"), "that") == "thre|at")
    #expect(after([Key(.home)] + typed("x"), "ab") == "x|ab")
  }

  @Test func `letters go, before and behind the cursor, and none are missed at the ends`() {
    #expect(after([Key(.backspace)], "ab") == "a|")
    #expect(after([Key(.home), Key(.backspace)], "ab") == "|ab")
    #expect(after([Key(.home), Key(.delete)], "ab") == "|b")
    #expect(after([Key(.delete)], "ab") == "ab|")
    #expect(after([Key(.left), control("k")], "abc") == "ab|")
    #expect(after([Key(.left), control("u")], "abc") == "|c")
  }

  @Test func `words are moved over and taken away whole`() {
    #expect(after([control("w")], "two words ") == "two |")
    #expect(after([Key(.left, .control)], "two words") == "two |words")
    #expect(after([Key(.home), Key(.right, .control)], "two words") == "two| words")
    #expect(after([Key(.left, .alt), Key(.left, .alt), Key(.left, .alt)], "two words") == "|two words")
  }

  @Test func `a cluster is one character to the keys, and a mark joins the one before it`() {
    #expect(after([Key(.backspace)], "e\u{301}👍🏽") == "e\u{301}|")
    #expect(after([Key(.character("\u{301}"))], "e") == "e\u{301}|")
    #expect(after([Key(.left), Key(.left)], "a👍🏽b") == "a|👍🏽b")
  }

  @Test func `a paste comes in as one line`() {
    var editor = LineEditor("<>")
    _ = editor.take(.key(Key(.left)))
    _ = editor.take(.paste(Array("one\ntwo\r\n".utf8)))
    #expect(editor.text == "<one two>")
    #expect(editor.cursor == 8)
  }

  @Test func `other keys are left to others`() {
    var editor = LineEditor("x")
    for key in [Key(.enter), Key(.escape), Key(.up), Key(.tab), control("c"), Key(.function(1))] {
      let isTaken = editor.take(.key(key))
      #expect(!isTaken, "\(key)")
    }
    #expect(editor == LineEditor("x"))
  }

  @Test func `whatever is typed, the cursor stands in the text`() {
    var random = SeededGenerator(seed: 4)
    let keys =
      typed("a b\u{301}👍") + [Key(.left), Key(.right), Key(.home), Key(.end), Key(.backspace), Key(.delete)]
      + [control("w"), control("k"), Key(.left, .alt), Key(.right, .alt)]
    var editor = LineEditor()
    for step in 0..<5_000 {
      guard let key = keys.randomElement(using: &random) else { return }
      _ = editor.take(.key(key))
      #expect(editor.cursor >= 0 && editor.cursor <= editor.characters.count, "seed 4, step \(step)")
      #expect(Array(editor.text) == editor.characters, "seed 4, step \(step)")
    }
  }
}
