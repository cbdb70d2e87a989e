internal import Catalog
internal import Curses
internal import Platform
internal import ShelfKit

/// Runs the preview command for the item that has the focus, and shows what it writes.
///
/// The command is started once the focus has rested for a moment, and ended when it moves on. What it writes is kept up
/// to a limit, and of its escape sequences only colours count.
final class PreviewController {
  /// The pane.
  let view: PreviewView
  private let command: CommandTemplate
  private let session: Session
  /// The words of what is shown, or will be; `nil` for nothing.
  private var wanted: [[UInt8]]?
  private var process: ChildProcess?
  private var text = AnsiText()
  private var count = 0
  private var delay: TimerID?
  /// What is said below the text, about the command itself; `nil` for nothing.
  private var note: String?
  /// How often it was looked whether the command has ended, since it closed its output.
  private var looks = 0
  private var looking: TimerID?

  /// How long the focus rests before a command is started: what one passes by starts none.
  private static let rest = Duration.milliseconds(60)
  /// The most that is kept of what a command writes, in bytes.
  private static let limit = 1 << 20
  /// How long, and how often, a command that closed its output is given to end: that is nearly always at once.
  private static let lookInterval = Duration.milliseconds(10)
  private static let lookLimit = 100

  init(_ command: CommandTemplate, session: Session) {
    self.command = command
    self.session = session
    view = PreviewView(appearance: session.appearance)
  }

  /// Whether a command is running or about to.
  var isBusy: Bool { process != nil || delay != nil }

  /// Shows an item, unless it is the one that is shown.
  func show(_ choice: Choice?) {
    let words = choice.map { command.words(for: $0, printed: session.printed($0)) }
    guard words != wanted else { return }
    stop()
    wanted = words
    text = AnsiText()
    count = 0
    note = nil
    view.pager.lines = []
    view.pager.scroll(by: Int.min)
    guard words != nil else { return }
    guard session.isInteractive, let application = session.application else { return start() }
    delay = application.every(Self.rest) { [weak self] in
      self?.cancelDelay()
      self?.start()
    }
  }

  /// Scrolls the text by lines.
  func scroll(by lines: Int) { view.pager.scroll(by: lines) }

  /// Ends whatever runs.
  func stop() {
    cancelDelay()
    endProcess()
    wanted = nil
  }

  private func cancelDelay() {
    if let delay { session.application?.cancel(delay) }
    delay = nil
  }

  private func endProcess() {
    if let looking { session.application?.cancel(looking) }
    looking = nil
    guard let process else { return }
    session.application?.stopWaking(on: process.output)
    process.end()
    self.process = nil
  }

  private func start() {
    guard let wanted else { return }
    let size = view.pager.bounds.size
    do throws(SystemError) {
      let started = try ChildProcess(
        wanted, variables: ["COLUMNS": "\(max(1, size.width))", "LINES": "\(max(1, size.height))"])
      process = started
      looks = 0
      session.application?.wake(on: started.output) { [weak self] in self?.read() }
    } catch {
      note = error.text
      layOut()
    }
  }

  /// Waits for the command to end, so many milliseconds at most between two pieces of what it writes.
  func finish(within milliseconds: Int32) {
    while let process {
      if looks > 0 {
        usleep(10_000)
        look()
        continue
      }
      var entry = pollfd(fd: process.output, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&entry, 1, milliseconds) > 0 else { return endProcess() }
      read()
    }
  }

  /// Takes what the command has written.
  func read() {
    guard let process else { return }
    switch process.read(atMost: 1 << 16) {
    case .nothing: return
    case .end:
      session.application?.stopWaking(on: process.output)
      look()
    case .bytes(let bytes):
      text.take(bytes)
      count += bytes.count
      if count > Self.limit {
        note = "the first \(Self.limit >> 20) MB"
        endProcess()
      }
    }
    layOut()
  }

  /// Looks whether the command, which writes no more, has ended, and how.
  private func look() {
    guard let process else { return }
    looks += 1
    if let outcome = process.outcome {
      note = Self.note(of: outcome)
    } else if looks < Self.lookLimit {
      if looking == nil, session.isInteractive {
        looking = session.application?.every(Self.lookInterval) { [weak self] in self?.look() }
      }
      return
    }
    endProcess()
    layOut()
  }

  /// What there is to say of how a command ended; `nil` where all went well.
  private static func note(of outcome: ChildProcess.Outcome) -> String? {
    switch outcome {
    case .exited(0): nil
    case .exited(let status): "exit \(status)"
    case .signalled(let signal): "ended by signal \(signal)"
    }
  }

  /// The text as it is so far, and the note below it.
  private func layOut() {
    var lines = text.lines
    if let note {
      if lines.last?.isEmpty == true { lines.removeLast() }
      lines.append([TemplateRun(note, style: session.appearance.theme[.dim])])
    }
    view.pager.lines = lines.map { PagerView.Line($0) }
  }
}
