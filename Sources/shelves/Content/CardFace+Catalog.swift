internal import Catalog
internal import ShelfKit

extension CardFace {
  /// The face that a template has for the columns of a catalog.
  init(
    catalog: (any CatalogSnapshot)?, template: CardTemplate, isBuiltIn: Bool, colors: FileColors, appearance: Appearance
  ) {
    let columns = catalog?.columns ?? []
    let title = catalog?.status.titleColumn
    let grouping = catalog?.status.groupingColumns ?? []
    titleColumn = title
    detailColumns = columns.indices.filter { $0 != title && !grouping.contains($0) }
    let own = Self.resolved(template, columns: columns)
    // A line that can have nothing to say is left out of the program's own card.
    self.template = isBuiltIn && detailColumns.isEmpty ? Array(own.prefix(1)) : own
    self.colors = colors
    self.appearance = appearance
  }

  /// The template's lines with their fields found. What a template of the command line names was checked; one of the
  /// configuration folder is for any source, also for those that lack such a column.
  private static func resolved(_ card: CardTemplate, columns: [Column]) -> [[TemplateSegment<FieldSlot>]] {
    let names = columns.map(\.name)
    if let whole = try? card.resolve(columns: names, properties: properties) { return whole }
    return card.lines.map { line in
      line.map { segment in
        (try? segment.resolve(columns: names, properties: properties)) ?? TemplateSegment(.literal("?"))
      }
    }
  }
}
