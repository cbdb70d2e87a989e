import Curses
import Testing

@testable import ShelfKit

/// A grid on a headless terminal, and the questions tests ask of it.
final class TestScreen {
  let terminal: Terminal
  let data = TestDataSource()
  let grid: GridController
  let compositor: Compositor

  init(
    width: Int = 30, height: Int = 8, rows: Int = 50, items: Int = 20,
    policy: HostCell.Policy = .guarded, limits: GridController.Limits = .init()
  ) throws {
    terminal = try Terminal(.headless(Size(width: width, height: height)))
    compositor = Compositor(terminal: terminal)
    grid = GridController(
      snapshot: Self.snapshot(rows: rows, items: items), dataSource: data, hostingPolicy: policy, limits: limits)
    grid.view.frame = Rect(x: 0, y: 0, width: width, height: height)
    grid.beginAppearance(true)
    grid.endAppearance()
  }

  /// Rows `r0`, `r1`, … with items `0.0`, `0.1`, ….
  static func snapshot(rows: Int, items: Int) -> ListSnapshot {
    ListSnapshot((0..<rows).map { row in (RowID("r\(row)"), (0..<items).map { ItemID("\(row).\($0)") }) })
  }

  func resize(width: Int, height: Int) {
    grid.view.frame = Rect(x: 0, y: 0, width: width, height: height)
  }

  /// Draws the next frame as the program does.
  @discardableResult
  func frame() -> FrameBuffer {
    grid.prepareFrame()
    return compositor.render(grid.view)
  }

  /// Draws a frame from the same state with renderers that never showed anything else.
  func freshFrame() -> FrameBuffer {
    let replica = grid.makeReplica()
    replica.prepareFrame()
    return Compositor(terminal: terminal).render(replica.view)
  }

  /// The lines of the next frame.
  var lines: [String] { frame().lines }

  /// Every visible row has one renderer, that holds the view of the row's controller, and nobody else does.
  func checkHosts(_ note: Comment? = nil) {
    let rows = grid.display.visible
    #expect(Set(rows.map { ObjectIdentifier($0.cell) }).count == rows.count, note)
    for row in rows {
      #expect(row.cell.hostedView === row.controller.view, note)
      #expect(row.cell.subviews.count == 1, note)
      #expect(row.controller.view.superview === row.cell, note)
    }
    for (_, views) in grid.rowPool.pooledViews + grid.cellPool.pooledViews {
      for view in views { #expect(view.superview == nil, note) }
    }
  }
}
