internal import Catalog
internal import Curses
internal import ShelfKit

/// One run of the program with a screen: what the screens share, and the way out.
final class Session {
  /// What the command line asks for, and how sources are opened for it.
  let opening: Opening
  /// How things look.
  let appearance: Appearance
  /// How text is measured and made drawable.
  let typesetter: Typesetter
  /// Whether Enter prints and leaves, instead of opening.
  let isPicking: Bool
  /// Whether there is a terminal that other programs can be given.
  let isInteractive: Bool
  /// How the program ends, once it is known.
  private(set) var outcome: Outcome?
  /// Compares each frame with a fresh one, where that was asked for.
  lazy var frameCheck = application.flatMap { FrameCheck(terminal: $0.terminal) }
  private lazy var hasMouse = options.mouse
  /// What the grids of all screens did, for the statistics.
  let ledger = GridLedger()

  /// What runs the screens.
  weak var application: Application?

  /// How a run ends.
  struct Outcome {
    /// What the shell is told.
    var status: ExitStatus
    /// What is printed, in order.
    var choices: [Choice] = []
  }

  /// Makes a session; its application follows.
  init(opening: Opening, appearance: Appearance, typesetter: Typesetter, isPicking: Bool, isInteractive: Bool) {
    self.opening = opening
    self.appearance = appearance
    self.typesetter = typesetter
    self.isPicking = isPicking
    self.isInteractive = isInteractive
  }

  /// What the configuration and the command line ask for.
  var options: Options { opening.options }

  /// What a key asks for.
  var bindings: KeyBindings { options.bindings }

  /// What there is to say to who goes to a match of nothing.
  var nothingSearched: String {
    let key = bindings.label(of: .search, ascii: appearance.isASCII)
    return "nothing was searched for" + (key.map { ": \($0) searches" } ?? "")
  }

  /// Whether items can be marked: always while browsing, and to choose several.
  var allowsMarks: Bool { !isPicking || options.multi }

  /// Whether a screen shows the inspector from its start. In a snapshot only where it was asked for.
  var showsInspector: Bool { options.inspector || (options.demo != nil && options.snapshot == nil) }

  /// Ends the run. The first outcome is the one that counts.
  func leave(_ status: ExitStatus, choices: [Choice] = []) {
    guard outcome == nil else { return }
    outcome = Outcome(status: status, choices: choices)
    application?.stop()
  }

  /// Ends the run without an outcome, because there is nothing to show and never will be.
  func refuse() { application?.stop() }

  /// Leaves as `q` does: done while browsing, without a choice while picking.
  func quit() { leave(isPicking ? .left : .done) }

  /// Repaints the whole terminal with the next frame.
  func redraw() { application?.terminal.redrawEverything() }

  /// Does what is the same on every screen; false for any other action, and for none.
  func perform(_ action: Action?) -> Bool {
    switch action {
    case .leave: quit()
    case .interrupt: leave(.left)
    case .suspend: suspend()
    case .redraw: redraw()
    default: return false
    }
    return true
  }

  /// Gives the mouse to the terminal, or takes it back; answers whether the program has it now.
  func toggleMouse() -> Bool {
    hasMouse.toggle()
    application?.terminal.setMouse(hasMouse)
    return hasMouse
  }

  /// What Enter would print of an item, without its line end; its source bytes where `--output` does not fit it.
  func printed(_ choice: Choice) -> [UInt8] {
    (try? ClipboardText.bytes(of: [choice], as: options.output)) ?? choice.item.raw
  }

  /// Puts bytes on the terminal's clipboard; false where there is none.
  func copy(_ bytes: [UInt8]) -> Bool { application?.terminal.copyToClipboard(bytes) ?? false }

  /// Stops the process as Ctrl-Z does, until the shell continues it.
  func suspend() {
    guard isInteractive else { return }
    application?.terminal.stopProcess()
    application?.setNeedsFrame()
  }

  /// Gives the terminal to another program; answers what went wrong.
  func run(_ program: ExternalProgram) -> String? {
    guard isInteractive, let terminal = application?.terminal else { return "no terminal to open it on" }
    terminal.suspend()
    defer { terminal.resume() }
    return program.run()
  }

  /// Has a screen told when its content has news.
  func watch(_ content: any BrowseContent, _ handler: @escaping () -> Void) {
    guard content.descriptor >= 0 else { return }
    application?.wake(on: content.descriptor, handler)
  }

  /// Ends what ``watch(_:_:)`` began.
  func unwatch(_ content: any BrowseContent) {
    application?.stopWaking(on: content.descriptor)
  }
}
