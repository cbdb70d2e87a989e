import Curses
import TestSupport
import Testing

@testable import ShelfKit

/// Who holds which view while rows come, go and come back: on small screens, step by step.
@MainActor @Suite struct HostingInvariantTests {
  @Test func `back and forth by one step over a hundred rows no row is blank (invariant 1)`() throws {
    let screen = try TestScreen(width: 24, height: 9, rows: 101, items: 12)
    let steps = Array(repeating: [Move.down(2), .up(1)], count: 80).joined()
    // Turning round in the middle is what hands a row another renderer than the one it left its view in.
    let sweeps = [18, -18, 25, -12, 30, -40, 20].flatMap { rows in
      Array(repeating: rows > 0 ? Move.down(1) : .up(1), count: abs(rows))
    }
    for (step, move) in (Array(steps) + sweeps).enumerated() {
      screen.grid.perform(move)
      let lines = screen.lines
      screen.checkHosts("\(move) \(step)")
      #expect(lines.count == 9 && !lines.contains(""), "\(move) \(step)")
    }
    #expect(screen.grid.hosting.stealsPrevented > 0)
    #expect(screen.grid.hosting.lostViews == 0)
  }

  @Test func `the naive policy loses views, and a lost row stays blank until it is bound anew`() throws {
    let screen = try TestScreen(width: 24, height: 9, rows: 101, items: 12, policy: .naive)
    var blanks: Set<RowID> = []
    var events: [GridEvent] = []
    screen.grid.onEvent = { events.append($0) }
    for move in Array(repeating: Move.down(1), count: 20) + Array(repeating: .up(1), count: 20) {
      screen.grid.perform(move)
      let lines = screen.lines
      for renderer in screen.grid.inspection.visible where renderer.isBlank {
        if let row = renderer.row { blanks.insert(row) }
      }
      #expect(lines.contains("") == screen.grid.inspection.visible.contains { $0.isBlank })
    }
    #expect(!blanks.isEmpty)
    let lost = events.compactMap { if case .lost(_, _, let row) = $0 { row } else { nil } }
    #expect(lost.count == screen.grid.hosting.lostViews)
    #expect(blanks.isSubset(of: lost))
    // Far away and back every row is bound anew.
    screen.grid.perform(.lastRow)
    screen.frame()
    screen.grid.perform(.row(20))
    #expect(!screen.lines.contains(""))
  }

  @Test func `a slot holds one host after the row above is removed (invariant 3)`() throws {
    let screen = try TestScreen(width: 24, height: 9, rows: 30, items: 5)
    screen.grid.perform(.down(10))
    screen.frame()
    var left = Array(0..<30)
    for removed in [9, 8, 10, 11, 0, 29, 7] {
      left.removeAll { $0 == removed }
      screen.grid.apply(ListSnapshot(left.map { row in (RowID("r\(row)"), (0..<5).map { ItemID("\(row).\($0)") }) }))
      #expect(!screen.lines.contains(""), "without \(removed)")
      screen.checkHosts("without \(removed)")
      #expect(screen.grid.view.subviews.count == screen.grid.display.visible.count)
    }
  }

  @Test func `data for a row that scrolled away touches neither the screen nor the row in its renderer (invariant 4)`()
    throws
  {
    let screen = try TestScreen(width: 24, height: 8, rows: 40, items: 6)
    screen.frame()
    screen.grid.perform(.row(20))
    screen.frame()
    let before = screen.frame()
    let bound = screen.data.cellsBound
    let controllers = screen.grid.controllers.ids
    #expect(controllers.contains(RowID("r0")))
    let content = (0..<40).map { row in
      (row: RowID("r\(row)"), items: (0..<(row == 0 ? 1 : 6)).map { ItemID("\(row).\($0)") })
    }
    screen.grid.apply(ListSnapshot(content))
    #expect(screen.frame() == before)
    screen.checkHosts()
    // Bound again is what is seen and what was made ready, and nothing of the row that changed.
    let held = (screen.grid.display.visible + screen.grid.display.prefetched.map(\.row)).map(\.controller.cells.count)
    #expect(screen.data.cellsBound - bound <= held.reduce(0, +))
  }

  @Test func `a row removed while it is seen leaves nothing attached to what is pooled (invariant 48)`() throws {
    let screen = try TestScreen(width: 24, height: 8, rows: 12, items: 5)
    screen.frame()
    let gone = try #require(screen.grid.display.visible.dropFirst().first)
    screen.grid.apply(
      ListSnapshot(
        (0..<12).filter { $0 != 1 }.map { row in (RowID("r\(row)"), (0..<5).map { ItemID("\(row).\($0)") }) }))
    screen.frame()
    #expect(gone.controller.parent == nil)
    #expect(gone.controller.appearance == .disappeared)
    #expect(gone.controller.cells.isEmpty)
    #expect(gone.controller.view.superview == nil)
    let pooled = (screen.grid.rowPool.pooledViews + screen.grid.cellPool.pooledViews).flatMap(\.views)
    #expect(!pooled.isEmpty)
    for view in pooled { #expect(view.superview == nil) }
    #expect(!screen.grid.controllers.ids.contains(gone.id))
  }

  @Test func `two cells for one row may live at once, and the newest has the view whoever goes first`() throws {
    for staleFirst in [true, false] {
      let view = View()
      var cells = [HostCell(), HostCell()]
      for cell in cells { cell.host(view) }
      #expect(cells[0].hostedView == nil)
      cells[0].frame = Rect(x: 0, y: 0, width: 3, height: 3)
      #expect(view.frame == cells[1].bounds)
      let kept = cells.remove(at: staleFirst ? 1 : 0)
      cells.removeAll()
      #expect((view.superview === kept) == staleFirst)
    }
  }

  @Test func `a stale cell paints nothing of the view it remembers`() throws {
    let terminal = try Terminal(.headless(Size(width: 6, height: 2)))
    let text = TestCell()
    text.text = "a"
    let cells = [HostCell(), HostCell()]
    for cell in cells {
      cell.frame = Rect(x: 0, y: 0, width: 6, height: 1)
      cell.host(text)
    }
    let compositor = Compositor(terminal: terminal)
    #expect(compositor.render(cells[0]).lines == [""])
    #expect(compositor.render(cells[1]).lines == ["[a]"])
  }

  @Test func `rows enter, appear, disappear and leave in the documented order, prefetched or removed`() throws {
    let screen = try TestScreen(width: 24, height: 6, rows: 60, items: 5)
    let diary = RowDiary()
    screen.data.makeController = { DiaryRow(rowID: $0, diary: diary) }
    var random = SeededGenerator(seed: 48)
    var rows = Array(0..<60)
    for step in 0..<400 {
      screen.grid.perform([.down(1), .down(1), .up(1), .down(4), .up(3)].randomElement(using: &random) ?? .down(1))
      if step % 7 == 3, rows.count > 20 {
        let focus = screen.grid.focusedIndexPath?.row ?? 0
        rows.remove(at: min(rows.count - 1, focus + step % 3))
        screen.grid.apply(ListSnapshot(rows.map { row in (RowID("r\(row)"), [ItemID("\(row).0")]) }))
      }
      if step % 50 == 49 {
        screen.grid.beginAppearance(false)
        screen.grid.endAppearance()
        #expect(diary.shown.isEmpty, "step \(step)")
        screen.grid.beginAppearance(true)
        screen.grid.endAppearance()
      }
      screen.frame()
      #expect(diary.shown == Set(screen.grid.display.visible.map(\.id)), "step \(step)")
    }
    #expect(diary.faults.isEmpty)
  }

  @Test func `nothing of a grid is left when it is gone`() throws {
    var witnesses: [Witness] = []
    do {
      let screen = try TestScreen(width: 30, height: 9, rows: 300, items: 20)
      var random = SeededGenerator(seed: 17)
      for _ in 0..<300 {
        screen.grid.perform(
          [.down(3), .up(2), .right(4), .left(1), .lastRow, .firstRow].randomElement(using: &random) ?? .down(1))
        screen.frame()
        let grid = screen.grid
        for row in grid.display.all {
          for object in [row.cell, row.controller.view] { witnesses.append(Witness(object: object)) }
          witnesses.append(Witness(object: row.controller))
          witnesses += row.controller.cells.values.map { Witness(object: $0) }
        }
        for (_, views) in grid.rowPool.pooledViews + grid.cellPool.pooledViews {
          witnesses += views.map { Witness(object: $0) }
        }
        witnesses += [Witness(object: grid), Witness(object: grid.view)]
      }
      #expect(witnesses.contains { $0.object != nil })
    }
    #expect(!witnesses.contains { $0.object != nil })
  }

  @Test func `a controller that had to go for its row's absence is gone from memory`() throws {
    let screen = try TestScreen(width: 24, height: 8, rows: 200, items: 5)
    screen.frame()
    var witnesses: [Witness] = []
    for _ in 0..<190 {
      screen.grid.perform(.down(1))
      screen.frame()
      witnesses += screen.grid.controllers.all.map { Witness(object: $0) }
    }
    let live = Set(witnesses.compactMap { $0.object.map(ObjectIdentifier.init) })
    #expect(live.count == screen.grid.controllers.count)
    screen.grid.apply(EmptySnapshot())
    screen.frame()
    #expect(screen.grid.controllers.count == 0)
    #expect(!witnesses.contains { $0.object != nil })
  }
}

/// Knows of an object without keeping it.
private struct Witness {
  weak var object: AnyObject?
}

/// What the controllers of rows were told, and what came out of its turn.
private final class RowDiary {
  var shown: Set<RowID> = []
  var faults: [String] = []
}

private final class DiaryRow: RowController {
  private enum Stage { case outside, entering, inside, leaving }
  private let diary: RowDiary
  private var stage = Stage.outside

  init(rowID: RowID, diary: RowDiary) {
    self.diary = diary
    super.init(rowID: rowID)
  }

  override func willMove(to parent: ViewController?) {
    turn(from: parent == nil ? .inside : .outside, to: parent == nil ? .leaving : .entering, "willMove")
  }

  override func didMove(to parent: ViewController?) {
    turn(from: parent == nil ? .leaving : .entering, to: parent == nil ? .outside : .inside, "didMove")
    if parent != nil, !(view.superview is HostCell) { diary.faults.append("\(rowID) is in, its view is not") }
  }

  override func viewWillAppear() { if stage != .inside { diary.faults.append("\(rowID) appears outside") } }

  override func viewDidAppear() {
    if !diary.shown.insert(rowID).inserted { diary.faults.append("\(rowID) appeared twice") }
  }

  override func viewDidDisappear() {
    if stage != .inside { diary.faults.append("\(rowID) disappears outside") }
    if diary.shown.remove(rowID) == nil { diary.faults.append("\(rowID) disappeared twice") }
  }

  private func turn(from expected: Stage, to next: Stage, _ what: String) {
    if stage != expected { diary.faults.append("\(rowID) \(what) while \(stage)") }
    stage = next
  }
}
