import Curses
import ShelfKit

/// Cells that write their item's name in brackets; every question asked is counted.
final class TestDataSource: GridDataSource {
  /// Columns of an item, by its identity; 6 unless set.
  var width: (ItemID) -> Int = { _ in 6 }
  /// What a row measures, by its identity.
  var metrics: (RowID) -> RowMetrics = { _ in RowMetrics(itemHeight: 1) }
  /// Whether all items are shown by one type of cell; otherwise two take turns.
  var hasOneType = false
  /// Whether views are given their text; a view that is not must be as empty as a new one.
  var fills: (Identity) -> Bool = { _ in true }
  /// The controller of a row; a plain one unless set.
  var makeController: (RowID) -> RowController = { RowController(rowID: $0) }
  /// Called whenever a cell is about to be bound.
  var onBind: ((GridController) -> Void)?
  /// How often each question was asked.
  var metricsAsked = 0
  var widthsAsked = 0
  var cellsBound = 0
  var headersBound = 0

  /// What was announced, and what was called off.
  var prefetched: [PrefetchRequest] = []
  var cancelled: [PrefetchRequest] = []

  func grid(_ grid: GridController, prefetch request: PrefetchRequest) { prefetched.append(request) }
  func grid(_ grid: GridController, cancelPrefetch request: PrefetchRequest) { cancelled.append(request) }

  func registerViews(in grid: GridController) {
    grid.register(TestCell.self)
    grid.register(OtherTestCell.self)
    grid.register(TestHeader.self, ofKind: .header)
    grid.register(TestHeader.self, ofKind: .footer)
  }

  func grid(_ grid: GridController, metricsForRow row: Int) -> RowMetrics {
    metricsAsked += 1
    return metrics(grid.snapshot.rowID(at: row))
  }

  func grid(_ grid: GridController, widthOfItemAt path: IndexPath) -> Int {
    widthsAsked += 1
    return width(grid.snapshot.itemID(at: path.item, inRow: path.row))
  }

  func grid(_ grid: GridController, cellForItemAt path: IndexPath) -> Cell {
    cellsBound += 1
    onBind?(grid)
    let identity = grid.snapshot.itemID(at: path.item, inRow: path.row).identity
    let name = Self.name(identity)
    // Two types of cell, told apart by what is shown, share the rows.
    let cell: TestCell =
      !hasOneType && name.utf8.count % 2 == 0
      ? grid.dequeue(OtherTestCell.self, for: path) : grid.dequeue(TestCell.self, for: path)
    if fills(identity) { cell.text = name }
    return cell
  }

  func grid(
    _ grid: GridController, supplementaryViewOfKind kind: ElementKind, inRow row: Int
  ) -> SupplementaryView? {
    headersBound += 1
    let header = grid.dequeue(TestHeader.self, ofKind: kind, forRow: row)
    let identity = grid.snapshot.rowID(at: row).identity
    if fills(identity) { header.text = (kind == .footer ? "end of " : "") + Self.name(identity) }
    return header
  }

  func grid(_ grid: GridController, controllerForRow id: RowID) -> RowController { makeController(id) }

  static func name(_ identity: Identity) -> String {
    switch identity {
    case .number(let number): "\(number)"
    case .text(let text): text
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    }
  }
}

/// A cell that writes a text in brackets, or in angle brackets when it has the focus.
class TestCell: Cell {
  var text = "" { didSet { setNeedsDisplay() } }
  /// How often it was prepared for reuse.
  private(set) var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
    text = ""
  }

  override func draw(on canvas: Canvas) {
    canvas.write(isFocused ? "<\(text)>" : "[\(text)]", at: .zero, style: .plain)
  }
}

/// Another type of the same looks, so that a pool has two.
final class OtherTestCell: TestCell {}

/// A header that writes the row's name and how the row stands.
final class TestHeader: SupplementaryView {
  var text = "" { didSet { setNeedsDisplay() } }

  override func prepareForReuse() {
    super.prepareForReuse()
    text = ""
  }

  override func draw(on canvas: Canvas) {
    let marks = (presentation.hasMoreBefore ? "‹" : " ") + (presentation.hasMoreAfter ? "›" : " ")
    let place = "\(presentation.focusedItem)/\(presentation.itemCount)"
    canvas.write("\(presentation.isFocused ? "*" : " ")\(text) \(place)\(marks)", at: .zero, style: .plain)
  }
}
