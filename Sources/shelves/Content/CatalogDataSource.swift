internal import Catalog
internal import ShelfKit

/// How the rows and items of a catalog measure and look.
final class CatalogDataSource: GridDataSource {
  /// The catalog that is shown; its columns decide what the cards say.
  var catalog: (any CatalogSnapshot)? {
    didSet { faces = [:] }
  }
  /// Told of items that will probably be seen soon, and of those that are seen and not there yet.
  var onNeeded: ((Range<Int>, RowKey) -> Void)?

  /// What was searched for: it stands out in the cards.
  var highlight: FilterExpression? {
    didSet { faces = [:] }
  }

  let cards: CardTemplates
  var appearance: Appearance {
    didSet { faces = [:] }
  }
  private let colors = Environment.value("LS_COLORS").map { FileColors($0) } ?? .standard
  /// What cards of the source at hand say, by the source, all of one template.
  private var faces: [Int: CardFace] = [:]
  private var faceTemplate: CardTemplate?

  /// Columns of a card, its border included: more where one field is all there is to show.
  private var cardWidth: Int { catalog?.columns.count == 1 ? 40 : 24 }

  init(cards: CardTemplates, appearance: Appearance) {
    self.cards = cards
    self.appearance = appearance
  }

  func registerViews(in grid: GridController) {
    grid.register(RecordCard.self, template: cards.template(isEntries: false))
    grid.register(EntryCard.self, template: cards.template(isEntries: true))
    grid.register(RowHeader.self, ofKind: .header)
  }

  func grid(_ grid: GridController, metricsForRow row: Int) -> RowMetrics {
    let template = isEntries ? grid.template(of: EntryCard.self) : grid.template(of: RecordCard.self)
    return RowMetrics(itemHeight: face(of: template, inRow: row).lineCount + 2, pinsHeader: true)
  }

  func grid(_ grid: GridController, widthOfItemAt path: IndexPath) -> Int { cardWidth }

  func grid(_ grid: GridController, cellForItemAt path: IndexPath) -> Cell {
    let card: CardCell =
      isEntries ? grid.dequeue(EntryCard.self, for: path) : grid.dequeue(RecordCard.self, for: path)
    card.appearance = appearance
    guard let catalog, path.row < catalog.rowCount else { return card }
    let row = catalog.row(at: path.row)
    if let item = catalog.item(at: path.item, inRow: path.row) {
      card.isPlaceholder = false
      card.lines = card.template.map { face(of: $0, inRow: path.row).lines(for: item, rowTitle: row.title) } ?? []
    } else {
      card.isPlaceholder = true
      card.lines = []
      onNeeded?(path.item..<path.item + 1, row.key)
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

  /// Asks for what comes near before it is seen. There is nothing to cancel: what was asked for is kept, and small.
  func grid(_ grid: GridController, prefetch request: PrefetchRequest) {
    guard let catalog, request.rowIndex < catalog.rowCount, !request.itemIndexes.isEmpty else { return }
    onNeeded?(request.itemIndexes, catalog.row(at: request.rowIndex).key)
  }

  /// What a row is called on the screen.
  func title(of row: CatalogRow) -> RowTitle {
    let text: String
    let isData: Bool
    switch row.key {
    case .missing: (text, isData) = (appearance.missingRowTitle, false)
    case .value, .named:
      isData = row.key != .value([]) && row.key != .named([])
      text = row.title.isEmpty ? "(empty)" : String(decoding: row.title, as: UTF8.self)
    }
    return RowTitle(text: text, isData: isData, isComplete: row.isComplete, problem: row.problem)
  }

  private var isEntries: Bool { catalog?.status.holdsEntries == true }

  /// What cards of a row say in a template with the columns of this moment.
  private func face(of template: CardTemplate, inRow row: Int) -> CardFace {
    let part = catalog.map { row < $0.rowCount ? $0.part(ofRow: row) : 0 } ?? 0
    if faceTemplate == template, let face = faces[part] { return face }
    if faceTemplate != template { faces = [:] }
    var made = CardFace(
      catalog: catalog, part: part, template: template, isBuiltIn: cards.template(isEntries: isEntries) == nil,
      colors: colors, appearance: appearance)
    made.highlighter = highlight.flatMap { try? FilterMatcher($0, columns: catalog?.columns ?? []) }
    faces[part] = made
    faceTemplate = template
    return made
  }
}
