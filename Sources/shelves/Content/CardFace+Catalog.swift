internal import Catalog
internal import ShelfKit

extension CardFace {
  /// The face that a template has for the columns of a catalog.
  ///
  /// - Parameter part: the source whose cards they are; what they show is chosen for each by itself.
  init(
    catalog: (any CatalogSnapshot)?, part: Int, template: CardTemplate, isBuiltIn: Bool, colors: FileColors,
    appearance: Appearance
  ) {
    let columns = catalog?.columns ?? []
    let own = catalog?.cardColumns(ofPart: part) ?? CardColumns(title: nil, own: [], columns: [])
    titleColumn = own.title
    detailColumns = own.columns.filter { $0 != own.title }
    let lines = Self.resolved(template, columns: columns)
    // A line that can have nothing to say is left out of the program's own card.
    self.template = isBuiltIn && detailColumns.isEmpty ? Array(lines.prefix(1)) : lines
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

extension CatalogSnapshot {
  /// What the cards of one of its sources show. Complexity: O(columns).
  func cardColumns(ofPart part: Int) -> CardColumns {
    if let own = status.cards[part] { return own }
    return CardColumns(
      title: status.titleColumn, own: Array(columns.indices),
      columns: columns.indices.filter { !status.groupingColumns.contains($0) })
  }
}
