internal import Curses
internal import ShelfKit

/// A terminal with the browse screen on it, ready to run: what the modes with a screen share.
final class Stage {
  let application: Application
  let session: Session
  private let navigation: NavigationController
  private let content: any BrowseContent

  /// Sets the first screen up on a terminal.
  init(
    terminal: Terminal, content: any BrowseContent, opening: Opening, appearance: Appearance, isPicking: Bool,
    isInteractive: Bool
  ) {
    self.content = content
    session = Session(
      opening: opening, appearance: appearance, typesetter: terminal.typesetter, isPicking: isPicking,
      isInteractive: isInteractive)
    let browse = BrowseController(content, session: session)
    navigation = NavigationController(root: browse)
    application = Application(terminal: terminal, root: RootController(navigation: navigation))
    session.application = application
    browse.watchContent()
  }

  /// Takes in what the first screen's content has to tell.
  func takeNews() { (navigation.stack.first as? BrowseController)?.takeNews() }

  /// Why there is nothing to show on the first screen, and never will be.
  var refusal: Failure? { content.refusal }

  /// Waits until no screen has anything left to load, and takes it all in.
  func settle() {
    for case let screen as BrowseController in navigation.stack {
      screen.content.wait(until: { screen.content.isSettled }, onNews: screen.takeNews)
    }
  }

  /// How the run ends without a screen, where the options ask for that; `nil` if a screen is needed.
  ///
  /// An empty source ends a selection at once, and `--select-1` takes the only item there is.
  func decidedWithoutScreen() throws(Failure) -> Ending? {
    let options = session.options
    guard session.isPicking, options.select || options.selectOne || options.exitZero else { return nil }
    let enough = options.selectOne ? 2 : 1
    content.wait(
      until: { content.isSettled || refusal != nil || content.itemCount(upTo: enough) >= enough }, onNews: takeNews)
    if let refusal { throw refusal }
    let count = content.itemCount(upTo: 2)
    if count == 0 { return ending(Session.Outcome(status: .nothing)) }
    guard options.selectOne, count == 1, let only = content.firstChoice else { return nil }
    return ending(Session.Outcome(status: .done, choices: [only]))
  }

  /// What is to be printed and told at the end.
  func ending(_ outcome: Session.Outcome) -> Ending {
    Ending(
      status: outcome.status, choices: outcome.choices, notes: content,
      statistics: Statistics(session, content: content, frames: application.frames))
  }
}

extension BrowseContent {
  /// How many items there are, counted no further than a limit.
  fileprivate func itemCount(upTo limit: Int) -> Int {
    var count = 0
    for row in 0..<snapshot.rowCount {
      count += snapshot.itemCount(inRow: row)
      if count >= limit { break }
    }
    return count
  }

  /// The first item there is.
  fileprivate var firstChoice: Choice? {
    (0..<snapshot.rowCount).first { snapshot.itemCount(inRow: $0) > 0 }.flatMap { choice(at: .init(row: $0, item: 0)) }
  }
}
