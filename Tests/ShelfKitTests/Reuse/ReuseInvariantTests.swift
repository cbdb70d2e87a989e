import Curses
import TestSupport
import Testing

@testable import ShelfKit

/// What reuse must never do to what is shown, and how much it may keep.
@MainActor @Suite struct ReuseInvariantTests {
  @Test func `each row shows the place it remembers, whatever its cells showed before (invariant 6)`() throws {
    let screen = try TestScreen(width: 30, height: 8, rows: 40, items: 30)
    var model: [Int: Int] = [:]
    var random = SeededGenerator(seed: 6)
    for step in 0..<600 {
      let row = screen.grid.focusedIndexPath?.row ?? 0
      switch Int.random(in: 0..<6, using: &random) {
      case 0...1:
        // Four cards of six columns are whole in thirty; the row rests with a card at its edge.
        let by = Int.random(in: -3...6, using: &random)
        screen.grid.scrollItems(inRow: row, by: by)
        model[row] = min(max(0, (model[row] ?? 0) + by), 26)
      case 2...4: screen.grid.scrollRows(by: Int.random(in: -4...5, using: &random))
      default: screen.grid.scrollRows(by: [-40, 40].randomElement(using: &random) ?? 40)
      }
      for (place, line) in screen.lines.enumerated() where place % 2 == 1 {
        let shown = screen.grid.display.visible[place / 2]
        let index = screen.grid.snapshot.rowIndex(of: shown.id) ?? -1
        let first = model[index] ?? 0
        let words = line.split(separator: " ").map { $0.filter { $0.isNumber || $0 == "." } }
        // At its end the row rests against the trailing edge, with a part of a card before.
        #expect(words.contains("\(index).\(first == 26 ? 27 : first)"), "seed 6, step \(step): \(line)")
        if first < 26 { #expect(words.first == "\(index).\(first)", "seed 6, step \(step): \(line)") }
      }
    }
  }

  @Test func `after each step every card in view is bound, to its own item (invariant 8)`() throws {
    let screen = try TestScreen(width: 30, height: 9, rows: 60, items: 25)
    var random = SeededGenerator(seed: 8)
    for step in 0..<400 {
      screen.grid.perform(
        [.down(1), .down(4), .up(2), .right(3), .left(1), .lastRow, .firstRow].randomElement(using: &random) ?? .down(1)
      )
      screen.frame()
      for row in screen.grid.display.visible {
        let place = try #require(screen.grid.snapshot.rowIndex(of: row.id))
        let layout = screen.grid.itemLayout(forRow: place)
        let frames = layout.frames(from: screen.grid.position(inRow: place, layout: layout))
        #expect(row.controller.cells.count == frames.count)
        for (item, frame) in frames {
          let id = screen.grid.snapshot.itemID(at: item, inRow: place)
          let cell = row.controller.cells[id] as? TestCell
          #expect(cell?.text == TestDataSource.name(id.identity), "seed 8, step \(step)")
          #expect(cell?.frame == frame)
          #expect(cell?.superview === row.controller.view)
        }
      }
    }
  }

  @Test func `two hundred keys before one frame leave the focus on a card after each (invariant 22)`() throws {
    let screen = try TestScreen(rows: 30, items: 7)
    let moves: [Move] = [.down(1), .right(1), .right(2), .up(1), .left(1), .lastRow, .rowEnd, .firstRow, .rowStart]
    for key in 0..<200 {
      screen.grid.perform(moves[key * 7 % moves.count])
      let focus = try #require(screen.grid.focusedIndexPath)
      #expect(focus.row < 30 && focus.item < 7, "key \(key)")
    }
    let focus = try #require(screen.grid.focusedIndexPath)
    #expect(screen.lines.contains { $0.contains("<\(focus.row).\(focus.item)>") })
  }

  @Test func `focus stays on its item while containers come and go, and acts on it (invariant 26)`() throws {
    let screen = try TestScreen(width: 30, height: 8, rows: 300, items: 20)
    screen.grid.perform(.down(2))
    screen.grid.perform(.right(3))
    for step in 1...100 {
      screen.grid.scrollRows(by: 1)
      #expect(screen.lines.contains { $0.contains("<") } == (step <= 2))
    }
    #expect(screen.grid.focusedIndexPath == IndexPath(row: 2, item: 3))
    screen.grid.perform(.right(1))
    #expect(screen.lines.contains { $0.contains("<2.4>") })
  }

  @Test func `two kinds of row and two types of cell share a pool and never mix (invariant 35)`() throws {
    let screen = try TestScreen(width: 30, height: 12, rows: 80, items: 20)
    screen.data.metrics = { id in
      TestDataSource.name(id.identity).utf8.count % 2 == 0
        ? RowMetrics(kind: "even", itemHeight: 1) : RowMetrics(kind: "odd", itemHeight: 3)
    }
    var kinds: [Int: String] = [:]
    for step in 0..<300 {
      screen.grid.perform(step % 90 < 60 ? .down(1) : .up(1))
      screen.frame()
      for row in screen.grid.display.visible {
        #expect(kinds[row.cell.serialNumber, default: row.kind] == row.kind, "step \(step)")
        kinds[row.cell.serialNumber] = row.kind
        for (id, cell) in row.controller.cells {
          let wanted: TestCell.Type =
            TestDataSource.name(id.identity).utf8.count % 2 == 0 ? OtherTestCell.self : TestCell.self
          #expect(type(of: cell) == wanted, "step \(step)")
        }
      }
    }
    #expect(Set(kinds.values) == ["even", "odd"])
  }

  @Test func `a card is hit for the row it shows now, not the one it was made for (invariant 36)`() throws {
    let screen = try TestScreen(width: 30, height: 8, rows: 100, items: 20)
    for _ in 0..<70 {
      screen.grid.scrollRows(by: 1)
      screen.frame()
    }
    let top = try #require(screen.grid.display.visible.first)
    #expect(top.cell.reuseCount > 0)
    #expect(screen.grid.hit(Point(x: 2, y: 1))?.row == 70)
    #expect(screen.grid.hit(Point(x: 2, y: 1))?.item == 0)
  }

  /// Steps in every direction, as a key that is held down makes them: to the ends and back again.
  @Test func `a hundred thousand steps in every direction make nothing (invariant 37)`() throws {
    let screen = try TestScreen(width: 8, height: 4, rows: 2_000, items: 600)
    screen.data.hasOneType = true
    let grid = screen.grid
    func run(_ steps: Int, _ act: () -> Void) {
      for _ in 0..<steps {
        act()
        grid.prepareFrame()
      }
    }
    func round(_ length: Int) {
      run(length) { grid.perform(.down(1)) }
      run(length / 4) { grid.perform(.right(1)) }
      run(length) { grid.perform(.up(1)) }
      run(length / 4) { grid.perform(.left(1)) }
      run(length / 8) { grid.turnPage(.down) }
      run(length / 8) { grid.turnPage(.right) }
      run(length / 8) { grid.turnPage(.up) }
      run(length / 8) { grid.turnPage(.left) }
      run(length) { grid.scrollRows(by: 1) }
      run(length) { grid.scrollRows(by: -1) }
    }
    round(16)
    let warm = grid.inspection
    for _ in 0..<20 { round(1_000) }
    let later = grid.inspection
    #expect(later.rowRenderers.created == warm.rowRenderers.created)
    #expect(later.cardRenderers.created == warm.cardRenderers.created)
    #expect(later.rowRenderers.reused > 50_000)
    let limits = grid.limits
    let held = later.visible.count + later.prefetched.count + later.recent.count
    #expect(later.prefetched.count <= limits.prefetchedRows)
    #expect(later.recent.count <= limits.recentRows + limits.prefetchedRows)
    #expect(later.rowRenderers.live <= held + limits.poolCapacity)
    #expect(later.controllers.count <= held + limits.idleControllers)
  }

  @Test func `a whole screenful that leaves at once serves the one that comes, however small the pool`() throws {
    var limits = GridController.Limits()
    limits.poolCapacity = 1
    let screen = try TestScreen(width: 60, height: 20, rows: 2_000, items: 30, limits: limits)
    screen.data.hasOneType = true
    for _ in 0..<8 {
      screen.grid.turnPage(.down)
      screen.frame()
    }
    let warm = screen.grid.inspection.cardRenderers.created
    for _ in 0..<10 {
      screen.grid.turnPage(.down)
      screen.frame()
      #expect(screen.grid.inspection.cardRenderers.pooled <= 3)
    }
    // What the small pool lets go at the end of a frame is made again; the screenful itself is not.
    #expect(screen.grid.inspection.cardRenderers.created - warm <= 10 * 24)
  }

  @Test func `a row that comes right back is bound to nothing anew`() throws {
    var limits = GridController.Limits()
    limits.prefetchedRows = 0
    let screen = try TestScreen(width: 30, height: 8, rows: 100, items: 20, limits: limits)
    for _ in 0..<20 {
      screen.grid.scrollRows(by: 1)
      screen.frame()
    }
    screen.data.cellsBound = 0
    let prepared = screen.grid.display.visible.map(\.cell.reuseCount)
    screen.grid.scrollRows(by: -1)
    screen.frame()
    screen.grid.scrollRows(by: 1)
    screen.frame()
    #expect(screen.data.cellsBound == 0)
    #expect(screen.grid.display.visible.map(\.cell.reuseCount) == prepared)
  }

  @Test func `a late result goes to the cell only if it still shows what asked for it (invariant 39)`() throws {
    let screen = try TestScreen(width: 30, height: 8, rows: 100, items: 20)
    let loader = LateSource(screen.data)
    let grid = GridController(snapshot: TestScreen.snapshot(rows: 100, items: 20), dataSource: loader)
    grid.view.frame = Rect(x: 0, y: 0, width: 30, height: 8)
    var random = SeededGenerator(seed: 39)
    for step in 0..<200 {
      grid.perform([.down(1), .up(1), .down(5), .right(2), .left(1)].randomElement(using: &random) ?? .down(1))
      grid.prepareFrame()
      loader.requests.shuffle(using: &random)
      for _ in 0..<min(loader.requests.count, Int.random(in: 0...12, using: &random)) { loader.deliver() }
      for row in grid.display.visible {
        for (id, cell) in row.controller.cells {
          let text = (cell as? TestCell)?.text
          #expect(text == "…" || text == TestDataSource.name(id.identity), "seed 39, step \(step)")
        }
      }
    }
    #expect(loader.refused > 0)
    while !loader.requests.isEmpty { loader.deliver() }
    for row in grid.display.visible {
      for (id, cell) in row.controller.cells {
        #expect((cell as? TestCell)?.text == TestDataSource.name(id.identity))
      }
    }
  }

  #if DEBUG
    @Test func `a data source that answers a cell it was not handed out is told which`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let pool = ReusePool()
        pool.register(TestCell.self)
        let stranger = TestCell()
        let view: (TestCell) -> Cell? = { $0 }
        _ = pool.bindingOne(reusing: nil, for: "item 3 of row 2", view: view) { stranger }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("TestCell answered for item 3 of row 2, but it was not dequeued for it"))
    }
  #endif

  @Test func `what a data source dequeues and does not answer goes back`() {
    let pool = ReusePool()
    pool.register(TestCell.self)
    let view: (TestCell) -> Cell? = { $0 }
    _ = pool.bindingOne(reusing: nil, for: "it", view: view) {
      _ = pool.dequeue(TestCell.self)
      return pool.dequeue(TestCell.self)
    }
    #expect(pool.counters == .init(created: 2, reused: 0, live: 2, pooled: 1))
  }

  @Test func `spares made ahead are no reuse when they are first used`() {
    let pool = ReusePool(capacity: 3)
    pool.register(TestCell.self)
    #expect(pool.reserve(9, identifier: "TestCell", atMost: 2) == 2)
    #expect(pool.reserve(9, identifier: "TestCell", atMost: 2) == 1)
    #expect(pool.reserve(9, identifier: "TestCell", atMost: 2) == 0)
    let cell = pool.binding { pool.dequeue(TestCell.self) }
    #expect(cell.preparations == 0 && cell.reuseCount == 0)
    #expect(pool.counters == .init(created: 3, reused: 0, live: 3, pooled: 2))
  }
}

/// Binds cells to a placeholder, and to their item when it is delivered.
private final class LateSource: GridDataSource {
  struct Request {
    weak var cell: TestCell?
    var token: BindToken
    var text: String
  }

  let data: TestDataSource
  var requests: [Request] = []
  private(set) var refused = 0

  init(_ data: TestDataSource) { self.data = data }

  func registerViews(in grid: GridController) { data.registerViews(in: grid) }
  func grid(_ grid: GridController, metricsForRow row: Int) -> RowMetrics { data.grid(grid, metricsForRow: row) }
  func grid(_ grid: GridController, widthOfItemAt path: IndexPath) -> Int { data.grid(grid, widthOfItemAt: path) }

  func grid(_ grid: GridController, cellForItemAt path: IndexPath) -> Cell {
    let cell = grid.dequeue(TestCell.self, for: path)
    cell.text = "…"
    let id = grid.snapshot.itemID(at: path.item, inRow: path.row)
    requests.append(Request(cell: cell, token: cell.bindToken, text: TestDataSource.name(id.identity)))
    return cell
  }

  func deliver() {
    guard let request = requests.popLast() else { return }
    if let cell = request.cell, cell.bindToken == request.token { cell.text = request.text } else { refused += 1 }
  }
}
