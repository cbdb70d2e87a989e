internal import Curses
internal import ShelfKit

/// A screen to pick one of several things: type to narrow, arrows to move, Enter to take, Esc to leave it.
final class PickerController: ViewController {
  private let session: Session
  private let heading: String
  private let list: PickerView
  private let prompt = PromptView()
  private let top = BarView()
  private let bottom = BarView()
  private let onPick: (Int) -> Void

  /// Makes the screen.
  ///
  /// - Parameter onPick: told which entry was taken, once the screen is gone.
  init(_ heading: String, _ entries: [PickerEntry], session: Session, onPick: @escaping (Int) -> Void) {
    self.heading = heading
    self.session = session
    self.onPick = onPick
    list = PickerView()
    super.init()
    list.list = PickerList(entries)
    list.appearance = session.appearance
  }

  override func viewDidLoad() {
    for part in [list, prompt, top, bottom] { view.addSubview(part) }
    top.style = session.appearance.barStyle
    bottom.style = session.appearance.dimStyle
    prompt.appearance = session.appearance
    prompt.label = session.appearance.isASCII ? "> " : "› "
  }

  override func prepareFrame() {
    let size = view.frame.size
    top.frame = Rect(x: 0, y: 0, width: size.width, height: 1)
    prompt.frame = Rect(x: 0, y: 1, width: size.width, height: 1)
    list.frame = Rect(x: 0, y: 2, width: size.width, height: max(0, size.height - 3))
    bottom.frame = Rect(x: 0, y: max(1, size.height - 1), width: size.width, height: 1)
    top.leading = " " + heading
    top.trailing = "\(list.list.shown.count) of \(list.list.entries.count) "
    bottom.leading = list.list.shown.isEmpty ? " nothing holds all of these words" : hint
  }

  private var hint: String { session.appearance.isASCII ? " Enter take  Esc back" : " ↑↓ move  Enter take  Esc back" }

  /// Moves, takes, leaves, or narrows.
  override func handle(_ event: Event) -> Bool {
    switch event {
    case .key(let key): return handle(key) || type(event)
    case .paste: return type(event)
    case .mouse(let mouse): return handle(mouse)
    case .endOfInput:
      session.leave(.left)
      return true
    case .resize: return false
    }
  }

  private func handle(_ key: Key) -> Bool {
    let page = max(1, list.bounds.size.height)
    switch (key.code, key.modifiers) {
    case (.up, []), (.character("p"), .control), (.tab, .shift): list.list.move(by: -1)
    case (.down, []), (.character("n"), .control), (.tab, []): list.list.move(by: 1)
    case (.pageUp, []): list.list.move(by: -page)
    case (.pageDown, []): list.list.move(by: page)
    case (.enter, []): take()
    case (.escape, []): navigationController?.pop()
    case (.backspace, []) where prompt.editor.isEmpty: navigationController?.pop()
    default: return session.perform(session.bindings.actionWhileTyping(for: key))
    }
    return true
  }

  private func type(_ event: Event) -> Bool {
    guard prompt.editor.take(event) else { return false }
    list.list.narrow(to: prompt.editor.text)
    return true
  }

  private func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.action {
    case .wheelUp: list.list.move(by: -1)
    case .wheelDown: list.list.move(by: 1)
    case .click, .doubleClick:
      let place = list.offset + mouse.position.y - list.frame.minY
      guard mouse.position.y >= list.frame.minY, place < list.list.shown.count else { return false }
      list.list.select(place)
      if mouse.action == .doubleClick { take() }
    default: return false
    }
    return true
  }

  private func take() {
    guard let choice = list.list.choice else { return }
    navigationController?.pop()
    onPick(choice)
  }
}
