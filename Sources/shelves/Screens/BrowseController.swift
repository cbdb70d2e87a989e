internal import Catalog
internal import Curses
internal import ShelfKit

/// The screen of rows and cards: a grid, what is said about it, and what keys do to it.
final class BrowseController: ViewController {
  let session: Session
  let content: any BrowseContent
  let grid: GridController
  /// A number typed before a key: how often the key acts.
  var count = RepeatCount()
  /// Said at the bottom until the next key.
  var message: String?
  /// What is being typed; `nil` for nothing.
  var prompt: Prompt?
  /// Whether the card with the focus is to be taken once the filter has done its work.
  var isTaking = false
  /// What was searched for; `nil` for nothing.
  var search: Search?
  /// Whether the focus is to go to the first match as soon as there is one.
  var isSeeking = false
  /// How the view was before it was filtered; `nil` while it is not.
  var unfiltered: Unfiltered?
  /// What the rows were before they were made of another column under a filter, with what that hides; `nil` once they are.
  var regroupedFrom: (any GridSnapshot)?
  /// What was given to an editor and has not been read again yet; `nil` for nothing.
  var edited: EditedItem?
  /// What the frame under way shows, where it could be forgotten.
  private var itemsInSight = NamedItems()
  private(set) var inspector: InspectorController?
  private(set) var preview: PreviewController?
  private(set) lazy var browseView = BrowseView(grid: grid.view)

  /// Makes the screen of a content.
  init(_ content: any BrowseContent, session: Session) {
    self.content = content
    self.session = session
    grid = GridController(
      snapshot: content.snapshot, dataSource: content.dataSource,
      hostingPolicy: HostCell.Policy(rawValue: session.options.hosting.rawValue) ?? .guarded)
    grid.verticalFocus = VerticalFocus(rawValue: session.options.move.rawValue) ?? .memory
    super.init()
    addChild(grid)
    session.ledger.enter(grid)
    if session.showsInspector { toggleInspector() }
    if session.options.preview != nil { togglePreview() }
  }

  override func loadView() -> View { browseView }

  override func viewDidLoad() {
    browseView.top.style = session.appearance.barStyle
    browseView.bottom.style = session.appearance.dimStyle
    browseView.prompt.appearance = session.appearance
    grid.didMove(to: self)
  }

  override func viewWillAppear() { grid.beginAppearance(true) }
  override func viewDidAppear() { grid.endAppearance() }
  override func viewWillDisappear() { grid.beginAppearance(false) }
  override func viewDidDisappear() { grid.endAppearance() }

  /// Stops the reading when the screen is left for good.
  override func didMove(to parent: ViewController?) {
    guard parent == nil else { return }
    preview?.stop()
    endSearch()
    session.unwatch(content)
    content.stop()
    session.ledger.close(grid)
  }

  /// Has news of the content taken in as they come.
  func watchContent() { session.watch(content) { [weak self] in self?.takeNews() } }

  /// Takes in what the content has to tell.
  func takeNews() {
    let news = content.takeNews()
    if news.contains(.snapshot) {
      let focusBefore = edited == nil ? nil : focusedID
      let origin = takeFilterOrigin()
      takeRegrouping()
      grid.apply(content.snapshot, from: origin)
      returnFromEditing(focusBefore)
      leaveFilterIfDone()
      refreshSearch()
      takeIfDone()
    } else if news.contains(.looks) {
      grid.reload()
    }
    // A stream tells only now that it cannot be read as asked for. On a later screen that is a message.
    if content.refusal != nil, navigationController?.stack.first === self { session.refuse() }
  }

  /// What is to be the same item after the next reading.
  var itemsToKeep: NamedItems {
    var items = grid.namedItems
    for state in [unfiltered?.state, prompt?.before.state].compactMap({ $0 }) { items.insert(from: state) }
    return items
  }

  /// Has the content change by itself, as far as it does.
  func change(_ count: Int) {
    guard count > 0 else { return }
    content.change(count, near: grid.focusedIndexPath)
    grid.apply(content.snapshot)
  }

  /// Brings the grid and the lines around it up to date.
  override func prepareFrame() {
    grid.prepareFrame()
    itemsInSight = content.mayForget ? grid.itemsInSight : NamedItems()
    let isOutdated = content.outdated(itemsInSight) != nil
    session.frameCheck?.check(grid)
    inspector?.update()
    preview?.show(isOutdated ? nil : focusedChoice)
    browseView.top.leading = " " + topLine
    browseView.top.trailing = place + " "
    browseView.bottom.leading = " " + bottomLine
    browseView.prompt.isHidden = prompt == nil
    if let prompt {
      browseView.prompt.label = prompt.label
      browseView.prompt.editor = prompt.editor
      browseView.prompt.note = promptNote
    }
  }

  /// Remembers what is seen. No frame waits for it; whatever could change it comes later.
  override func didShowFrame() {
    if content.mayForget { content.remember(itemsInSight) }
  }

  /// Does what an event means here.
  override func handle(_ event: Event) -> Bool { respond(to: event) }

  /// Shows the machinery at the side, or no longer.
  func toggleInspector() {
    if inspector == nil {
      let panel = InspectorController(grid: grid, content: content, appearance: session.appearance)
      inspector = panel
      browseView.panel = panel.panel
    } else {
      inspector?.stop()
      inspector = nil
      browseView.panel = nil
    }
  }

  /// Shows what the preview command says about the focused item, or no longer.
  func togglePreview() {
    guard let command = session.options.preview else {
      message = "nothing to preview with: --preview names a command"
      return
    }
    if preview == nil {
      let pane = PreviewController(command, session: session)
      preview = pane
      browseView.preview = pane.view
    } else {
      preview?.stop()
      preview = nil
      browseView.preview = nil
    }
  }

  private var bottomLine: String {
    if let message { return message }
    if let typed = count.text { return typed }
    return FooterHints.text(
      session.bindings, picks: session.isPicking, ascii: session.appearance.isASCII,
      width: browseView.bottom.bounds.size.width - 1, measure: session.typesetter.columns)
  }
}
