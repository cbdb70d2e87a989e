import Platform
import Testing

@testable import Curses

/// A terminal on a line: modes, keys, and what goes over the wire.
@MainActor @Suite struct TerminalLineTests {
  let line: PseudoTerminal

  init() throws { line = try PseudoTerminal() }

  private func terminal(
    _ options: Terminal.Options = Terminal.Options(color: .always), type: String = "xterm-256color"
  ) throws -> Terminal {
    try Terminal(type: type, line: TerminalLine(input: line.slave, output: line.slave), options)
  }

  /// Events until there are as many as wanted, or a while in vain.
  private func events(_ count: Int, from terminal: Terminal) -> [Event] {
    var events: [Event] = []
    for _ in 0..<50 where events.count < count {
      var wait = pollfd(fd: terminal.inputDescriptor, events: Int16(POLLIN), revents: 0)
      if terminal.inputDescriptor >= 0 { poll(&wait, 1, 100) }
      events += terminal.readEvents()
    }
    return events
  }

  @Test func `the line is raw while the terminal is taken, and as before afterwards`() throws {
    let before = line.modes
    let terminal = try terminal()
    terminal.present()
    let during = line.modes
    #expect(during.local & tcflag_t(ICANON | ECHO | ISIG) == 0)
    #expect(during.input & tcflag_t(IXON | ICRNL) == 0)
    terminal.end()
    #expect(line.modes == before)
    terminal.end()
    #expect(line.modes == before)
  }

  @Test func `what is turned on at the start is turned off at the end`() throws {
    let terminal = try terminal()
    terminal.present()
    let start = line.output(until: "\u{1B}[?1006h")
    for mode in ["1049", "2004", "1000", "1006"] { #expect(start.contains("\u{1B}[?\(mode)h"), "\(mode)") }
    #expect(start.contains("\u{1B}[?25l"))
    terminal.end()
    let end = line.output(until: "\u{1B}[?1049l")
    for mode in ["1049", "2004", "1000", "1006"] { #expect(end.contains("\u{1B}[?\(mode)l"), "\(mode)") }
    #expect(end.contains("\u{1B}[?25h") || end.contains("\u{1B}[?12l\u{1B}[?25h"))
  }

  @Test func `a terminal released is a terminal restored`() throws {
    let before = line.modes
    do {
      let terminal = try terminal()
      let pad = Pad(on: terminal, size: Size(width: 2, height: 2))
      pad.show(Rect(x: 0, y: 0, width: 2, height: 2), at: .zero)
      terminal.present()
      #expect(line.modes != before)
    }
    #expect(line.modes == before)
  }

  @Test func `the size is that of the line`() throws {
    line.resize(width: 33, height: 7)
    let terminal = try terminal()
    #expect(terminal.size == Size(width: 33, height: 7))
  }

  @Test func `a line that does not know its size has that of the terminal type`() throws {
    line.resize(width: 0, height: 0)
    let terminal = try terminal()
    #expect(terminal.size == Size(width: 80, height: 24))
  }

  @Test func `keys, pastes and the mouse come as events in their order`() throws {
    let terminal = try terminal()
    line.type("a\u{3}\u{1A}\u{1B}[1;2D\u{1B}OA\u{1B}[200~x\ry\u{1B}[201~\u{1B}[<0;3;2M\r漢\u{11}\u{13}")
    let expected: [Event] = [
      .key(Key(.character("a"))), .key(Key(.character("c"), .control)), .key(Key(.character("z"), .control)),
      .key(Key(.left, .shift)), .key(Key(.up)), .paste(Array("x\ry".utf8)),
      .mouse(MouseEvent(.click, at: Point(x: 2, y: 1))), .key(Key(.enter)), .key(Key(.character("漢"))),
      .key(Key(.character("q"), .control)), .key(Key(.character("s"), .control)),
    ]
    #expect(events(expected.count, from: terminal) == expected)
    #expect(terminal.readEvents().isEmpty)
  }

  @Test func `a lone escape comes without a key after it`() throws {
    let terminal = try terminal()
    line.type("\u{1B}")
    #expect(events(1, from: terminal) == [.key(Key(.escape))])
  }

  @Test func `no key of a long burst is lost`() throws {
    let terminal = try terminal()
    var received: [Event] = []
    // A line holds four thousand bytes; so the burst is taken as it comes.
    for _ in 0..<20 {
      line.type(String(repeating: "\u{1B}[C", count: 100))
      received += events(100, from: terminal)
    }
    #expect(received == Array(repeating: .key(Key(.right)), count: 2000))
  }

  @Test func `a terminal that goes away is told once`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let terminal = try Terminal(
      type: "xterm-256color", line: TerminalLine(input: ends[0], output: line.slave), Terminal.Options())
    close(ends[0])
    _ = write(ends[1], "k\u{1B}", 2)
    close(ends[1])
    #expect(events(3, from: terminal) == [.key(Key(.character("k"))), .key(Key(.escape)), .endOfInput])
    #expect(terminal.inputDescriptor == -1)
    #expect(terminal.readEvents().isEmpty)
  }

  @Test func `only what changed is sent`() throws {
    let terminal = try terminal()
    let pad = Pad(on: terminal, size: terminal.size)
    for y in 0..<5 {
      for x in 0..<20 { pad.put(Glyph(text: "\(y)", columns: 1), at: Point(x: x, y: y), style: .plain) }
    }
    let all = Rect(origin: .zero, size: pad.size)
    terminal.erase()
    pad.show(all, at: .zero)
    terminal.present()
    _ = line.output(until: "4444")
    pad.put(Glyph(text: "x", columns: 1), at: Point(x: 7, y: 2), style: .plain)
    terminal.erase()
    pad.show(all, at: .zero)
    terminal.present()
    let change = line.output(until: "x")
    #expect(change.contains("x"))
    #expect(!change.contains("2"), "\(change.debugDescription)")
    terminal.erase()
    pad.show(all, at: .zero)
    terminal.present()
    terminal.redrawEverything()
    terminal.present()
    let everything = line.output(until: "4444")
    for y in 0..<5 { #expect(everything.contains(String(repeating: "\(y)", count: 7))) }
  }

  @Test func `another program finds the terminal as it was, and the frame comes back`() throws {
    let before = line.modes
    let terminal = try terminal()
    let pad = Pad(on: terminal, size: terminal.size)
    for (x, sign) in "hello".enumerated() {
      pad.put(Glyph(text: String(sign), columns: 1), at: Point(x: x, y: 1), style: .plain)
    }
    terminal.erase()
    pad.show(Rect(origin: .zero, size: pad.size), at: .zero)
    terminal.present()
    let during = line.modes
    terminal.suspend()
    #expect(line.modes == before)
    #expect(line.output(until: "\u{1B}[?1049l").contains("\u{1B}[?1000l"))
    terminal.present()
    terminal.bell()
    terminal.writeToTerminal(Array("not now".utf8))
    #expect(terminal.readEvents().isEmpty)
    line.resize(width: 30, height: 6)
    terminal.resume()
    #expect(line.modes == during)
    let output = line.output(until: "\u{1B}[?1006h")
    #expect(output.contains("\u{1B}[?1049h"))
    #expect(output.contains("hello"))
    #expect(!output.contains("not now"))
    #expect(terminal.readEvents() == [.resize(Size(width: 30, height: 6))])
  }

  @Test func `the mouse is left alone unless wanted, and can be turned on and off`() throws {
    let terminal = try terminal(Terminal.Options(mouse: false))
    terminal.present()
    #expect(!line.output(until: "\u{1B}[?2004h").contains("?1000h"))
    terminal.setMouse(true)
    #expect(line.output(until: "\u{1B}[?1006h").contains("\u{1B}[?1000h"))
    terminal.setMouse(false)
    #expect(line.output(until: "\u{1B}[?1000l").contains("\u{1B}[?1006l"))
  }

  @Test func `raw bytes reach the terminal as they are`() throws {
    let terminal = try terminal()
    terminal.writeToTerminal(Array("\u{1B}]52;c;aGk=\u{7}".utf8))
    #expect(line.output(until: "aGk=\u{7}").contains("\u{1B}]52;c;aGk=\u{7}"))
  }

  @Test(arguments: [
    ("shelves-no-such-terminal", "unknown terminal type: TERM=shelves-no-such-terminal"),
    ("dumb", "a terminal of type TERM=dumb cannot move its cursor"),
    ("\u{1B}[31m", "unknown terminal type: TERM=␛[31m"),
  ])
  func `a terminal type that will not do is one clear line`(type: String, message: String) throws {
    let before = line.modes
    #expect(throws: TerminalError.self) { try terminal(type: type) }
    do {
      _ = try terminal(type: type)
    } catch let error as TerminalError {
      #expect(error.message == message)
      #expect(!error.advice.isEmpty)
    }
    #expect(line.modes == before)
    #expect(line.output() == "")
  }

  @Test(arguments: ["vt100", "linux", "screen", "tmux-256color", "rxvt", "ansi", "xterm", "xterm-direct"])
  func `terminals of many types start and end`(type: String) throws {
    // Only ncurses-base is sure to be there.
    guard let terminal = try? terminal(type: type) else { return }
    let pad = Pad(on: terminal, size: terminal.size)
    let style = Style(foreground: .rgb(200, 30, 30), background: .indexed(200), attributes: .bold)
    pad.put(Glyph(text: "é", columns: 1), at: Point(x: 1, y: 1), style: style)
    terminal.erase()
    pad.show(Rect(origin: .zero, size: pad.size), at: .zero)
    terminal.present()
    #expect(terminal.cell(at: Point(x: 1, y: 1)).text == "é")
    line.type("\u{1B}[A")
    #expect(events(1, from: terminal) == [.key(Key(.up))])
    terminal.end()
  }
}
