import Testing

@testable import Curses

/// Bytes of the terminal turned into events.
@Suite struct InputDecoderTests {
  /// All events of some bytes, when nothing follows them.
  private func events(_ text: String, with keySequences: KeySequences = KeySequences()) -> [Event] {
    var decoder = InputDecoder(keySequences: keySequences)
    let events = decoder.decode(Array(text.utf8), at: 0)
    return events + decoder.expire(at: 25)
  }

  private func key(_ code: Key.Code, _ modifiers: Key.Modifiers = []) -> [Event] {
    [.key(Key(code, modifiers))]
  }

  @Test(arguments: [
    ("\u{1B}[A", Key.Code.up), ("\u{1B}OA", .up), ("\u{1B}[B", .down), ("\u{1B}OB", .down),
    ("\u{1B}[C", .right), ("\u{1B}OC", .right), ("\u{1B}[D", .left), ("\u{1B}OD", .left),
    ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home),
    ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end),
    ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[2~", .insert), ("\u{1B}[3~", .delete),
    ("\u{1B}OP", .function(1)), ("\u{1B}[11~", .function(1)), ("\u{1B}[[A", .function(1)),
    ("\u{1B}OS", .function(4)),
    ("\u{1B}[15~", .function(5)), ("\u{1B}[[E", .function(5)), ("\u{1B}[17~", .function(6)),
    ("\u{1B}[21~", .function(10)), ("\u{1B}[23~", .function(11)), ("\u{1B}[24~", .function(12)),
    ("\u{1B}[34~", .function(20)),
    ("\r", .enter), ("\n", .enter), ("\u{1B}OM", .enter), ("\t", .tab), ("\u{7F}", .backspace),
    ("\u{8}", .backspace),
    ("\u{1B}", .escape), ("\u{1B}Oq", .character("1")), ("\u{1B}Ok", .character("+")), ("\u{1B}[13u", .enter),
    ("a", .character("a")), ("Z", .character("Z")), (" ", .character(" ")), ("é", .character("é")),
    ("漢", .character("漢")), ("👍", .character("👍")),
  ])
  func `keys as the usual terminals send them`(bytes: String, code: Key.Code) {
    #expect(events(bytes) == key(code))
  }

  @Test(arguments: [
    ("\u{1B}[1;2D", Key(.left, .shift)), ("\u{1B}[1;5C", Key(.right, .control)),
    ("\u{1B}[1;3A", Key(.up, .alt)),
    ("\u{1B}[1;8B", Key(.down, [.shift, .alt, .control])), ("\u{1B}[1;2H", Key(.home, .shift)),
    ("\u{1B}[1;5F", Key(.end, .control)), ("\u{1B}[5;2~", Key(.pageUp, .shift)),
    ("\u{1B}[6;5~", Key(.pageDown, .control)),
    ("\u{1B}[3;3~", Key(.delete, .alt)), ("\u{1B}[1;2P", Key(.function(1), .shift)),
    ("\u{1B}O5A", Key(.up, .control)),
    ("\u{1B}[Z", Key(.tab, .shift)), ("\u{1B}[a", Key(.up, .shift)), ("\u{1B}Od", Key(.left, .control)),
    ("\u{1B}[7$", Key(.home, .shift)), ("\u{1B}[5^", Key(.pageUp, .control)),
    ("\u{1B}[8@", Key(.end, [.control, .shift])),
    ("\u{1B}\u{1B}[A", Key(.up, .alt)), ("\u{1B}\u{1B}OC", Key(.right, .alt)), ("\u{1B}[1;9A", Key(.up)),
    ("\u{1B}[1;2:1A", Key(.up, .shift)),
    ("\u{1B}x", Key(.character("x"), .alt)), ("\u{1B}X", Key(.character("X"), .alt)),
    ("\u{1B}é", Key(.character("é"), .alt)), ("\u{1B}\u{7F}", Key(.backspace, .alt)),
    ("\u{1B}\r", Key(.enter, .alt)),
    ("\u{1B}[", Key(.character("["), .alt)), ("\u{1B}O", Key(.character("O"), .alt)),
    ("\u{1B}]", Key(.character("]"), .alt)), ("\u{1B}P", Key(.character("P"), .alt)),
    ("\u{1B}\u{1}", Key(.character("a"), [.alt, .control])),
    ("\u{0}", Key(.character(" "), .control)), ("\u{1}", Key(.character("a"), .control)),
    ("\u{3}", Key(.character("c"), .control)), ("\u{1A}", Key(.character("z"), .control)),
    ("\u{13}", Key(.character("s"), .control)), ("\u{1C}", Key(.character("\\"), .control)),
    ("\u{1F}", Key(.character("_"), .control)),
    ("\u{1B}[97;5u", Key(.character("a"), .control)), ("\u{1B}[97;6u", Key(.character("a"), .control)),
    ("\u{1B}[97;2u", Key(.character("A"))), ("\u{1B}[32;5u", Key(.character(" "), .control)),
    ("\u{1B}[27;5;13~", Key(.enter, .control)), ("\u{1B}[27;2;9~", Key(.tab, .shift)),
    ("\u{1B}[9;2u", Key(.tab, .shift)), ("\u{1B}[27u", Key(.escape)),
  ])
  func `keys with modifiers`(bytes: String, key: Key) {
    #expect(events(bytes) == [.key(key)])
  }

  @Test(arguments: [
    "\u{1B}[I", "\u{1B}[O", "\u{1B}[?1;2c", "\u{1B}[>41;354;0c", "\u{1B}[5;9R", "\u{1B}[?2026;1$y",
    "\u{1B}[99~",
    "\u{1B}[201~", "\u{1B}[1;5:3A", "\u{1B}[97;1:3u", "\u{1B}[57358u", "\u{1B}[123;45;67q", "\u{1B}[[z",
    "\u{1B}Oz",
    "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\", "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}P1$r0m\u{1B}\\",
    "\u{1B}P>|term 1\u{1B}\\",
    "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[<0;1;1m", "\u{1B}[<35;4;4M", "\u{1B}[<2;4;4M", "\u{1B}[M#!!",
  ])
  func `what is no key leaves nothing behind`(bytes: String) {
    #expect(events(bytes).isEmpty)
    #expect(events(bytes + "k") == key(.character("k")))
  }

  @Test func `a C1 control is no key`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0xC2, 0x9B, 0x41], at: 0) == key(.character("A")))
  }

  @Test func `a sequence broken off by a control byte leaves that byte alone`() {
    #expect(events("\u{1B}[1;5\rA") == key(.enter) + key(.character("A")))
    #expect(events("\u{1B}[1;5\u{1B}[A") == key(.up))
  }

  @Test func `a lone escape is a key only once nothing has followed`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B], at: 0).isEmpty)
    #expect(decoder.isUndecided)
    #expect(decoder.expire(at: 25) == key(.escape))
    #expect(!decoder.isUndecided)
    #expect(decoder.decode(Array("[A".utf8), at: 30) == key(.character("[")) + key(.character("A")))
  }

  @Test func `two escapes are two keys`() {
    #expect(events("\u{1B}\u{1B}") == key(.escape) + key(.escape))
    #expect(events("\u{1B}\u{1B}j") == key(.escape) + key(.character("j"), .alt))
  }

  @Test func `a sequence cut in two by a slow line is still one key`() {
    var decoder = InputDecoder()
    #expect(decoder.decode(Array("\u{1B}[1;".utf8), at: 0).isEmpty)
    #expect(!decoder.isUndecided)
    #expect(decoder.expire(at: 25).isEmpty)
    #expect(decoder.decode(Array("2D".utf8), at: 900) == key(.left, .shift))
  }

  @Test func `a character cut in two is one character`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0xE6, 0xBC], at: 0).isEmpty)
    #expect(decoder.decode([0xA2], at: 0) == key(.character("漢")))
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xC3, 0x41],
    ] as [[UInt8]])
  func `what is no character shows as one that stands for it`(bytes: [UInt8]) {
    var decoder = InputDecoder()
    let events = decoder.decode(bytes, at: 0)
    #expect(events.first == .key(Key(.character("\u{FFFD}"))))
    #expect(events.count == bytes.count)
  }

  @Test func `Alt and a letter is no answer of the terminal`() {
    #expect(events("\u{1B}Px") == key(.character("P"), .alt) + key(.character("x")))
    #expect(events("\u{1B}]0 no answer").first == .key(Key(.character("]"), .alt)))
    #expect(events("\u{1B}]0 no answer").count == 12)
  }

  @Test func `a paste is one event with its bytes as they came`() {
    let text = "a\u{1B}[A\r\n\u{0}\u{1B}[200~é"
    #expect(
      events("x\u{1B}[200~\(text)\u{1B}[201~y") == key(.character("x")) + [.paste(Array(text.utf8))]
        + key(.character("y")))
    var decoder = InputDecoder()
    let bytes = Array("\u{1B}[200~".utf8) + [0xFF, 0xFE] + Array("\u{1B}[201~".utf8)
    #expect(decoder.decode(bytes, at: 0) == [.paste([0xFF, 0xFE])])
  }

  @Test func `a paste may come in any pieces, and an open one is no reason to wait`() {
    let bytes = Array("\u{1B}[200~hello \u{1B}[20 world\u{1B}[201~q".utf8)
    for cut in 1..<bytes.count {
      var decoder = InputDecoder()
      var events = decoder.decode(bytes[..<cut], at: 0)
      if cut > 6 && cut < bytes.count - 1 { #expect(!decoder.isUndecided) }
      events += decoder.decode(bytes[cut...], at: 0)
      #expect(events == [.paste(Array("hello \u{1B}[20 world".utf8))] + key(.character("q")))
    }
  }

  @Test(arguments: [
    ("\u{1B}[<0;5;7M", MouseEvent(.click, at: Point(x: 4, y: 6))),
    ("\u{1B}[<16;1;1M", MouseEvent(.click, at: .zero, .control)),
    ("\u{1B}[<64;300;200M", MouseEvent(.wheelUp, at: Point(x: 299, y: 199))),
    ("\u{1B}[<69;2;2M", MouseEvent(.wheelDown, at: Point(x: 1, y: 1), .shift)),
    ("\u{1B}[<66;2;2M", MouseEvent(.wheelLeft, at: Point(x: 1, y: 1))),
    ("\u{1B}[<75;2;2M", MouseEvent(.wheelRight, at: Point(x: 1, y: 1), .alt)),
    ("\u{1B}[M %'", MouseEvent(.click, at: Point(x: 4, y: 6))),
    ("\u{1B}[M`!!", MouseEvent(.wheelUp, at: .zero)),
    ("\u{1B}[32;5;7M", MouseEvent(.click, at: Point(x: 4, y: 6))),
  ])
  func `the mouse in its three forms`(bytes: String, mouse: MouseEvent) {
    #expect(events(bytes) == [.mouse(mouse)])
  }

  @Test func `a second press at one cell soon after is a double click, a third begins anew`() {
    var decoder = InputDecoder()
    func press(_ x: Int, at time: UInt64) -> [MouseEvent.Action] {
      decoder.decode(Array("\u{1B}[<0;\(x);1M\u{1B}[<0;\(x);1m".utf8), at: time).compactMap {
        if case .mouse(let mouse) = $0 { mouse.action } else { nil }
      }
    }
    #expect(press(1, at: 1000) == [.click])
    #expect(press(1, at: 1400) == [.doubleClick])
    #expect(press(1, at: 1500) == [.click])
    #expect(press(2, at: 1510) == [.click])
    #expect(press(2, at: 1911) == [.click])
    #expect(decoder.decode(Array("\u{1B}[<65;2;1M".utf8), at: 1920).count == 1)
    #expect(press(2, at: 1930) == [.click])
  }

  @Test func `keys only the terminfo entry knows are added, the usual ones stay`() {
    let table = KeySequences([
      (Array("\u{1B}[224z".utf8), Key(.function(1))), (Array("\u{1B}T".utf8), Key(.pageDown)),
      (Array("\u{1B}[1;2P".utf8), Key(.function(13))), (Array("\u{8}".utf8), Key(.left)),
    ])
    #expect(events("\u{1B}[224z", with: table) == key(.function(1)))
    #expect(events("\u{1B}T", with: table) == key(.pageDown))
    #expect(events("\u{1B}[1;2P", with: table) == key(.function(1), .shift))
    #expect(events("\u{8}", with: table) == key(.backspace))
    #expect(events("\u{1B}[225z", with: table).isEmpty)
    #expect(events("\u{1B}t", with: table) == key(.character("t"), .alt))
  }

  @Test func `a burst of two thousand keys is two thousand events`() {
    let events = events(String(repeating: "\u{1B}[C\u{1B}OBx", count: 700))
    #expect(events.count == 2100)
    #expect(Set(events) == Set(key(.right) + key(.down) + key(.character("x"))))
  }
}
