internal import Catalog
internal import ShelfKit

/// How the rows and items of a catalog measure and look.
final class CatalogDataSource: GridDataSource {
  /// The catalog that is shown; its columns decide what the cards say.
  var catalog: (any CatalogSnapshot)? {
    didSet { faceIsStale = true }
  }
  /// Told of items that are seen, but not there yet.
  var onMissing: ((Range<Int>, RowKey) -> Void)?

  let card: CardTemplate?
  let appearance: Appearance
  private let colors = Environment.value("LS_COLORS").map { FileColors($0) } ?? .standard
  private var face: CardFace?
  private var faceIsStale = true

  /// Columns of a card, its border included: more where one field is all there is to show.
  private var cardWidth: Int { catalog?.columns.count == 1 ? 40 : 24 }

  init(card: CardTemplate?, appearance: Appearance) {
    self.card = card
    self.appearance = appearance
  }

  func registerViews(in grid: GridController) {
    grid.register(RecordCard.self)
    grid.register(EntryCard.self)
    grid.register(RowHeader.self, ofKind: .header)
  }

  func grid(_ grid: GridController, metricsForRow row: Int) -> RowMetrics {
    RowMetrics(itemHeight: currentFace.lineCount + 2, pinsHeader: true)
  }

  func grid(_ grid: GridController, widthOfItemAt path: IndexPath) -> Int { cardWidth }

  func grid(_ grid: GridController, cellForItemAt path: IndexPath) -> Cell {
    let card: CardCell =
      catalog?.status.holdsEntries == true
      ? grid.dequeue(EntryCard.self, for: path) : grid.dequeue(RecordCard.self, for: path)
    card.appearance = appearance
    guard let catalog, path.row < catalog.rowCount else { return card }
    let row = catalog.row(at: path.row)
    if let item = catalog.item(at: path.item, inRow: path.row) {
      card.isPlaceholder = false
      card.lines = currentFace.lines(for: item, rowTitle: row.title)
    } else {
      card.isPlaceholder = true
      card.lines = []
      onMissing?(path.item..<path.item + 1, row.key)
    }
    return card
  }

  func grid(
    _ grid: GridController, supplementaryViewOfKind kind: ElementKind, inRow row: Int
  ) -> SupplementaryView? {
    guard kind == .header, let catalog, row < catalog.rowCount else { return nil }
    let header = grid.dequeue(RowHeader.self, ofKind: .header, forRow: row)
    header.appearance = appearance
    header.title = title(of: catalog.row(at: row))
    return header
  }

  /// What a row is called on the screen.
  func title(of row: CatalogRow) -> RowTitle {
    let text: String
    let isData: Bool
    switch row.key {
    case .missing: (text, isData) = (appearance.missingRowTitle, false)
    case .value, .named:
      isData = !row.title.isEmpty
      text = isData ? String(decoding: row.title, as: UTF8.self) : "(empty)"
    }
    return RowTitle(text: text, isData: isData, isComplete: row.isComplete, problem: row.problem)
  }

  /// What the cards say with the columns of this moment.
  private var currentFace: CardFace {
    if let face, !faceIsStale { return face }
    let made = CardFace(catalog: catalog, card: card, colors: colors, appearance: appearance)
    face = made
    faceIsStale = false
    return made
  }
}
