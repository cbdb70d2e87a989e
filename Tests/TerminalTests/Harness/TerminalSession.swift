import CVTerm
import Platform

/// A program in a terminal, and the person in front of it.
///
/// Nothing here sleeps: every wait looks at the screen after each piece of output until it shows what is expected,
/// or fails after a generous deadline with the screen in the message. One thread at a time.
final class TerminalSession {
  /// Where a standard stream of the program goes.
  enum Stream {
    case terminal
    case pipe
    /// Reads from, or is thrown away for output: a path.
    case file(String)
  }

  /// How long anything may take before a test fails; long, since machines that run tests may be busy.
  static let deadline = Duration.seconds(30)

  private let emulator: TerminalEmulator
  private let master: Descriptor
  private let slave: Descriptor
  private let process: SpawnedProcess
  private let settingsBefore: LineSettings?
  private var inputPipe: Descriptor?
  private var outputPipe: Descriptor?
  private var errorPipe: Descriptor?

  /// Modes that the program switched.
  private(set) var modes = TerminalModes()
  /// Every byte the program wrote to the terminal.
  private(set) var written: [UInt8] = []
  /// What came out of standard output, if that is a pipe.
  private(set) var output: [UInt8] = []
  /// What came out of standard error, if that is a pipe.
  private(set) var errors: [UInt8] = []
  /// The line's settings after the program ended.
  private var settingsAfter: LineSettings?

  /// Starts a program in a new terminal.
  init(
    _ path: String = Program.shelves, _ arguments: [String] = [], environment: [String: String] = [:],
    rows: Int = 24, columns: Int = 80, folder: String = Program.folder,
    input: Stream = .terminal, output: Stream = .terminal, errors: Stream = .terminal
  ) throws(HarnessError) {
    emulator = TerminalEmulator(rows: rows, columns: columns)
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    guard pty_open(Int32(rows), Int32(columns), &ends.master, &ends.slave) else {
      throw .system("opening a pseudo-terminal", errno)
    }
    master = Descriptor(ends.master)
    slave = Descriptor(ends.slave)
    settingsBefore = LineSettings(of: ends.slave)

    let reading = try Self.source(input)
    let writing = try Self.target(output)
    let complaining = try Self.target(errors)
    (inputPipe, outputPipe, errorPipe) = (reading?.ours, writing?.ours, complaining?.ours)
    process = try SpawnedProcess(
      path, arguments, environment: Program.environment(environment), folder: folder,
      terminal: ends.slave, input: reading?.theirs.number ?? -1, output: writing?.theirs.number ?? -1,
      errors: complaining?.theirs.number ?? -1)
  }

  /// The process, to send signals to.
  var identifier: pid_t { process.identifier }

  /// The screen as it is now.
  var screen: TerminalScreen { emulator.screen }

  /// Waits until the screen is as expected and returns it.
  @discardableResult
  func waitFor(_ expected: String, _ condition: (TerminalScreen) -> Bool) throws(HarnessError) -> TerminalScreen {
    let end = ContinuousClock.now + Self.deadline
    while true {
      let screen = emulator.screen
      if condition(screen) { return screen }
      guard ContinuousClock.now < end, pump() else {
        throw .neverShown(expected, screen: screen.text, errors: String(decoding: errors, as: UTF8.self))
      }
    }
  }

  /// Waits until some line has this text.
  @discardableResult
  func waitFor(text: String) throws(HarnessError) -> TerminalScreen {
    try waitFor("‘\(text)’") { $0.contains(text) }
  }

  /// Waits until the session itself, not only its screen, is as expected.
  func wait(until expected: String, _ condition: (TerminalSession) -> Bool) throws(HarnessError) {
    try waitFor(expected) { _ in condition(self) }
  }

  /// Types: the bytes that a terminal would send.
  func send(_ keys: String) throws(HarnessError) {
    try write(Array(keys.utf8), to: master, "the terminal")
  }

  /// Shows text on the terminal that the program did not write, as a message of another program does.
  func scribble(_ text: String) { emulator.feed(Array(text.utf8)) }

  /// Writes into the program's standard input, which must be a pipe.
  func feed(_ text: String) throws(HarnessError) {
    guard let inputPipe else { throw .notReading("standard input: it is no pipe") }
    try write(Array(text.utf8), to: inputPipe, "standard input")
  }

  /// Ends the program's standard input.
  func closeInput() { inputPipe = nil }

  /// Makes the window larger or smaller, as a person does: the program gets SIGWINCH.
  func resize(rows: Int, columns: Int) throws(HarnessError) {
    emulator.resize(rows: rows, columns: columns)
    guard pty_resize(master.number, Int32(rows), Int32(columns)) else { throw .system("resizing", errno) }
  }

  /// Sends a signal to the program.
  func signal(_ number: Int32) { kill(process.identifier, number) }

  /// Closes the window with the program in it: the line hangs up.
  func closeWindow() { master.close() }

  /// Waits for the end of the program, then takes what it still wrote.
  @discardableResult
  func waitForExit() throws(HarnessError) -> ProcessOutcome {
    let end = ContinuousClock.now + Self.deadline
    while pump() || process.poll() == nil {
      guard ContinuousClock.now < end else { throw .neverEnded(screen: screen.text) }
    }
    return process.outcome ?? .exited(-1)
  }

  /// What the ended program left changed in the terminal, for people to read; empty if nothing.
  func leftovers() -> [String] {
    var list = modes.changed
    if settingsBefore == nil || settingsAfter != settingsBefore {
      list.append("the line's settings are not what they were")
    }
    // What the shell writes next must look as it always did: not bold, not drawn with line characters.
    let place = emulator.screen.cursor
    emulator.feed(Array("q".utf8))
    let cell = emulator.screen.cells[place.row][min(place.column, emulator.columns - 1)]
    if cell.text != "q" { list.append("a typed q is shown as \(cell.text)") }
    if cell.style != .plain { list.append("text is drawn as \(cell.style)") }
    return list
  }

  /// Waits a moment for output and takes it; false if there will be none any more.
  private func pump() -> Bool {
    var waiting = [pollfd(fd: master.number, events: Int16(POLLIN), revents: 0)]
    for pipe in [outputPipe, errorPipe] {
      if let pipe { waiting.append(pollfd(fd: pipe.number, events: Int16(POLLIN), revents: 0)) }
    }
    // Short, since the end of a process wakes no poll.
    poll(&waiting, nfds_t(waiting.count), 20)
    if process.poll() != nil, slave.number >= 0 {
      settingsAfter = LineSettings(of: slave.number)
      // Only when nobody holds the other side any more does reading tell the end from a pause.
      slave.close()
    }

    switch master.number < 0 ? .end : master.read() {
    case .bytes(let bytes):
      written += bytes
      modes.feed(bytes)
      emulator.feed(bytes)
      let answer = emulator.takeAnswer()
      if !answer.isEmpty { _ = master.write(answer[...]) }
    case .nothingYet: break
    case .end: master.close()
    }
    if let bytes = Self.take(&outputPipe) { output += bytes }
    if let bytes = Self.take(&errorPipe) { errors += bytes }
    return master.number >= 0 || outputPipe != nil || errorPipe != nil
  }

  private static func take(_ pipe: inout Descriptor?) -> [UInt8]? {
    switch pipe?.read() {
    case .bytes(let bytes): return bytes
    case .end: pipe = nil
    case .nothingYet, nil: break
    }
    return nil
  }

  private func write(_ bytes: [UInt8], to descriptor: Descriptor, _ name: String) throws(HarnessError) {
    let end = ContinuousClock.now + Self.deadline
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let count = descriptor.write(rest), ContinuousClock.now < end else { throw .notReading(name) }
      rest = rest.dropFirst(count)
      // The program may wait for us to take its output before it reads on.
      if count == 0 { _ = pump() }
    }
  }

  private static func source(_ stream: Stream) throws(HarnessError) -> (ours: Descriptor?, theirs: Descriptor)? {
    switch stream {
    case .terminal: return nil
    case .pipe:
      let pipe = try Descriptor.pipe(ours: \.writing)
      return (pipe.writing, pipe.reading)
    case .file(let path): return (nil, try Descriptor.open(path))
    }
  }

  private static func target(_ stream: Stream) throws(HarnessError) -> (ours: Descriptor?, theirs: Descriptor)? {
    switch stream {
    case .terminal: return nil
    case .pipe:
      let pipe = try Descriptor.pipe(ours: \.reading)
      return (pipe.reading, pipe.writing)
    case .file(let path):
      let number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      guard number >= 0 else { throw .system("open \(path)", errno) }
      return (nil, Descriptor(number))
    }
  }
}
