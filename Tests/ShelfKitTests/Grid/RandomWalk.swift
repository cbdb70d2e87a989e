import Curses
import TestSupport
import Testing

@testable import ShelfKit

/// Does one random thing after another to a grid: keys, wheel, sizes, and changes of the data.
struct RandomWalk {
  let screen: TestScreen
  private var random: SeededGenerator
  private var content: [(row: RowID, items: [ItemID])]
  private var nextName = 0
  private let resizes: Bool

  init(seed: UInt64, resizes: Bool = true) throws {
    random = SeededGenerator(seed: seed)
    self.resizes = resizes
    screen = try TestScreen(width: 34, height: 11, rows: 0, items: 0)
    content = []
    for _ in 0..<20 { content.append(makeRow()) }
    screen.grid.apply(ListSnapshot(content))
    // Widths and heights that differ, and depend on identity alone.
    screen.data.width = { 3 + TestDataSource.name($0.identity).utf8.reduce(0) { $0 &+ Int($1) } % 9 }
    screen.data.metrics = { id in
      switch TestDataSource.name(id.identity).utf8.reduce(0, { $0 &+ Int($1) }) % 4 {
      case 0: RowMetrics(kind: "tall", itemHeight: 3)
      case 1: RowMetrics(kind: "loose", itemHeight: 1, scrollBehavior: .continuous)
      default: RowMetrics(kind: "plain", itemHeight: 1)
      }
    }
  }

  /// Does something, and says what.
  mutating func step() -> String {
    let grid = screen.grid
    let count = Int.random(in: 1...4, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0...2: return moved(.down(count))
    case 3...4: return moved(.up(count))
    case 5...7: return moved(.right(count))
    case 8...9: return moved(.left(count))
    case 10: return moved([.rowStart, .rowEnd, .firstRow, .lastRow].randomElement(using: &random) ?? .rowStart)
    case 11:
      let direction = [PageDirection.up, .down, .left, .right].randomElement(using: &random) ?? .down
      grid.turnPage(direction, Bool.random(using: &random) ? .full : .half)
      return "page \(direction)"
    case 12:
      let elements = Int.random(in: -3...3, using: &random)
      grid.scrollRows(by: elements)
      return "wheel rows \(elements)"
    case 13:
      guard grid.snapshot.rowCount > 0 else { return "nothing" }
      let row = Int.random(in: 0..<grid.snapshot.rowCount, using: &random)
      let elements = Int.random(in: -3...3, using: &random)
      grid.scrollItems(inRow: row, by: elements)
      return "wheel row \(row) by \(elements)"
    case 14:
      guard resizes else { return "nothing" }
      let width = Int.random(in: 0...44, using: &random)
      let height = Int.random(in: 0...14, using: &random)
      screen.resize(width: width, height: height)
      return "size \(width)x\(height)"
    default:
      let what = changeContent()
      grid.apply(ListSnapshot(content))
      return what
    }
  }

  private func moved(_ move: Move) -> String {
    screen.grid.perform(move)
    return "\(move)"
  }

  private mutating func makeRow() -> (row: RowID, items: [ItemID]) {
    nextName += 1
    let name = RowID("row\(nextName)")
    let count = [0, 1, 2, 5, 12].randomElement(using: &random) ?? 1
    return (name, (0..<count).map { _ in makeItem() })
  }

  private mutating func makeItem() -> ItemID {
    nextName += 1
    return ItemID("i\(nextName)")
  }

  private mutating func changeContent() -> String {
    guard !content.isEmpty else {
      content.append(makeRow())
      return "first row"
    }
    let row = Int.random(in: content.indices, using: &random)
    let items = content[row].items
    let item = items.isEmpty ? 0 : Int.random(in: items.indices, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      content.insert(makeRow(), at: row)
      return "insert row \(row)"
    case 1:
      content.remove(at: row)
      return "remove row \(row)"
    case 2:
      let moved = content.remove(at: row)
      content.insert(moved, at: Int.random(in: 0...content.count, using: &random))
      return "move row \(row)"
    case 3:
      content.shuffle(using: &random)
      return "shuffle rows"
    case 4 where !items.isEmpty:
      content[row].items.remove(at: item)
      return "remove item \(row).\(item)"
    case 5 where items.count > 1:
      content[row].items.shuffle(using: &random)
      return "shuffle row \(row)"
    case 6:
      content[row].items.removeAll()
      return "empty row \(row)"
    default:
      content[row].items.insert(makeItem(), at: item)
      return "insert item \(row).\(item)"
    }
  }

  /// The focus is on a live item as long as its row has one.
  func checkFocus(_ note: Comment) {
    guard let focus = screen.grid.focusedIndexPath else {
      #expect(content.isEmpty, note)
      return
    }
    #expect(content.indices.contains(focus.row), note)
    #expect(focus.item == 0 || content[focus.row].items.indices.contains(focus.item), note)
  }

  /// No more renderers exist than the limits allow.
  func checkBounds(_ note: Comment) {
    let grid = screen.grid
    let inspection = grid.inspection
    let kinds = 3
    let limits = grid.limits
    let bound =
      inspection.visible.count + limits.recentRows + 2 * limits.prefetchedRows + kinds * limits.poolCapacity
    #expect(inspection.rowRenderers.live <= bound, note)
    let held = inspection.visible.count + inspection.prefetched.count + inspection.recent.count
    let known = held + inspection.pooled.count
    #expect(inspection.rowRenderers.live == known, note)
    let idle = inspection.controllers.count - held
    #expect(idle <= limits.idleControllers, note)
  }
}
