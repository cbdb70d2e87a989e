public import Curses

/// Owns a view and the behaviour behind it, and may contain other controllers.
///
/// Containment follows the order UIKit documents for view controllers: a parent calls ``addChild(_:)``, puts the
/// child's view in, and the child hears `willMove(to: parent)` before and `didMove(to: parent)` after; leaving
/// mirrors it with `nil`. Appearance calls come in pairs and in order: `viewWillAppear`, `viewDidAppear`,
/// `viewWillDisappear`, `viewDidDisappear`. A controller belongs to the main thread.
///
/// Invariants:
/// 1. A controller has at most one parent, which alone retains it as a child.
/// 2. Each appearance call is legal only after its predecessor in the cycle above.
open class ViewController {
  /// Where a controller is between hidden and shown.
  public enum Appearance: Hashable, Sendable {
    /// Its view is not on screen.
    case disappeared
    /// Between `viewWillAppear` and `viewDidAppear`.
    case appearing
    /// Its view is on screen.
    case appeared
    /// Between `viewWillDisappear` and `viewDidDisappear`.
    case disappearing
  }

  /// The controller that contains this one.
  public private(set) weak var parent: ViewController?
  /// The controllers in this one, in the order they came.
  public private(set) var children: [ViewController] = []
  /// Where it is between hidden and shown.
  public private(set) var appearance = Appearance.disappeared
  /// The stack of screens this controller is in, if it is in one.
  public internal(set) weak var navigationController: NavigationController?
  private var loadedView: View?

  /// Makes a controller; its view is made when first asked for.
  public init() {}

  /// The controller's view, made by ``loadView()`` when first asked for.
  public var view: View {
    if let loadedView { return loadedView }
    let view = loadView()
    loadedView = view
    viewDidLoad()
    return view
  }

  /// Whether the view has been made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; the default is an empty one.
  open func loadView() -> View { View() }
  /// Called once, after the view was made.
  open func viewDidLoad() {}
  /// Called before the view comes on screen.
  open func viewWillAppear() {}
  /// Called when the view is on screen.
  open func viewDidAppear() {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear() {}
  /// Called when the view has left the screen.
  open func viewDidDisappear() {}
  /// Called before the parent changes; `nil` when it is about to leave.
  open func willMove(to parent: ViewController?) {}
  /// Called after the parent changed; `nil` when it has left.
  open func didMove(to parent: ViewController?) {}
  /// Called before each frame the controller is part of: the place to bring views in line with state.
  open func prepareFrame() {}
  /// Called after each such frame was shown: the place for work that the frame need not wait for.
  open func didShowFrame() {}

  /// Handles a key, a click or a paste; answers whether it meant something here.
  open func handle(_ event: Event) -> Bool { false }

  /// Takes a controller in. The caller puts its view where it belongs and then calls the child's `didMove(to:)`.
  public func addChild(_ child: ViewController) {
    precondition(child !== self, "a controller cannot be its own child")
    if child.parent === self { return }
    child.parent?.remove(child)
    child.willMove(to: self)
    children.append(child)
    child.parent = self
  }

  /// Lets the controller go. The caller has called `willMove(to: nil)` and taken the view out; `didMove(to: nil)` follows here.
  public func removeFromParent() {
    parent?.remove(self)
  }

  private func remove(_ child: ViewController) {
    children.removeAll { $0 === child }
    child.parent = nil
    child.didMove(to: nil)
  }

  /// Begins coming on screen, or leaving it.
  public func beginAppearance(_ isAppearing: Bool) {
    let legal: Appearance = isAppearing ? .disappeared : .appeared
    precondition(
      appearance == legal, "\(type(of: self)): beginAppearance(\(isAppearing)) while \(appearance)")
    appearance = isAppearing ? .appearing : .disappearing
    if isAppearing { viewWillAppear() } else { viewWillDisappear() }
  }

  /// Ends what ``beginAppearance(_:)`` began.
  public func endAppearance() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear()
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear()
    case .appeared, .disappeared:
      preconditionFailure("\(type(of: self)): endAppearance without beginAppearance")
    }
  }
}
