import Curses
import ShelfKit
import Testing

@testable import shelves

/// The demo shows what it is there to show: rows that lose their content, and rows that never do.
@MainActor @Suite struct HostingDemoTests {
  private func run(
    _ hosting: Options.Hosting, _ keys: String, size: Size = Size(width: 100, height: 40)
  ) throws -> (lines: [Substring], hosting: Statistics.HostingCounts) {
    var options = Options()
    options.demo = DemoExtent(500, 500)
    options.hosting = hosting
    options.snapshot = size
    options.keys = try KeyScript(keys)
    let ending = try SnapshotMode(options: options, size: size).run(Opening(options: options))
    let frame = String(decoding: try #require(ending.frame), as: UTF8.self)
    return (frame.split(separator: "\n", omittingEmptySubsequences: false), ending.statistics.hosting)
  }

  @Test func `naive hosting loses views while one scrolls down, up and down, and shows blank rows`() throws {
    let (lines, hosting) = try run(.naive, "Down*30 Up*30 Down*30")
    #expect(hosting.lostViews > 0)
    // The lowest row has four lines; a row that lost its view has none of them.
    let blank = lines.dropFirst().dropLast(2).split { !$0.isEmpty }.map(\.count)
    #expect(blank.contains { $0 >= 4 })
  }

  @Test(arguments: [24, 30, 37, 40, 50, 55])
  func `the way that the documentation names ends on a blank row at any usual height`(height: Int) throws {
    let (keys, size) = ("Down*30 Up*30 Down*20 Up*10", Size(width: 80, height: height))
    let naive = try run(.naive, keys, size: size).lines
    let guarded = try run(.guarded, keys, size: size).lines
    // The lowest row has four lines; the first may be seen in part.
    #expect(naive.split { !$0.isEmpty }.contains { $0.count >= 3 })
    #expect(guarded.dropLast(2).allSatisfy { !$0.isEmpty })
  }

  @Test func `guarded hosting loses none, and shows what a run shows that never scrolled away`() throws {
    let (lines, hosting) = try run(.guarded, "Down*30 Up*30 Down*30")
    #expect(hosting.lostViews == 0)
    #expect(hosting.stealsPrevented > 0)
    #expect(lines == (try run(.guarded, "Down*30").lines))
  }

  @Test(arguments: [(60, 12), (80, 24), (100, 40), (133, 50), (220, 61)], [7, 19, 44])
  func `guarded, there and back is as if never away, in any size`(size: (Int, Int), steps: Int) throws {
    let size = Size(width: size.0, height: size.1)
    let keys = "Down*\(steps)"
    let far = try run(.guarded, "\(keys) Up*\(steps) \(keys) Right*3 Up*\(steps) \(keys) Left*3", size: size)
    let near = try run(.guarded, keys, size: size)
    #expect(far.hosting.lostViews == 0)
    #expect(far.lines == near.lines)
  }

  /// What one walk over a demo costs, key by key: questions asked of the data source, and surfaces and cells drawn.
  private func costs(_ extent: DemoExtent) throws -> [Cost] {
    let terminal = try Terminal(.headless(Size(width: 100, height: 40)))
    let source = CountingSource(DemoDataSource(appearance: Appearance(isASCII: false)))
    let grid = GridController(
      snapshot: DemoSnapshot(rowCount: extent.rows, itemsPerRow: extent.items), dataSource: source)
    grid.view.frame = Rect(x: 0, y: 0, width: 100, height: 38)
    let compositor = Compositor(terminal: terminal)
    let moves: [Move] = [.down(1), .right(1), .down(1), .right(4), .down(3), .up(1), .left(1), .down(40), .up(2)]
    return (0..<90).map { step in
      grid.perform(moves[step % moves.count])
      grid.prepareFrame()
      compositor.compose(grid.view)
      defer { source.cost = Cost() }
      return source.cost.with(cells: compositor.work.cells, surfaces: compositor.work.surfaces)
    }
  }

  @Test func `a key costs the same in a thousand rows of a thousand and in a million of a million (invariant 47)`()
    throws
  {
    let (small, large) = (try costs(DemoExtent(1_000, 1_000)), try costs(DemoExtent(1_000_000, 1_000_000)))
    for (step, pair) in zip(small, large).enumerated() { #expect(pair.0 == pair.1, "key \(step)") }
    #expect(small.contains { $0.cells > 0 && $0.binds > 0 })
  }
}

extension DemoExtent {
  fileprivate init(_ rows: Int, _ items: Int) { self.init(rows: rows, items: items) }
}

/// What was asked and drawn.
private struct Cost: Hashable {
  var metrics = 0
  var widths = 0
  var binds = 0
  var announcements = 0
  var cells = 0
  var surfaces = 0

  func with(cells: Int, surfaces: Int) -> Cost {
    var result = self
    (result.cells, result.surfaces) = (cells, surfaces)
    return result
  }
}

/// Counts each question, and passes it on.
private final class CountingSource: GridDataSource {
  let source: any GridDataSource
  var cost = Cost()

  init(_ source: any GridDataSource) { self.source = source }

  func registerViews(in grid: GridController) { source.registerViews(in: grid) }

  func grid(_ grid: GridController, metricsForRow row: Int) -> RowMetrics {
    cost.metrics += 1
    return source.grid(grid, metricsForRow: row)
  }

  func grid(_ grid: GridController, widthOfItemAt path: IndexPath) -> Int {
    cost.widths += 1
    return source.grid(grid, widthOfItemAt: path)
  }

  func grid(_ grid: GridController, cellForItemAt path: IndexPath) -> Cell {
    cost.binds += 1
    return source.grid(grid, cellForItemAt: path)
  }

  func grid(
    _ grid: GridController, supplementaryViewOfKind kind: ElementKind, inRow row: Int
  ) -> SupplementaryView? {
    cost.binds += 1
    return source.grid(grid, supplementaryViewOfKind: kind, inRow: row)
  }

  func grid(_ grid: GridController, prefetch request: PrefetchRequest) { cost.announcements += 1 }
  func grid(_ grid: GridController, cancelPrefetch request: PrefetchRequest) { cost.announcements += 1 }
}
