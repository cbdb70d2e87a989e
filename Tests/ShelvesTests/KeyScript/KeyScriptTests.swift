import Curses
import Testing

@testable import shelves

@Suite struct KeyScriptTests {
  private func keys(_ text: String) throws -> [Key] {
    try KeyScript(text).events.map { event in
      guard case .key(let key) = event else { throw KeyScriptError(word: text, reason: "not only keys") }
      return key
    }
  }

  private func typed(_ text: String) -> [Key] { text.map { Key(.character($0)) } }

  @Test func `nothing but blanks plays nothing`() throws {
    #expect(try KeyScript(" \n\t ") == .empty)
  }

  @Test(arguments: [
    ("Down", Key(.down)), ("PGDN", Key(.pageDown)), ("PageUp", Key(.pageUp)), ("esc", Key(.escape)),
    ("Enter", Key(.enter)), ("Space", Key(.character(" "))), ("Tab", Key(.tab)), ("F1", Key(.function(1))),
    ("f12", Key(.function(12))), ("Backspace", Key(.backspace)), ("Shift-Right", Key(.right, .shift)),
    ("ctrl-Left", Key(.left, .control)), ("Ctrl-Shift-Home", Key(.home, [.control, .shift])),
    ("Ctrl-L", Key(.character("l"), .control)), ("Ctrl--", Key(.character("-"), .control)),
    ("Ctrl-Space", Key(.character(" "), .control)), ("Alt-x", Key(.character("x"), .alt)),
    ("Shift-g", Key(.character("G"))), ("Shift-Tab", Key(.tab, .shift)), ("BackTab", Key(.tab, .shift)),
    ("G", Key(.character("G"))), ("*", Key(.character("*"))), ("é", Key(.character("é"))),
    ("-", Key(.character("-"))), (":", Key(.character(":"))),
  ])
  func `a word is a key`(word: String, key: Key) throws {
    #expect(try keys(word) == [key])
  }

  @Test(arguments: [("Ctrl-M", Key(.enter)), ("Ctrl-i", Key(.tab)), ("Ctrl-[", Key(.escape))])
  func `a combination no terminal tells from a key is that key`(word: String, key: Key) throws {
    #expect(try keys(word) == [key])
  }

  @Test func `a count repeats one key or character`() throws {
    #expect(try keys("Down*20") == Array(repeating: Key(.down), count: 20))
    #expect(try keys("x*3") == typed("xxx"))
    #expect(try keys("**2") == typed("**"))
    #expect(try keys("5*2") == typed("55"))
    #expect(try keys("Shift-Right*2") == [Key(.right, .shift), Key(.right, .shift)])
  }

  @Test(arguments: [
    "/heat", "12G", "*3", "a*b", "x*", "/heat*3", "left-right", "/shift-left", "column:word", "naïve",
  ])
  func `anything else is typed`(word: String) throws {
    #expect(try keys(word) == typed(word))
  }

  @Test func `words follow each other`() throws {
    #expect(
      try keys("G Home x Enter") == [Key(.character("G")), Key(.home), Key(.character("x")), Key(.enter)])
  }

  @Test func `the screen can change its size`() throws {
    #expect(try KeyScript("resize:60X20").events == [.resize(Size(width: 60, height: 20))])
  }

  @Test(arguments: [
    ("Click:12,7", MouseEvent(.click, at: Point(x: 11, y: 6))),
    ("DoubleClick:1,1", MouseEvent(.doubleClick, at: .zero)),
    ("WheelUp:3,4", MouseEvent(.wheelUp, at: Point(x: 2, y: 3))),
    ("WheelDown:3,4", MouseEvent(.wheelDown, at: Point(x: 2, y: 3))),
    ("Shift-WheelDown:3,4", MouseEvent(.wheelDown, at: Point(x: 2, y: 3), .shift)),
  ])
  func `cells count from one`(word: String, event: MouseEvent) throws {
    #expect(try KeyScript(word).events == [.mouse(event)])
  }

  @Test func `two clicks are no double click`() throws {
    let click = Event.mouse(MouseEvent(.click, at: .zero))
    #expect(try KeyScript("Click:1,1 Click:1,1").events == [click, click])
    #expect(try KeyScript("Click:1,1*2").events == [click, click])
  }

  @Test(arguments: [
    "Resize:0", "Resize:0x5", "Resize:80", "Resize:80x24x3", "Resize:-1x5", "Resize:10000x1", "Resize",
    "Resize:9999x9999", "Foo-Left", "Ctrl-Foo", "Shift-1", "F0", "F99", "Click:0,1", "Click:1", "Click",
    "Click:a,b",
    "Down*0", "Down*x", "x*0", "Down*99999999999999999999", "Shift-Click:1,0",
  ])
  func `a word that is nearly one is refused by name`(word: String) {
    let error = #expect(throws: KeyScriptError.self) { try KeyScript("Up \(word) Down") }
    #expect(error?.word == word)
  }

  @Test func `a script has a limit`() {
    #expect(throws: KeyScriptError.self) { try KeyScript("Up*600000 Down*600000") }
  }

  @Test func `any text is a script or an error`() {
    let seed = UInt64.random(in: 0 ... .max)
    var state = seed
    let parts = [
      "Down", "-", "*", "3", "x", "Ctrl", "Shift-", "Resize:", "Click:", ",", "F", "0", " ", "é", ":",
    ]
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<6 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += parts[Int((state >> 33) % UInt64(parts.count))]
      }
      guard let script = try? KeyScript(text) else { continue }
      let isBlank = text.allSatisfy(\.isWhitespace)
      #expect(script.events.isEmpty == isBlank, "seed \(seed): \(text.debugDescription)")
    }
  }
}
