internal import Curses
internal import ShelfKit

/// The whole screen: the stack of screens, or one line where there is no room for them.
final class RootController: ViewController {
  /// The least room the screens need.
  static let smallest = Size(width: 20, height: 5)

  private let navigation: NavigationController
  private let notice = BarView()

  init(navigation: NavigationController) {
    self.navigation = navigation
    super.init()
    addChild(navigation)
    view.addSubview(navigation.view)
    view.addSubview(notice)
    navigation.didMove(to: self)
  }

  override func viewWillAppear() { navigation.beginAppearance(true) }
  override func viewDidAppear() { navigation.endAppearance() }
  override func viewWillDisappear() { navigation.beginAppearance(false) }
  override func viewDidDisappear() { navigation.endAppearance() }

  /// Shows the screens where there is room for them, and otherwise says how much they need.
  override func prepareFrame() {
    let width = view.frame.size.width
    navigation.view.isHidden = !hasRoom
    notice.isHidden = hasRoom
    notice.frame = Rect(x: 0, y: 0, width: width, height: min(1, view.frame.size.height))
    notice.leading = "\(Self.smallest.width)x\(Self.smallest.height) needed"
    // Without room nothing is laid out: the screens keep their size, and keys act as if they were seen.
    guard hasRoom else { return }
    navigation.view.frame = view.bounds
    navigation.prepareFrame()
  }

  override func didShowFrame() {
    if hasRoom { navigation.didShowFrame() }
  }

  /// Keys act all the same while there is no room; the mouse has nothing to point at.
  override func handle(_ event: Event) -> Bool {
    if case .mouse = event, !hasRoom { return false }
    return navigation.handle(event)
  }

  private var hasRoom: Bool {
    let size = view.frame.size
    return size.width >= Self.smallest.width && size.height >= Self.smallest.height
  }
}
