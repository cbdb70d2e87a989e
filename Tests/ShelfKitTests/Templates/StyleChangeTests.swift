import Curses
import ShelfKit
import Testing

@Suite struct StyleChangeTests {
  @Test(arguments: [
    ("bold", StyleChange(attributes: .bold)), ("Underline", StyleChange(attributes: .underline)),
    ("white", StyleChange(foreground: .indexed(7))), ("bright-white", StyleChange(foreground: .indexed(15))),
    ("grey", StyleChange(foreground: .indexed(8))), ("208", StyleChange(foreground: .indexed(208))),
    ("#ff8000", StyleChange(foreground: .rgb(255, 128, 0))), ("on-red", StyleChange(background: .indexed(1))),
    ("default", StyleChange(foreground: .terminalDefault)),
  ])
  func `a word stands for a change`(word: String, change: StyleChange) {
    #expect(StyleChange(name: word) == change)
  }

  @Test(arguments: ["", "on-", "on-bold", "256", "+5", "#12345", "#1234567", "#+12345", "bright-gray", "blod"])
  func `any other word is none`(word: String) {
    #expect(StyleChange(name: word) == nil)
  }

  @Test func `a change leaves alone what it does not name`() {
    let around = Style(foreground: .indexed(3), background: .indexed(4), attributes: .reverse)
    let changed = StyleChange(foreground: .indexed(1), attributes: .bold).applied(to: around)
    #expect(changed.foreground == .indexed(1))
    #expect(changed.background == .indexed(4))
    #expect(changed.attributes == [.reverse, .bold])
    #expect(StyleChange.none.applied(to: around) == around)
  }

  @Test func `of two colours the later one counts`() {
    let change = StyleChange(foreground: .indexed(1)).followed(by: StyleChange(foreground: .indexed(2)))
    #expect(change.foreground == .indexed(2))
  }
}
