public import Curses

/// A rectangle of a screen that draws itself and may hold others: the unit of containment.
///
/// A view belongs to the main thread. A *backed* view (``isBacked``) owns a surface of its own size; it and
/// its descendants draw there, and the surface is copied to where the view is. Every other view draws on the
/// surface of its nearest backed ancestor.
///
/// Invariants:
/// 1. A view has at most one superview, and is among the subviews of exactly that one.
/// 2. Adding a view elsewhere takes it out of where it was, first.
/// 3. A view without a superview is neither drawn nor hit, unless it is the root of a screen.
open class View {
  /// Place and size in the superview's coordinates, in cells.
  public var frame: Rect {
    didSet {
      guard frame != oldValue else { return }
      if frame.size != oldValue.size {
        setNeedsDisplay()
        sizeDidChange()
      } else if !isBacked {
        superview?.setNeedsDisplay()
      }
    }
  }

  /// The view this one is in.
  public private(set) weak var superview: View?
  /// The views in this one, the rearmost first.
  public private(set) var subviews: [View] = []
  /// Whether it is left out of drawing and of hit tests, with all it holds.
  public var isHidden = false {
    didSet { if isHidden != oldValue { (superview ?? self).setNeedsDisplay() } }
  }
  /// Whether its surface, or the surface it draws on, shows something else than it would draw now.
  public private(set) var needsDisplay = true
  /// The surface of a backed view; made when it is first drawn.
  var surface: Surface?

  /// Makes a view.
  public init(frame: Rect = .zero) { self.frame = frame }

  /// Whether the view owns a surface: moving it costs a copy, not a drawing.
  open var isBacked: Bool { false }

  /// Backed views that are drawn along with this one although they are not in it: they will be soon, and a drawn surface
  /// costs only a copy then. They are neither shown nor hit.
  var viewsToPrepare: [View] { [] }

  /// The view's own rectangle in its own coordinates.
  public var bounds: Rect { Rect(origin: .zero, size: frame.size) }

  /// Puts a view in front of the others, taking it out of where it was.
  public func addSubview(_ view: View) {
    precondition(view !== self, "a view cannot be its own subview")
    if view.superview === self, subviews.last === view { return }
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    // What a backed view shows does not depend on where it is.
    if !view.isBacked { view.setNeedsDisplay() }
    setNeedsDisplay()
  }

  /// Takes the view out of its superview; nothing happens if it has none.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.subviews.removeAll { $0 === self }
    superview = nil
    parent.setNeedsDisplay()
  }

  /// Asks for the view to be drawn anew in the next frame.
  public func setNeedsDisplay() {
    var view: View? = self
    while let current = view {
      current.needsDisplay = true
      if current.isBacked { return }
      view = current.superview
    }
  }

  /// Called by the drawing when the view has been drawn.
  func didDisplay() { needsDisplay = false }

  /// Called after the size changed; a subclass places its subviews anew. The default does nothing.
  open func sizeDidChange() {}

  /// Draws the view's own content, below its subviews, on cells that are blank. The default draws nothing.
  open func draw(on canvas: Canvas) {}

  /// The frontmost view at a point of this view's coordinates, or `nil`; hidden views and what lies outside are not hit.
  public func hitTest(_ point: Point) -> View? {
    guard !isHidden, bounds.contains(point) else { return nil }
    for view in subviews.reversed() {
      let inside = Point(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(inside) { return hit }
    }
    return self
  }
}
