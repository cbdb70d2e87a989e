internal import Curses
internal import ShelfKit

/// A terminal with the browse screen on it, ready to run: what the modes with a screen share.
final class Stage {
  let application: Application
  let session: Session
  private let navigation: NavigationController
  private let content: any BrowseContent
  private let browse: BrowseController

  /// Sets the first screen up on a terminal.
  init(
    terminal: Terminal, content: any BrowseContent, opening: Opening, appearance: Appearance, isPicking: Bool,
    isInteractive: Bool
  ) {
    self.content = content
    session = Session(
      opening: opening, appearance: appearance, typesetter: terminal.typesetter, isPicking: isPicking,
      isInteractive: isInteractive)
    browse = BrowseController(content, session: session)
    navigation = NavigationController(root: browse)
    application = Application(terminal: terminal, root: RootController(navigation: navigation))
    session.application = application
    browse.watchContent()
    if let kept = opening.kept { browse.grid.restore(kept) }
    if opening.options.find { browse.openToFind() }
    guard isInteractive else { return }
    keepChanging()
    // While the terminal is another program's, a signal ends this one at once.
    terminal.onSuspend = { [weak self] in _ = self?.keepPlace() }
  }

  /// Has a content that changes by itself do so, on and on.
  private func keepChanging() {
    guard content.changesPerSecond > 0 else { return }
    var pace = ChurnPace(rate: content.changesPerSecond)
    application.every(pace.interval) { [browse] in browse.change(pace.next()) }
  }

  /// Has a content that changes by itself make the changes of a second.
  func changeOnce() { browse.change(content.changesPerSecond) }

  /// Takes in what the first screen's content has to tell.
  func takeNews() { browse.takeNews() }

  /// Why there is nothing to show on the first screen, and never will be.
  var refusal: Failure? { content.refusal }

  /// Waits until no screen has anything left to load, and takes it all in.
  func settle() {
    for case let screen as BrowseController in navigation.stack {
      screen.content.wait(until: { screen.content.isSettled }, onNews: screen.takeNews)
      guard let search = screen.search else { continue }
      search.matches.wait(until: { search.matches.isSettled }, onNews: screen.takeMatches)
    }
  }

  /// Draws a frame with nothing left to come: once more if a preview was asked for by the first.
  func drawWholeFrame() {
    application.drawFrame()
    guard let preview = (navigation.stack.last as? BrowseController)?.preview, preview.isBusy else { return }
    preview.finish(within: 10_000)
    application.drawFrame()
  }

  /// What is to be printed and told at the end.
  func ending(_ outcome: Session.Outcome) -> Ending {
    Ending(outcome, content: content, statistics: Statistics(session, content: content, frames: application.frames))
  }

  /// Keeps how the first screen is left, if that was asked for and anybody did anything there; answers what went wrong.
  func keepPlace() -> Diagnostic? {
    guard browse.grid.state.isTouched, let file = session.opening.resume else { return nil }
    let (state, left) = browse.grid.state.withMarks(atMost: ResumeFile.markLimit)
    if let problem = file.keep(content.lasting(state)) { return problem }
    if left == 0 { return nil }
    return Diagnostic(
      "the marks of \(left) cards are not kept", advice: "--resume keeps those of \(ResumeFile.markLimit)")
  }
}
