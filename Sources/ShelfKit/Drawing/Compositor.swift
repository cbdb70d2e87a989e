public import Curses

/// Draws what needs it and puts the surfaces of a view tree where they belong.
///
/// A frame is two walks. The first draws each backed view that needs display on its surface, with its unbacked
/// descendants. The second copies surfaces to the target, the rearmost first, cut by their ancestors.
/// A backed view that only moved is copied, not drawn.
public final class Compositor {
  private let terminal: Terminal
  /// What was drawn since the start: surfaces, and the cells they have. A test says by them that a frame's work does not
  /// grow with the data.
  public private(set) var work = (cells: 0, surfaces: 0)

  /// Makes a compositor for views of one terminal.
  public init(terminal: Terminal) { self.terminal = terminal }

  /// Draws a tree and copies it to the terminal's next frame, which `Terminal.present()` shows.
  public func compose(_ root: View) {
    place(root, origin: root.frame.origin, clip: root.frame) { surface, part, point in
      surface.show(part, at: point)
    }
  }

  /// Draws a tree into a buffer of its root's size.
  public func render(_ root: View) -> FrameBuffer {
    var buffer = FrameBuffer(size: root.frame.size)
    place(root, origin: .zero, clip: root.bounds) { surface, part, point in
      buffer.copy(part, of: surface, to: point)
    }
    return buffer
  }

  private func place(_ view: View, origin: Point, clip: Rect, copy: (Surface, Rect, Point) -> Void) {
    guard !view.isHidden else { return }
    let visible = clip.intersection(Rect(origin: origin, size: view.frame.size))
    guard !visible.isEmpty else { return }
    if view.isBacked {
      let surface = drawn(view)
      copy(surface, visible.offset(x: -origin.x, y: -origin.y), visible.origin)
    }
    for subview in view.subviews {
      let inside = Point(x: origin.x + subview.frame.minX, y: origin.y + subview.frame.minY)
      place(subview, origin: inside, clip: visible, copy: copy)
    }
    for coming in view.viewsToPrepare where coming.isBacked && !coming.frame.isEmpty { _ = drawn(coming) }
  }

  private func drawn(_ view: View) -> Surface {
    if let surface = view.surface, surface.size == view.frame.size, !view.needsDisplay { return surface }
    let surface: Surface
    if let old = view.surface, old.size == view.frame.size {
      surface = old
    } else {
      surface = Surface(on: terminal, size: view.frame.size)
      view.surface = surface
    }
    work.surfaces += 1
    work.cells += surface.size.width * surface.size.height
    surface.erase(style: .plain)
    draw(view, on: Canvas(surface: surface, typesetter: terminal.typesetter))
    return surface
  }

  private func draw(_ view: View, on canvas: Canvas) {
    view.draw(on: canvas)
    view.didDisplay()
    for subview in view.subviews where !subview.isBacked && !subview.isHidden {
      let inside = canvas.canvas(for: subview.frame)
      if inside.clip.isEmpty { subview.didDisplay() } else { draw(subview, on: inside) }
    }
  }
}
