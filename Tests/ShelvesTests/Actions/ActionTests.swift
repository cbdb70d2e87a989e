import Curses
import Testing

@testable import shelves

@Suite struct ActionTests {
  @Test func `every action stands in the table once and has a key`() {
    #expect(ActionTable.all.count == Action.allCases.count)
    #expect(Set(ActionTable.all.map(\.action)) == Set(Action.allCases))
    for action in Action.allCases { #expect(!KeyBindings.standard.keys(for: action).isEmpty, "\(action)") }
  }

  @Test func `a key asks for one action and both directions agree`() {
    let bindings = KeyBindings.standard
    #expect(Set(bindings.all.map(\.key)).count == bindings.all.count)
    for binding in bindings.all where ActionTable.info(of: binding.action).isAvailable {
      #expect(bindings.action(for: binding.key) == binding.action)
    }
  }

  @Test(arguments: [
    ("Left", Action.previousItem), ("h", .previousItem), ("j", .nextRow), ("Shift-Right", .nextItemPage),
    ("H", .previousItemPage), ("PgDn", .nextRowPage), ("Ctrl-B", .previousRowPage), ("Ctrl-D", .nextRowHalfPage),
    ("0", .firstItem), ("$", .lastItem), ("g", .firstRow), ("G", .lastRow), ("Enter", .activate), ("z", .zoomRow),
    ("i", .inspector), ("F1", .help), ("?", .help), ("R", .reload), ("Ctrl-L", .redraw), ("Ctrl-Z", .suspend),
    ("q", .leave), ("Ctrl-C", .interrupt), ("Backspace", .back), ("Esc", .cancel), ("/", .search), ("n", .nextMatch),
    ("N", .previousMatch), ("f", .filter), ("b", .groupBy), ("s", .sortItems), ("S", .sortRows), ("Space", .mark),
    ("v", .markRange), ("*", .invertMarks), ("p", .preview), ("y", .copyItem), ("Y", .copyRecord), ("o", .open),
    ("e", .edit), (":", .palette),
  ])
  func `the keys of the manual do what it says`(word: String, action: Action) throws {
    guard case .key(let key) = try KeyScript(word).events.first else { return }
    #expect(KeyBindings.standard.action(for: key) == action)
  }

  @Test func `a key that is not bound asks for nothing`() {
    #expect(KeyBindings.standard.action(for: Key(.character("Q"))) == nil)
  }

  @Test func `digits are left to counts, but for the one that begins none`() {
    for digit in "123456789" { #expect(KeyBindings.standard.action(for: Key(.character(digit))) == nil) }
  }

  @Test(arguments: [
    (Key(.left, .shift), "Shift-←", "Shift-Left"), (Key(.character("l"), .control), "Ctrl-L", "Ctrl-L"),
    (Key(.character(" ")), "Space", "Space"), (Key(.function(1)), "F1", "F1"), (Key(.character("G")), "G", "G"),
    (Key(.pageUp, [.control, .alt]), "Ctrl-Alt-PgUp", "Ctrl-Alt-PgUp"),
  ])
  func `a key is shown by its name`(key: Key, label: String, ascii: String) {
    #expect(key.label() == label)
    #expect(key.label(ascii: true) == ascii)
  }

  @Test func `what help shows is what a script plays`() throws {
    for key in KeyBindings.standard.all.map(\.key) {
      #expect(try KeyScript(key.label(ascii: true)).events == [.key(key)])
    }
  }

  @Test func `help lists what is there and nothing else`() {
    let lines = HelpTable(.standard).sections.flatMap(\.lines)
    #expect(lines.count - HelpTable.others.lines.count == ActionTable.all.count { $0.isAvailable })
    #expect(lines.contains(HelpTable.Line(keys: "← h", title: "previous card, or record")))
    #expect(lines.contains { $0.keys == "q" && $0.title == "leave" && $0.synonyms.contains("quit") })
    let ascii = HelpTable(.standard, ascii: true).sections.flatMap(\.lines)
    #expect(ascii.allSatisfy { $0.keys.allSatisfy(\.isASCII) && $0.title.allSatisfy(\.isASCII) })
  }

  @Test func `no title names a key, since any may be bound to something else`() {
    let names = Set(KeyBindings.standard.all.map { $0.key.label(ascii: true) }.filter { $0.count > 1 })
    for info in ActionTable.all {
      let words = ([info.title] + info.synonyms).flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "-" } }
      // `Down` is a key; what scrolls down says so in a small letter.
      #expect(words.allSatisfy { !names.contains(String($0)) }, "\(info.title)")
      #expect(words.allSatisfy { !$0.contains(where: \.isNumber) }, "\(info.title)")
    }
  }

  @Test(arguments: [
    ("quit", Action.leave), ("exit", .leave), ("delete filter", .back), ("clear filter", .back), ("find", .search),
    ("select", .mark), ("refresh", .reload), ("yank", .copyItem), ("top", .firstRow),
  ])
  func `the palette finds an action by another word for it, and help shows that word`(typed: String, action: Action) {
    var list = PickerList(
      ActionTable.all.map { PickerEntry(title: $0.title, detail: "", synonyms: $0.synonyms) })
    list.narrow(to: typed)
    #expect(list.choice.map { ActionTable.all[$0].action } == action)
    let lines = HelpTable(.standard).sections.flatMap(\.lines)
    let words = typed.split(separator: " ")
    #expect(
      lines.contains { line in
        line.title == ActionTable.info(of: action).title
          && words.allSatisfy { (line.synonyms.joined(separator: " ") + line.title).contains($0) }
      })
  }

  @Test func `the footer says what Enter does`() {
    let open = FooterHints.hints(.standard, picks: false)
    #expect(open.first == FooterHints.Hint(keys: "←→", word: "card"))
    #expect(open.contains(FooterHints.Hint(keys: "Enter", word: "open")))
    #expect(open.map(\.word) == ["card", "row", "search", "filter", "group", "open", "help"])
    let picking = FooterHints.hints(.standard, picks: true, ascii: true)
    #expect(picking.contains(FooterHints.Hint(keys: "Enter", word: "accept")))
    #expect(picking.first == FooterHints.Hint(keys: "Left/Right", word: "card"))
  }

  @Test func `where the footer has less room, what one needs least gives way`() {
    func line(_ width: Int) -> String {
      FooterHints.text(.standard, picks: false, ascii: false, width: width) { $0.count }
    }
    #expect(line(80) == "←→ card  ↑↓ row  / search  f filter  b group  Enter open  ? help")
    #expect(line(63) == "←→ card  ↑↓ row  / search  f filter  Enter open  ? help")
    #expect(line(40) == "←→ card  ↑↓ row  Enter open  ? help")
    #expect(line(19) == "Enter open  ? help")
  }
}
