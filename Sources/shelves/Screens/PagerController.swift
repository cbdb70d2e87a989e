internal import Curses
internal import ShelfKit

/// A screen of text: scrolled with the keys that scroll rows, left with the keys that lead back.
class PagerController: ViewController {
  let session: Session
  let pager = PagerView()
  private let top = BarView()
  private let bottom = BarView()
  private let bindings = KeyBindings.standard
  /// The width the text was set for; `nil` when it must be set anew.
  private var setWidth: Int?

  init(session: Session) {
    self.session = session
    super.init()
  }

  /// What the line at the top says.
  var heading: String { "" }
  /// What the line at the bottom says.
  var hint: String { " ↑↓ scroll  Esc back  q leave" }
  /// The text for a width in columns; asked again when the width changes, and after `setNeedsText`.
  func text(columns: Int) -> [PagerView.Line] { [] }

  /// Has the text set anew in the next frame.
  func setNeedsText() { setWidth = nil }

  override func viewDidLoad() {
    for part in [pager, top, bottom] { view.addSubview(part) }
    top.style = session.appearance.barStyle
    bottom.style = session.appearance.dimStyle
  }

  override func prepareFrame() {
    let size = view.frame.size
    top.frame = Rect(x: 0, y: 0, width: size.width, height: 1)
    pager.frame = Rect(x: 1, y: 1, width: size.width - 2, height: size.height - 2)
    bottom.frame = Rect(x: 0, y: max(1, size.height - 1), width: size.width, height: 1)
    top.leading = " " + heading
    let columns = max(1, size.width - 2)
    if setWidth != columns {
      pager.lines = text(columns: columns)
      setWidth = columns
    }
    let last = min(pager.lines.count, pager.offset + pager.bounds.size.height)
    top.trailing = "\(min(pager.offset + 1, last))-\(last) of \(pager.lines.count) "
    bottom.leading = hint
  }

  /// Scrolls, leads back, or leaves.
  override func handle(_ event: Event) -> Bool {
    switch event {
    case .key(let key): bindings.action(for: key).map(perform) ?? false
    case .mouse(let mouse):
      switch mouse.action {
      case .wheelUp: scroll(-3)
      case .wheelDown: scroll(3)
      default: false
      }
    default: false
    }
  }

  /// Does what an action means on a screen of text; answers whether it means something.
  func perform(_ action: Action) -> Bool {
    let page = max(1, pager.bounds.size.height)
    switch action {
    case .previousRow: return scroll(-1)
    case .nextRow: return scroll(1)
    case .previousRowPage: return scroll(-page)
    case .nextRowPage: return scroll(page)
    case .previousRowHalfPage: return scroll(-max(1, page / 2))
    case .nextRowHalfPage: return scroll(max(1, page / 2))
    case .firstRow, .firstItem: return scroll(-pager.lines.count)
    case .lastRow, .lastItem: return scroll(pager.lines.count)
    case .back, .cancel, .help, .activate:
      navigationController?.pop()
      return true
    case .leave:
      session.quit()
      return true
    case .interrupt:
      session.leave(.left)
      return true
    case .suspend:
      session.suspend()
      return true
    case .redraw:
      session.redraw()
      return true
    default: return false
    }
  }

  private func scroll(_ lines: Int) -> Bool {
    pager.scroll(by: lines)
    return true
  }
}
