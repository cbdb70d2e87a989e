import Curses
import ShelfKit

/// The data of the documentation: films by genre.
final class Movies: GridDataSource {
  private var shelves: [(genre: String, titles: [String])]

  init(_ shelves: [(genre: String, titles: [String])]) { self.shelves = shelves }

  var snapshot: ListSnapshot {
    ListSnapshot(shelves.map { shelf in (RowID(shelf.genre), shelf.titles.map { ItemID($0) }) })
  }

  func registerViews(in grid: GridController) {
    grid.register(MovieCard.self)
    grid.register(GenreHeader.self, ofKind: .header)
  }

  func grid(_ grid: GridController, metricsForRow row: Int) -> RowMetrics {
    RowMetrics(headerHeight: 1, itemHeight: 3)
  }

  func grid(_ grid: GridController, widthOfItemAt path: IndexPath) -> Int { 20 }

  func grid(_ grid: GridController, cellForItemAt path: IndexPath) -> Cell {
    let card = grid.dequeue(MovieCard.self, for: path)
    card.title = shelves[path.row].titles[path.item]
    return card
  }

  func grid(
    _ grid: GridController, supplementaryViewOfKind kind: ElementKind, inRow row: Int
  ) -> SupplementaryView? {
    let header = grid.dequeue(GenreHeader.self, ofKind: .header, forRow: row)
    header.genre = shelves[row].genre
    return header
  }

  func insert(_ title: String, inRow row: Int) {
    shelves[row].titles.insert(title, at: 0)
  }
}
