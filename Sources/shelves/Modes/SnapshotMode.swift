internal import Curses
internal import ShelfKit

/// `--snapshot`: everything is loaded, the keys are played, and the last frame is printed; no terminal is needed.
struct SnapshotMode {
  let options: Options
  let size: Size

  /// Plays the keys; answers how the run ended, and the frame if nobody left.
  func run(_ opening: Opening) throws(Failure) -> Ending {
    let terminal = try Self.terminal(size, options)
    let look = Appearance(
      isASCII: terminal.typesetter.repertoire == .ascii, theme: terminal.colorDepth == .none ? .mono : opening.theme)
    let content = try opening.content(look)
    let early = EarlyDecision(options: options, content: content, isPicking: options.select)
    if let outcome = try early.outcome() { return Ending(outcome, content: content, statistics: Statistics(content)) }
    let stage = Stage(
      terminal: terminal, content: content, opening: opening, appearance: look, isPicking: options.select,
      isInteractive: false)
    stage.settle()
    if let refusal = stage.refusal { throw refusal }
    stage.application.appear()
    stage.drawWholeFrame()
    for event in options.keys.events where stage.session.outcome == nil {
      if case .resize(let size) = event { terminal.resize(to: size) }
      stage.application.handle(event)
      stage.changeOnce()
      stage.settle()
      stage.drawWholeFrame()
    }
    if let outcome = stage.session.outcome { return stage.ending(outcome) }
    var ending = stage.ending(Session.Outcome(status: .done))
    ending.frame = FrameText.text(of: terminal, as: options.snapshotFormat)
    return ending
  }

  private static func terminal(_ size: Size, _ options: Options) throws(Failure) -> Terminal {
    do throws(TerminalError) {
      return try Terminal(.headless(size), options.terminalOptions)
    } catch {
      throw Failure(error)
    }
  }
}
