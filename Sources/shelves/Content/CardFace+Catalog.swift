internal import Catalog
internal import ShelfKit

extension CardFace {
  /// The face for the columns of a catalog: the person's template if there is one, else the card type's own.
  init(catalog: (any CatalogSnapshot)?, card: CardTemplate?, colors: FileColors, appearance: Appearance) {
    let columns = catalog?.columns ?? []
    let title = catalog?.status.titleColumn
    let grouping = catalog?.status.groupingColumns ?? []
    let isEntries = catalog?.status.holdsEntries ?? false
    titleColumn = title
    detailColumns = Array(columns.indices.filter { $0 != title && !grouping.contains($0) }.prefix(2))
    let own = Self.resolved(card ?? Self.builtIn(isEntries: isEntries), columns: columns)
    // A line that can have nothing to say is left out of the program's own card.
    template = card == nil && detailColumns.isEmpty ? Array(own.prefix(1)) : own
    self.colors = colors
    self.appearance = appearance
  }

  /// The template's lines with their fields found. What a template names was checked when the program started; a
  /// source that has lost such a column meanwhile shows the name.
  private static func resolved(_ card: CardTemplate?, columns: [Column]) -> [[TemplateSegment<FieldSlot>]] {
    guard let card else { return [] }
    let names = columns.map(\.name)
    if let whole = try? card.resolve(columns: names, properties: properties) { return whole }
    return card.lines.map { line in
      line.map { segment in
        (try? segment.resolve(columns: names, properties: properties)) ?? TemplateSegment(.literal("?"))
      }
    }
  }

  private static func builtIn(isEntries: Bool) -> CardTemplate? {
    isEntries ? try? EntryCard.loadTemplate() : try? RecordCard.loadTemplate()
  }
}
