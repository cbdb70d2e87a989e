import Platform
import Testing

@testable import Curses

/// Whatever ends the process, the terminal is given back first. Each case ends a process of its own, whose terminal the
/// test holds.
@MainActor @Suite struct SignalTests {
  let line: PseudoTerminal
  let before: PseudoTerminal.Modes

  init() throws {
    line = try PseudoTerminal()
    before = line.modes
  }

  /// What a process of this suite does first: make the line its terminal and draw on it.
  nonisolated static func start(on path: String) throws -> Terminal {
    setsid()
    // Cores of processes that are meant to crash help nobody.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    let slave = open(path, O_RDWR)
    _ = ioctl(slave, UInt(TIOCSCTTY), 0)
    setenv("TERM", "xterm-256color", 1)
    let terminal = try Terminal(.controllingTerminal)
    terminal.present()
    return terminal
  }

  /// Sends a signal to the process and waits for what becomes of it; the thread of a test blocks signals, others do not.
  nonisolated static func send(_ signal: Int32) {
    kill(getpid(), signal)
    for _ in 0..<100 { poll(nil, 0, 100) }
  }

  private func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(line.modes == before, sourceLocation: sourceLocation)
    let output = line.output(until: "\u{1B}[?1049l")
    #expect(output.contains("\u{1B}[?1049h"), sourceLocation: sourceLocation)
    for mode in ["2004l", "1000l", "1049l"] {
      #expect(output.contains("\u{1B}[?\(mode)"), "\(mode)", sourceLocation: sourceLocation)
    }
    #expect(
      output.contains("\u{1B}[?25h") || output.contains("\u{1B}[?12l\u{1B}[?25h"),
      sourceLocation: sourceLocation)
  }

  @Test func `a request to end restores the terminal, then the process dies of it`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = line.path as String] in
      let terminal = try SignalTests.start(on: path)
      SignalTests.send(SIGTERM)
      // Where nothing came of the signal, the terminal is still taken here.
      exit(terminal.size.width == 20 ? 2 : 3)
    }
    expectRestored()
  }

  @Test func `so does a hangup`() async {
    await #expect(processExitsWith: .signal(SIGHUP)) { [path = line.path as String] in
      let terminal = try SignalTests.start(on: path)
      SignalTests.send(SIGHUP)
      // Where nothing came of the signal, the terminal is still taken here.
      exit(terminal.size.width == 20 ? 2 : 3)
    }
    expectRestored()
  }

  @Test func `so does a quit`() async {
    await #expect(processExitsWith: .signal(SIGQUIT)) { [path = line.path as String] in
      let terminal = try SignalTests.start(on: path)
      SignalTests.send(SIGQUIT)
      // Where nothing came of the signal, the terminal is still taken here.
      exit(terminal.size.width == 20 ? 2 : 3)
    }
    expectRestored()
  }

  @Test func `an abort restores the terminal`() async {
    await #expect(processExitsWith: .signal(SIGABRT)) { [path = line.path as String] in
      let terminal = try SignalTests.start(on: path)
      if terminal.size.width == 20 { abort() }
    }
    expectRestored()
  }

  @Test func `so does a bad access, whoever else handles it`() async {
    // A sanitizer, for one, ends the process its own way.
    await #expect(processExitsWith: .failure) { [path = line.path as String] in
      let terminal = try SignalTests.start(on: path)
      raise(SIGSEGV)
      terminal.present()
    }
    expectRestored()
  }

  @Test func `so does a failed precondition`() async {
    await #expect(processExitsWith: .failure) { [path = line.path as String] in
      let terminal = try SignalTests.start(on: path)
      preconditionFailure("on purpose, with a terminal of \(terminal.size)")
    }
    expectRestored()
  }

  @Test func `so does an overflow of the stack`() async {
    await #expect(processExitsWith: .failure) { [path = line.path as String] in
      let terminal = try SignalTests.start(on: path)
      func deeper(_ n: Int) -> Int { n < 0 ? 0 : deeper(n + 1) + terminal.size.width }
      exit(deeper(1) == 1 ? 0 : 1)
    }
    expectRestored()
  }

  @Test func `so does an exit that nobody announced`() async {
    await #expect(processExitsWith: .exitCode(3)) { [path = line.path as String] in
      let terminal = try SignalTests.start(on: path)
      exit(terminal.size.width == 20 ? 3 : 4)
    }
    expectRestored()
  }

  @Test func `a signal while another program has the terminal writes nothing`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = line.path as String] in
      let terminal = try SignalTests.start(on: path)
      terminal.suspend()
      kill(getpid(), SIGQUIT)
      SignalTests.send(SIGTERM)
    }
    #expect(line.modes == before)
    let output = line.output(until: "\u{1B}[?1049l")
    #expect(output.split(separator: "\u{1B}[?1049l", omittingEmptySubsequences: false).count == 2)
  }

  @Test func `a loop that asked for it is told of the end, and the process dies of the signal afterwards`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = line.path as String] in
      let terminal = try SignalTests.start(on: path)
      terminal.postponeEndings()
      if terminal.isAskedToEnd { exit(1) }
      kill(getpid(), SIGTERM)
      var wait = pollfd(fd: terminal.signalDescriptor, events: Int16(POLLIN), revents: 0)
      while !terminal.isAskedToEnd { poll(&wait, 1, 5000) }
      // More of them change nothing.
      kill(getpid(), SIGHUP)
      kill(getpid(), SIGTERM)
      guard terminal.readEvents().isEmpty else { exit(2) }
      terminal.end()
      exit(3)
    }
    expectRestored()
  }

  @Test func `a loop that does not answer is not waited for`() async {
    await #expect(processExitsWith: .signal(SIGHUP)) { [path = line.path as String] in
      let terminal = try SignalTests.start(on: path)
      terminal.postponeEndings()
      SignalTests.send(SIGHUP)
      exit(terminal.size.width == 20 ? 2 : 3)
    }
    expectRestored()
  }

  @Test func `a process that stops, or lends its terminal, tells before, and does not wait then`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = line.path as String] in
      let terminal = try SignalTests.start(on: path)
      terminal.postponeEndings()
      var count = 0
      terminal.onSuspend = { count += 1 }
      terminal.suspend()
      guard count == 1 else { exit(1) }
      kill(getpid(), SIGTERM)
      // Less than the time that a loop has.
      for _ in 0..<10 { poll(nil, 0, 100) }
      exit(2)
    }
    #expect(line.modes == before)
  }

  @Test func `an interrupt from outside is Ctrl-C, a new size an event`() async {
    await #expect(processExitsWith: .exitCode(7)) { [path = line.path as String] in
      let terminal = try SignalTests.start(on: path)
      var size = winsize(ws_row: 9, ws_col: 44, ws_xpixel: 0, ws_ypixel: 0)
      let line = open(path, O_RDWR | O_NOCTTY)
      _ = ioctl(line, UInt(TIOCSWINSZ), &size)
      // One thread gets them all, the interrupt last.
      for _ in 0..<5 { kill(getpid(), SIGWINCH) }
      kill(getpid(), SIGINT)
      var wait = pollfd(fd: terminal.signalDescriptor, events: Int16(POLLIN), revents: 0)
      var events: [Event] = []
      while events.last != .key(Key(.character("c"), .control)) {
        guard poll(&wait, 1, 5000) == 1 else { exit(1) }
        events += terminal.readEvents()
      }
      guard events.first == .resize(Size(width: 44, height: 9)), events.count < 6 else { exit(2) }
      terminal.end()
      exit(7)
    }
    #expect(line.modes == before)
  }

  @Test func `after a stop by a signal nobody can catch the screen is painted again`() async {
    await #expect(processExitsWith: .exitCode(7)) { [path = line.path as String] in
      let terminal = try SignalTests.start(on: path)
      let pad = Pad(on: terminal, size: Size(width: 4, height: 1))
      for (x, sign) in "back".enumerated() {
        pad.put(Glyph(text: String(sign), columns: 1), at: Point(x: x, y: 0), style: .plain)
      }
      pad.show(Rect(origin: .zero, size: pad.size), at: .zero)
      terminal.present()
      kill(getpid(), SIGCONT)
      var wait = pollfd(fd: terminal.signalDescriptor, events: Int16(POLLIN), revents: 0)
      poll(&wait, 1, 5000)
      guard terminal.readEvents().isEmpty else { exit(1) }
      terminal.end()
      exit(7)
    }
    let output = line.output(until: "\u{1B}[?1049l")
    #expect(output.split(separator: "back", omittingEmptySubsequences: false).count == 3)
    #expect(line.modes == before)
  }

  @Test func `a terminal is taken once at a time, and again after its end`() async {
    await #expect(processExitsWith: .exitCode(7)) { [path = line.path as String] in
      let first = try SignalTests.start(on: path)
      do {
        _ = try Terminal(.controllingTerminal)
        exit(1)
      } catch {
        guard (error as? TerminalError) == .inUse else { exit(2) }
      }
      first.present()
      first.end()
      let second = try Terminal(.controllingTerminal)
      second.present()
      second.end()
      exit(7)
    }
    #expect(line.modes == before)
  }

  @Test func `without a terminal there is one clear line`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      setsid()
      do {
        _ = try Terminal(.controllingTerminal)
      } catch {
        exit((error as? TerminalError) == .noControllingTerminal ? 7 : 1)
      }
    }
  }

  @Test func `without a terminal type there is one clear line`() async {
    await #expect(processExitsWith: .exitCode(7)) { [path = line.path as String] in
      let terminal = try SignalTests.start(on: path)
      terminal.end()
      unsetenv("TERM")
      do {
        _ = try Terminal(.controllingTerminal)
      } catch {
        exit((error as? TerminalError) == .typeNotSet ? 7 : 1)
      }
    }
    #expect(line.modes == before)
  }
}
