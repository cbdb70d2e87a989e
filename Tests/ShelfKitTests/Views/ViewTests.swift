import Curses
import Testing

@testable import ShelfKit

@Suite struct ViewTests {
  @Test func `a view has one superview: adding it elsewhere takes it out first`() {
    let (first, second, view) = (View(), View(), View())
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    #expect(second.subviews.count == 1)
    #expect(view.superview === second)
  }

  @Test func `adding a view again brings it to the front, once`() {
    let (parent, one, other) = (View(), View(), View())
    parent.addSubview(one)
    parent.addSubview(other)
    parent.addSubview(one)
    #expect(parent.subviews.map(ObjectIdentifier.init) == [other, one].map(ObjectIdentifier.init))
  }

  @Test func `a superview is not kept alive by its subview`() {
    let view = View()
    weak var gone: View?
    do {
      let parent = View()
      gone = parent
      parent.addSubview(view)
    }
    #expect(gone == nil)
    #expect(view.superview == nil)
  }

  @Test func `the frontmost view at a point is hit, and none that is hidden or outside`() {
    let parent = View(frame: Rect(x: 0, y: 0, width: 10, height: 4))
    let back = View(frame: Rect(x: 1, y: 1, width: 6, height: 2))
    let front = View(frame: Rect(x: 3, y: 1, width: 6, height: 2))
    parent.addSubview(back)
    parent.addSubview(front)
    #expect(parent.hitTest(Point(x: 4, y: 1)) === front)
    #expect(parent.hitTest(Point(x: 1, y: 2)) === back)
    #expect(parent.hitTest(Point(x: 0, y: 0)) === parent)
    #expect(parent.hitTest(Point(x: 10, y: 0)) == nil)
    front.isHidden = true
    #expect(parent.hitTest(Point(x: 4, y: 1)) === back)
  }

  @Test func `what needs display is told up to the nearest surface, and no further`() throws {
    final class Backed: View { override var isBacked: Bool { true } }
    let (root, backed, inner) = (View(), Backed(), View())
    root.addSubview(backed)
    backed.addSubview(inner)
    for view in [root, backed, inner] { view.didDisplay() }
    inner.setNeedsDisplay()
    #expect(inner.needsDisplay && backed.needsDisplay)
    #expect(!root.needsDisplay)
  }
}
