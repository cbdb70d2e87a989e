import Curses
import Testing

@testable import shelves

@Suite struct KeySettingTests {
  @Test func `every action has a name of its own, and is found by it`() {
    #expect(Set(Action.allCases.map(\.name)).count == Action.allCases.count)
    for action in Action.allCases {
      #expect(Action(name: action.name) == action)
      #expect(action.name.allSatisfy { $0 == "-" || ($0.isASCII && $0.isLowercase) }, "\(action.name)")
    }
    #expect(Action.nextRow.name == "next-row")
    #expect(Action.previousRowHalfPage.name == "previous-row-half-page")
    #expect(Action(name: "nextRow") == nil)
  }

  @Test(arguments: [
    ("x", Key(.character("x"))), ("?", Key(.character("?"))), ("Down", Key(.down)), ("pgdn", Key(.pageDown)),
    ("Ctrl-N", Key(.character("n"), .control)), ("Shift-Left", Key(.left, .shift)),
    ("Alt-x", Key(.character("x"), .alt)),
    ("Space", Key(.character(" "))), (" ", Key(.character(" "))), ("F5", Key(.function(5))),
    ("0", Key(.character("0"))),
    ("-", Key(.character("-"))), ("*", Key(.character("*"))), ("ö", Key(.character("ö"))), ("Ctrl-M", Key(.enter)),
  ])
  func `a key is written as for a script`(word: String, key: Key) throws {
    #expect(try KeySetting(["bind", word, "help"]) == .bind(key, .help))
    #expect(try KeySetting(["unbind", word]) == .unbind(key))
  }

  @Test(arguments: [
    (["bind"], "bind needs a key and an action", "an example: bind Ctrl-N next-row"),
    (["bind", "x"], "bind needs a key and an action", "an example: bind Ctrl-N next-row"),
    (["bind", "x", "next-row", "y"], "bind needs a key and an action", "an example: bind Ctrl-N next-row"),
    (["unbind"], "unbind needs a key", "an example: unbind q"),
    (["unbind", "a", "b"], "unbind needs a key", "an example: unbind q"),
    (["bind", "x", "nxt-row"], "unknown action 'nxt-row'", "did you mean next-row?"),
    (["bind", "x", "dance"], "unknown action 'dance'", "man shelves lists the actions"),
    (["bind", "gg", "help"], "unknown key 'gg'", "a key is written as in Ctrl-N, Shift-Left, F5 or x"),
    (["bind", "Dwon", "help"], "unknown key 'Dwon'", "did you mean Down?"),
    (["bind", "Ctrl-Dwon", "help"], "'Ctrl-Dwon': there is no key 'Dwon'", "did you mean Ctrl-Down?"),
    (["unbind", "next-row"], "unknown key 'next-row'", "a key is written as in Ctrl-N, Shift-Left, F5 or x"),
    (["bind", "Down*2", "help"], "unknown key 'Down*2'", "did you mean Down?"),
    (["bind", "\t", "help"], "a key that cannot be seen is written by its name", "an example: Ctrl-N"),
    (["bind", "", "help"], "unknown key ''", "a key is written as in Ctrl-N, Shift-Left, F5 or x"),
  ])
  func `what is no key and no action is told, with what may have been meant`(
    words: [String], message: String, advice: String
  ) {
    #expect(throws: UsageError(message, advice: advice)) { try KeySetting(words) }
  }

  @Test func `digits are left to counts`() {
    for digit in 1...9 {
      #expect(throws: UsageError("\(digit) cannot be bound: digits say how often the key after them acts")) {
        try KeySetting(["bind", "\(digit)", "help"])
      }
    }
  }

  @Test func `other lines are about no key`() throws {
    #expect(try KeySetting(["--theme", "light"]) == nil)
    #expect(try KeySetting([]) == nil)
  }
}
