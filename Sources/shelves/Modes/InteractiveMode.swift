internal import Curses
internal import Platform
internal import ShelfKit

/// The program on a terminal, until somebody leaves it.
struct InteractiveMode {
  let options: Options

  /// How many milliseconds the first frame waits for the first rows, so that a small source never flashes an empty screen.
  private static let firstRowsWait = 20

  /// Runs to the end, and gives the terminal back.
  func run(_ opening: Opening) throws(Failure) -> Ending {
    // A source that cannot be read is told before anything happens to the terminal.
    let isPicking = options.select || isatty(STDOUT_FILENO) == 0
    var look = Appearance(
      isASCII: Typesetter(options.ascii ? .ascii : .unicode).repertoire == .ascii, theme: opening.theme)
    let content = try opening.content(look)
    let early = EarlyDecision(options: options, content: content, isPicking: isPicking)
    if let outcome = try early.outcome() { return Ending(outcome, content: content, statistics: Statistics(content)) }
    let terminal: Terminal
    do throws(TerminalError) {
      terminal = try Terminal(.controllingTerminal, options.terminalOptions)
    } catch {
      throw Failure(error)
    }
    // Whatever is told afterwards is told on the terminal as it was.
    defer { terminal.end() }
    if terminal.colorDepth == .none {
      look.theme = .mono
      content.wear(look)
    }
    let stage = Stage(
      terminal: terminal, content: content, opening: opening, appearance: look, isPicking: isPicking,
      isInteractive: true)
    content.wait(
      atMost: Self.firstRowsWait, until: { content.snapshot.rowCount > 0 || content.isSettled || stage.refusal != nil },
      onNews: stage.takeNews)
    if let refusal = stage.refusal { throw refusal }
    stage.application.run()
    if let refusal = stage.refusal, stage.session.outcome == nil { throw refusal }
    // Before the terminal is given back: that is when a signal which ended the loop, or comes now, ends the process.
    let complaint = stage.keepPlace()
    var ending = stage.ending(stage.session.outcome ?? Session.Outcome(status: .done))
    ending.complaint = complaint
    terminal.onEnd = { [options, statistics = ending.statistics, weak terminal] in
      // The process ends with the signal, before anything else could write them.
      if terminal?.isAskedToEnd == true { Self.write(statistics, options) }
    }
    return ending
  }

  /// Writes the counters of a run that a signal ends; there is nobody left to fail for.
  private static func write(_ statistics: Statistics, _ options: Options) {
    guard let destination = options.stats else { return }
    do throws(UsageError) {
      try statistics.write(to: destination)
    } catch {
      Diagnostic(error).report()
    }
  }
}
