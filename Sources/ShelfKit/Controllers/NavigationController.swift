public import Curses

/// A stack of screens: one is pushed over another and popped off again, and the one below is as it was.
public final class NavigationController: ViewController {
  /// The screens, the one on top last; never empty.
  public private(set) var stack: [ViewController]

  /// Makes a stack of one screen.
  public init(root: ViewController) {
    stack = [root]
    super.init()
    addChild(root)
    root.navigationController = self
    view.addSubview(root.view)
    root.didMove(to: self)
  }

  /// The screen that is shown.
  public var top: ViewController { stack[stack.count - 1] }

  /// Shows a screen over the present one.
  public func push(_ controller: ViewController) {
    let below = top
    let shown = appearance == .appeared
    addChild(controller)
    controller.navigationController = self
    stack.append(controller)
    controller.view.frame = view.bounds
    exchange(below, for: controller, shown: shown)
    controller.didMove(to: self)
  }

  /// Takes the top screen off; answers it, or `nil` if it is the only one.
  @discardableResult
  public func pop() -> ViewController? {
    guard stack.count > 1 else { return nil }
    let shown = appearance == .appeared
    let leaving = stack.removeLast()
    leaving.willMove(to: nil)
    top.view.frame = view.bounds
    exchange(leaving, for: top, shown: shown)
    leaving.navigationController = nil
    leaving.removeFromParent()
    return leaving
  }

  private func exchange(_ leaving: ViewController, for coming: ViewController, shown: Bool) {
    if shown {
      leaving.beginAppearance(false)
      coming.beginAppearance(true)
    }
    leaving.view.removeFromSuperview()
    view.addSubview(coming.view)
    if shown {
      leaving.endAppearance()
      coming.endAppearance()
    }
  }

  /// Appears together with its top screen.
  override public func viewWillAppear() { top.beginAppearance(true) }
  /// Appears together with its top screen.
  override public func viewDidAppear() { top.endAppearance() }
  /// Disappears together with its top screen.
  override public func viewWillDisappear() { top.beginAppearance(false) }
  /// Disappears together with its top screen.
  override public func viewDidDisappear() { top.endAppearance() }

  /// Gives the top screen all the room there is.
  override public func loadView() -> View { NavigationView() }

  /// Prepares the top screen.
  override public func prepareFrame() {
    top.view.frame = view.bounds
    top.prepareFrame()
  }

  /// Tells the top screen.
  override public func didShowFrame() { top.didShowFrame() }

  /// Lets the top screen handle it.
  override public func handle(_ event: Event) -> Bool { top.handle(event) }
}

private final class NavigationView: View {
  override func sizeDidChange() {
    for view in subviews { view.frame = bounds }
  }
}
