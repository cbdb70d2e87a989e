import CVTerm
import Platform

/// A program on a pseudo-terminal of its own, with a person in front of it who reads and types. It ends with the
/// session.
///
/// What it writes is shown on an emulated screen only once somebody looks at that, which also answers what the program
/// asked the terminal; until then reading costs nothing but the copy.
final class Session {
  /// The size of the screen, in cells.
  static let (rows, columns) = (30, 100)
  /// How long anything may take, in seconds, before it counts as never.
  private static let deadline = 60.0

  /// The process.
  let process: pid_t
  /// The moment it was started.
  let start: Double
  /// What it wrote and the screen does not show yet.
  private(set) var unseen: [UInt8] = []
  private let master: Int32
  private let emulator: OpaquePointer

  /// Starts a program.
  ///
  /// - Parameter home: the folder that is its home, so that it heeds no configuration of the person's.
  init(_ program: String, _ arguments: [String], home: String) {
    var slave: Int32 = -1
    var master: Int32 = -1
    guard pty_open(Int32(Self.rows), Int32(Self.columns), &master, &slave),
      let emulator = vterm_emulator_new(Int32(Self.rows), Int32(Self.columns))
    else { fatalError("no pseudo-terminal: \(String(cString: strerror(errno)))") }
    let environment = ["TERM=xterm-256color", "LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin", "HOME=\(Self.absolute(home))"]
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    process = pty_spawn(slave, program, words, variables, ".", -1, -1, -1)
    start = Clock.seconds()
    for text in words + variables { free(text) }
    close(slave)
    (self.master, self.emulator) = (master, emulator)
  }

  deinit {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(master)
    vterm_emulator_free(emulator)
  }

  private static func absolute(_ path: String) -> String {
    guard let whole = realpath(path, nil) else { return path }
    defer { free(whole) }
    return String(cString: whole)
  }

  /// Waits until the program has written something, and takes it.
  ///
  /// - Parameter limit: seconds to wait at most.
  /// - Returns: whether anything came.
  func read(within limit: Double = Session.deadline) -> Bool {
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, Int32((limit * 1000).rounded(.up))) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Platform.read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    unseen += buffer.prefix(count)
    return true
  }

  /// Waits until the program has written a piece of text, whatever that does to the screen.
  ///
  /// - Returns: seconds since it was started; `nil` if it ended before.
  func seconds(untilWritten text: String) -> Double? {
    let needle = Array(text.utf8)
    var seen = 0
    while read() {
      let now = Clock.seconds()
      // The text may lie across two pieces.
      let part = unseen[max(0, seen - needle.count + 1)...]
      if part.indices.contains(where: { part[$0...].starts(with: needle) }) { return now - start }
      seen = unseen.count
    }
    return nil
  }

  /// Waits until the screen is as expected.
  ///
  /// - Returns: the moment at which it was; `nil` if it never is.
  func moment(_ expected: (Session) -> Bool) -> Double? {
    let end = Clock.seconds() + Self.deadline
    while true {
      let now = Clock.seconds()
      if expected(self) { return now }
      guard now < end, read() else { return nil }
    }
  }

  /// Types.
  func send(_ keys: String) {
    _ = keys.withCString { write(master, $0, strlen($0)) }
  }

  /// What a person sees, a line for each row.
  var screen: String { (0..<Self.rows).map(line).joined(separator: "\n") }

  /// Whether the top line of our own program says that all of so many records are there.
  func hasAll(_ records: Int) -> Bool { line(0).contains(" \(records) records ") }

  /// What a person sees in one row.
  func line(_ row: Int) -> String {
    show()
    var text = ""
    for column in 0..<Self.columns {
      let cell = vterm_emulator_cell(emulator, Int32(row), Int32(column))
      // The right half of a wide character has no width; what nothing was written on has no character.
      guard cell.width > 0 else { continue }
      text.unicodeScalars.append(cell.scalar_count == 0 ? " " : Unicode.Scalar(cell.scalars.0) ?? " ")
    }
    return text
  }

  /// Brings what was written on the screen, and gives the terminal's answers.
  private func show() {
    guard !unseen.isEmpty else { return }
    vterm_emulator_feed(emulator, unseen, unseen.count)
    unseen = []
    var answer = [UInt8](repeating: 0, count: 4096)
    let count = vterm_emulator_take_answer(emulator, &answer, answer.count)
    if count > 0 { _ = write(master, answer, count) }
  }
}
