import Curses
import Testing

@testable import ShelfKit

/// Who may detach a hosted view: `docs/hosting.md`, step by step.
@MainActor @Suite struct HostCellTests {
  private func cell(_ policy: HostCell.Policy = .guarded) -> HostCell {
    let cell = HostCell()
    cell.policy = policy
    cell.frame = Rect(x: 0, y: 0, width: 10, height: 2)
    return cell
  }

  @Test func `a cell answers the view it hosts`() {
    let (cell, view) = (cell(), View())
    cell.host(view)
    #expect(cell.hostedView === view)
    #expect(view.frame == cell.bounds)
  }

  @Test func `a stale cell that is reused leaves the view to the cell that shows it now`() {
    let (first, second, view) = (cell(), cell(), View())
    first.host(view)
    second.host(view)
    #expect(first.hostedView == nil)
    first.prepareForReuse()
    #expect(second.hostedView === view)
    #expect(view.superview === second)
  }

  @Test func `the order in which two cells let go does not matter`() {
    for staleFirst in [true, false] {
      let (first, second, view) = (cell(), cell(), View())
      first.host(view)
      second.host(view)
      let order = staleFirst ? [first, second] : [second, first]
      order[0].prepareForReuse()
      #expect((view.superview === second) == staleFirst)
      order[1].prepareForReuse()
      #expect(view.superview == nil)
    }
  }

  @Test func `a naive cell takes the view away from the cell that shows it`() {
    let (first, second, view) = (cell(.naive), cell(.naive), View())
    var events: [HostCell.Event.Kind] = []
    first.onEvent = { events.append($0.kind) }
    first.host(view)
    second.host(view)
    first.prepareForReuse()
    #expect(second.hostedView == nil)
    #expect(view.superview == nil)
    #expect(events == [.lost])
  }

  @Test func `a cell holds one view at most`() {
    let (cell, old, new) = (cell(), View(), View())
    cell.host(old)
    cell.host(new)
    #expect(cell.subviews.count == 1)
    #expect(old.superview == nil)
    #expect(cell.hostedView === new)
  }

  @Test func `a view that went elsewhere by itself is not answered and not removed`() {
    let (cell, view, elsewhere) = (cell(), View(), View())
    cell.host(view)
    elsewhere.addSubview(view)
    #expect(cell.hostedView == nil)
    cell.host(View())
    #expect(view.superview === elsewhere)
  }

  @Test func `the memory of a view does not keep it alive`() {
    let cell = cell()
    weak var gone: View?
    do {
      let view = View()
      gone = view
      cell.host(view)
      view.removeFromSuperview()
    }
    #expect(gone == nil)
    #expect(cell.hostedView == nil)
  }

  @Test func `back and forth over two hundred rows each visible row owns one view and none is blank`() throws {
    let screen = try TestScreen(width: 30, height: 9, rows: 200, items: 30)
    screen.frame()
    for (steps, move) in [(199, Move.down(1)), (120, .up(1)), (90, .down(1)), (199, .up(1))] {
      for step in 0..<steps {
        screen.grid.perform(move)
        let lines = screen.lines
        screen.checkHosts("\(move) \(step)")
        #expect(lines.count == 9)
        #expect(!lines.contains(""), "\(move) \(step)")
      }
    }
    #expect(screen.grid.hosting.lostViews == 0)
  }
}
