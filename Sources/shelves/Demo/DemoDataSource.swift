internal import Curses
internal import ShelfKit

/// The looks of the demo: three kinds of row, each with its own renderers and its own type of card.
final class DemoDataSource: GridDataSource {
  var appearance: Appearance

  init(appearance: Appearance) { self.appearance = appearance }

  func registerViews(in grid: GridController) {
    grid.register(DemoCard.self)
    grid.register(DemoWideCard.self)
    grid.register(DemoTallCard.self)
    grid.register(RowHeader.self, ofKind: .header)
  }

  func grid(_ grid: GridController, metricsForRow row: Int) -> RowMetrics {
    let kind = DemoKind(row: row)
    return RowMetrics(kind: kind.rawValue, itemHeight: kind.cardSize.height, pinsHeader: true)
  }

  func grid(_ grid: GridController, widthOfItemAt path: IndexPath) -> Int {
    DemoKind(row: path.row).cardSize.width
  }

  func grid(_ grid: GridController, cellForItemAt path: IndexPath) -> Cell {
    let card: CardCell =
      switch DemoKind(row: path.row) {
      case .plain: grid.dequeue(DemoCard.self, for: path)
      case .wide: grid.dequeue(DemoWideCard.self, for: path)
      case .tall: grid.dequeue(DemoTallCard.self, for: path)
      }
    card.appearance = appearance
    card.isPlaceholder = false
    card.lines = [
      [TemplateRun(DemoContent.name(ofCardAt: path, in: grid.snapshot), style: StyleChange(attributes: .bold))]
    ]
    return card
  }

  func grid(
    _ grid: GridController, supplementaryViewOfKind kind: ElementKind, inRow row: Int
  ) -> SupplementaryView? {
    guard kind == .header else { return nil }
    let header = grid.dequeue(RowHeader.self, ofKind: .header, forRow: row)
    header.appearance = appearance
    header.title = RowTitle(text: "Row \(row + 1)")
    return header
  }
}

/// The kinds of row of the demo; they take turns.
enum DemoKind: String, CaseIterable {
  case plain, wide, tall

  /// The kind of the row at a place.
  init(row: Int) { self = Self.allCases[row % Self.allCases.count] }

  /// Columns and lines of a card, its border included.
  var cardSize: (width: Int, height: Int) {
    switch self {
    case .plain: (12, 3)
    case .wide: (20, 3)
    case .tall: (14, 5)
    }
  }
}

/// A card of the plain rows.
final class DemoCard: CardCell {}
/// A card of the wide rows.
final class DemoWideCard: CardCell {}
/// A card of the tall rows.
final class DemoTallCard: CardCell {}
