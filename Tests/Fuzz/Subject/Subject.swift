import Curses
import ShelfKit

/// The grid under test on a terminal in memory, and what can be done to it.
final class Subject {
  let terminal: Terminal
  let grid: GridController
  let compositor: Compositor
  private let hasVersions: Bool
  private let statesChanges: Bool
  private var remembered: GridState?

  /// Whether its screen is the one that is shown.
  var isShown: Bool { grid.appearance == .appeared }

  init(_ setup: Setup, policy: HostCell.Policy = .guarded) throws(TerminalError) {
    hasVersions = setup.versions > 0
    statesChanges = setup.stated > 0
    terminal = try Terminal(.headless(Size(width: 80, height: 24)))
    compositor = Compositor(terminal: terminal)
    var limits = GridController.Limits()
    limits.recentRows = setup.recentRows
    limits.poolCapacity = setup.poolCapacity
    limits.idleControllers = setup.idleControllers
    limits.prefetchedRows = setup.prefetchedRows
    grid = GridController(
      dataSource: FuzzDataSource(), rowSpacing: setup.rowSpacing, hostingPolicy: policy, limits: limits)
    grid.beginAppearance(true)
    grid.endAppearance()
  }

  /// Draws the next frame, as the program does.
  func frame() -> FrameBuffer {
    grid.prepareFrame()
    return compositor.render(grid.view)
  }

  /// Does what an operation means; `content` is the data after it.
  func apply(_ operation: Operation, _ content: Content) {
    switch operation.verb {
    case .down: grid.perform(.down(operation[0]))
    case .up: grid.perform(.up(operation[0]))
    case .right: grid.perform(.right(operation[0]))
    case .left: grid.perform(.left(operation[0]))
    case .rowStart: grid.perform(.rowStart)
    case .rowEnd: grid.perform(.rowEnd)
    case .firstRow: grid.perform(.firstRow)
    case .lastRow: grid.perform(.lastRow)
    case .row: grid.perform(.row(operation[0]))
    case .item: grid.perform(.item(IndexPath(row: operation[0], item: operation[1])))
    case .pageDown: grid.turnPage(.down, count: operation[0])
    case .pageUp: grid.turnPage(.up, count: operation[0])
    case .pageRight: grid.turnPage(.right, count: operation[0])
    case .pageLeft: grid.turnPage(.left, count: operation[0])
    case .halfPageDown: grid.turnPage(.down, .half, count: operation[0])
    case .halfPageUp: grid.turnPage(.up, .half, count: operation[0])
    case .halfPageRight: grid.turnPage(.right, .half, count: operation[0])
    case .halfPageLeft: grid.turnPage(.left, .half, count: operation[0])
    case .wheelRows: grid.scrollRows(by: operation[0])
    case .wheelItems: if let row = row(operation[0]) { grid.scrollItems(inRow: row, by: operation[1]) }
    case .click: click(Point(x: operation[0], y: operation[1]))
    case .size: grid.view.frame = Rect(x: 0, y: 0, width: operation[0], height: operation[1])
    case .suspend: show(false)
    case .resume: show(true)
    case .reload: grid.reload()
    case .columnFocus: grid.verticalFocus = .column
    case .memoryFocus: grid.verticalFocus = .memory
    case .remember: remembered = grid.state
    case .recall: if let remembered { grid.adopt(remembered) }
    case .retell: grid.adopt((try? GridState(text: grid.state.text())) ?? GridState())
    case .restore: if let remembered { grid.restore(remembered) }
    case .forget: grid.adopt(GridState())
    case .toggleMark: grid.toggleMark()
    case .toggleRange: grid.toggleRange()
    case .invertMarks: grid.invertMarks()
    case .clearMarks: grid.clearMarks()
    case .hold: break
    case .insertRow, .removeRow, .moveRow, .shuffleRows, .clearRow, .insertItem, .removeItem, .moveItem, .replaceItem,
      .shuffleItems, .regroup, .regroupBack, .fillRow, .fillItem, .lackRows, .lackItems, .double, .flaw:
      give(content)
    case .misstate:
      var changes = GridDiff()
      changes.insertedRows = Array(0...content.rows.count)
      grid.apply(FuzzData.snapshot(of: content, hasVersions: hasVersions), changes: changes)
    }
  }

  private func give(_ content: Content) {
    let snapshot = FuzzData.snapshot(of: content, hasVersions: hasVersions)
    let isStated = statesChanges && content.flaw == nil
    grid.apply(snapshot, changes: isStated ? GridDiff(from: grid.snapshot, to: snapshot) : nil)
  }

  private func row(_ number: Int) -> Int? { grid.snapshot.rowCount == 0 ? nil : number % grid.snapshot.rowCount }

  private func click(_ point: Point) {
    guard let hit = grid.hit(point) else { return }
    if let item = hit.item {
      grid.perform(.item(IndexPath(row: hit.row, item: item)))
    } else {
      grid.perform(.row(hit.row))
    }
  }

  /// Another screen comes on top, or goes.
  private func show(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    grid.beginAppearance(isShown)
    grid.endAppearance()
  }
}
