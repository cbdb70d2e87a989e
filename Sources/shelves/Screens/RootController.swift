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
    let size = view.frame.size
    let hasRoom = size.width >= Self.smallest.width && size.height >= Self.smallest.height
    navigation.view.isHidden = !hasRoom
    notice.isHidden = hasRoom
    notice.frame = Rect(x: 0, y: 0, width: size.width, height: min(1, size.height))
    notice.leading = "\(Self.smallest.width)x\(Self.smallest.height) needed"
    navigation.view.frame = view.bounds
    // Without room nothing is laid out: what the screens remember stays as it is.
    if hasRoom { navigation.prepareFrame() }
  }

  /// Keys act all the same while there is no room.
  override func handle(_ event: Event) -> Bool { navigation.handle(event) }
}
