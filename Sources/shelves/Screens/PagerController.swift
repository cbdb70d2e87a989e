internal import Curses
internal import ShelfKit

/// A screen of text: scrolled with the keys that scroll rows, left with the keys that lead back.
class PagerController: ViewController {
  let session: Session
  let pager = PagerView()
  private let top = BarView()
  private let bottom = BarView()
  private let prompt = PromptView()
  /// The width the text was set for; `nil` when it must be set anew.
  private var setWidth: Int?
  /// What was searched for; `nil` for nothing.
  var search: TextSearch?
  /// The line that a search went to.
  var foundLine: Int? { didSet { pager.foundLine = foundLine } }
  /// What is being typed to search for; `nil` for nothing.
  var typing: Typing?
  /// Said at the bottom until the next key.
  var message: String?
  /// The number typed before a key.
  private var count = RepeatCount()

  init(session: Session) {
    self.session = session
    super.init()
  }

  /// What the line at the top says, in so many columns if that can be.
  func heading(columns: Int) -> String { "" }
  /// The keys that the line at the bottom names, and what they do; where there is no room for all of them, the one before
  /// the last two gives way first.
  var hints: [([Action], String)] {
    [Self.scrollHint, ([.search], "search"), ([.cancel], "back"), ([.leave], "leave")]
  }
  static let scrollHint = ([Action.previousRow, .nextRow], "scroll")
  /// The text for a width in columns; asked again when the width changes, and after `setNeedsText`.
  func text(columns: Int) -> [PagerView.Line] { [] }

  /// Has the text set anew in the next frame.
  func setNeedsText() { setWidth = nil }

  /// Sets the text for the width there is, and finds in it what is searched for.
  func layOut() {
    let columns = max(1, pager.bounds.size.width)
    var lines = text(columns: columns)
    search?.look(through: &lines)
    if let line = foundLine, search?.places.contains(line) != true { foundLine = nil }
    pager.lines = lines
    setWidth = columns
  }

  override func viewDidLoad() {
    for part in [pager, top, bottom, prompt] { view.addSubview(part) }
    pager.highlight = session.appearance.matchChange
    pager.foundHighlight = session.appearance.foundMatchChange
    prompt.label = "/"
    prompt.appearance = session.appearance
    top.style = session.appearance.barStyle
    bottom.style = session.appearance.dimStyle
  }

  override func prepareFrame() {
    let size = view.frame.size
    top.frame = Rect(x: 0, y: 0, width: size.width, height: 1)
    pager.frame = Rect(x: 1, y: 1, width: size.width - 2, height: size.height - 2)
    bottom.frame = Rect(x: 0, y: max(1, size.height - 1), width: size.width, height: 1)
    prompt.frame = bottom.frame
    if setWidth != max(1, size.width - 2) { layOut() }
    let last = min(pager.lines.count, pager.offset + pager.bounds.size.height)
    top.trailing = "\(min(pager.offset + 1, last))-\(last) of \(pager.lines.count) "
    let columns = size.width - session.typesetter.columns(of: top.trailing) - 2
    top.leading = " " + heading(columns: columns)
    bottom.leading = " " + (message ?? count.text ?? hintLine)
    prompt.isHidden = typing == nil
    if let typing {
      prompt.editor = typing.editor
      prompt.note = typingNote
    }
  }

  private var hintLine: String {
    var hints = FooterHints.hints(session.bindings, hints, ascii: session.appearance.isASCII)
    while hints.count > 2, session.typesetter.columns(of: FooterHints.line(hints)) >= view.frame.size.width {
      hints.remove(at: hints.count - 3)
    }
    return FooterHints.line(hints)
  }

  /// Scrolls, leads back, or leaves.
  override func handle(_ event: Event) -> Bool {
    switch event {
    case .key, .paste:
      if typing != nil { return type(event) }
      message = nil
      guard case .key(let key) = event else { return false }
      if case .character(let character) = key.code, key.modifiers.isEmpty, count.take(character) { return true }
      let times = count.use()
      return session.bindings.action(for: key).map { perform($0, times: times) } ?? false
    case .mouse(let mouse):
      count = RepeatCount()
      switch mouse.action {
      case .wheelUp: return scroll(-3)
      case .wheelDown: return scroll(3)
      default: return false
      }
    case .endOfInput:
      session.leave(.left)
      return true
    case .resize: return false
    }
  }

  /// Does what an action means on a screen of text, so often where that makes sense; answers whether it means something.
  func perform(_ action: Action, times: Int?) -> Bool {
    let page = max(1, pager.bounds.size.height)
    // More often than there are lines leads no further.
    let often = min(max(1, times ?? 1), max(1, pager.lines.count))
    switch action {
    case .previousRow: return scroll(-often)
    case .nextRow: return scroll(often)
    case .previousRowPage: return scroll(-page * often)
    case .nextRowPage: return scroll(page * often)
    case .previousRowHalfPage: return scroll(-max(1, page / 2) * often)
    case .nextRowHalfPage: return scroll(max(1, page / 2) * often)
    case .firstRow, .lastRow:
      let isDown = times == nil && action == .lastRow
      pager.scroll(to: isDown ? pager.lines.count : (times ?? 1) - 1)
    case .firstItem: return scroll(-pager.lines.count)
    case .lastItem: return scroll(pager.lines.count)
    case .search: openSearch()
    case .nextMatch, .previousMatch: for _ in 0..<often { goToMatch(isForward: action == .nextMatch) }
    case .back, .cancel:
      if !endSearch() { navigationController?.pop() }
    case .help, .activate: navigationController?.pop()
    default: return session.perform(action)
    }
    return true
  }

  private func scroll(_ lines: Int) -> Bool {
    pager.scroll(by: lines)
    return true
  }
}
