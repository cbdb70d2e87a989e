import Curses
import Testing

@testable import ShelfKit

/// Rows that differ in everything a layout knows, each by its identity alone.
enum VariedGrid {
  /// Columns of an item.
  static func width(_ id: ItemID) -> Int { 3 + sum(id.identity) % 11 }

  /// What a row measures.
  static func metrics(_ id: RowID, direction: LayoutDirection? = nil) -> RowMetrics {
    let number = sum(id.identity) &* 31 % 997
    let alignments: [FocusAlignment] = [
      .automatic, .automatic, .leading, .center, .keyline(Keyline(.percent(30), keeping: .leading)),
      .keyline(Keyline(.cells(9), itemPercent: 50, keeping: .trailing)),
    ]
    var metrics = RowMetrics(
      headerHeight: number % 3, itemHeight: 1 + number % 4, footerHeight: number % 5 == 0 ? 1 : 0,
      itemSpacing: number % 3, leadingInset: number % 4, trailingInset: number % 2,
      scrollBehavior: ScrollBehavior.allCases[number % ScrollBehavior.allCases.count],
      focusAlignment: alignments[number % alignments.count], pinsHeader: number % 2 == 0,
      direction: direction ?? (number % 7 < 2 ? .rightToLeft : .leftToRight))
    metrics.kind = "\(metrics.height)"
    return metrics
  }

  private static func sum(_ identity: Identity) -> Int {
    TestDataSource.name(identity).utf8.reduce(0) { $0 &* 7 &+ Int($1) & 0xFFFF }
  }

  /// Makes a screen show such rows.
  static func vary(_ screen: TestScreen) {
    screen.data.width = width
    screen.data.metrics = { metrics($0) }
    screen.grid.reload()
  }
}
