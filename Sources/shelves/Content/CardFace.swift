internal import Catalog
internal import Curses
internal import Platform
internal import ShelfKit

/// Makes an item into the lines of its card: a template, and where its fields come from.
struct CardFace {
  /// The template's lines, its fields found among the columns of the catalog.
  let template: [[TemplateSegment<FieldSlot>]]
  /// The column that heads the card.
  let titleColumn: Int?
  /// The columns that the built-in card can show below the title, of which the first two are.
  let detailColumns: [Int]
  /// How entries of directories are coloured.
  let colors: FileColors
  /// How it looks.
  let appearance: Appearance
  /// What stands out in what the card says; `nil` for nothing.
  var highlighter: FilterMatcher?

  /// The properties of an item that a template may name after a dot.
  static let properties = ["title", "detail", "row", "path", "raw", "number", "source"]

  /// How many lines the card has.
  var lineCount: Int { template.count }

  /// The lines of an item's card.
  func lines(for item: Item, rowTitle: [UInt8]) -> [[TemplateRun]] {
    let painted = FieldColors(of: item)
    return template.map { line in line.map { $0.run { value($0, item, rowTitle, painted) } } }
  }

  private func value(_ slot: FieldSlot, _ item: Item, _ rowTitle: [UInt8], _ painted: FieldColors) -> FieldText {
    switch slot {
    case .column(let column): return shown(item.field(column), column, painted)
    case .property("title"):
      guard let column = titleColumn(of: item) else { return raw(item) }
      var title = shown(item.field(column), column, painted)
      if item.entry != nil { title.style = entryStyle(item, name: title.text) }
      return title
    case .property("detail"): return detail(of: item, painted)
    case .property("row"): return FieldText(String(decoding: rowTitle, as: UTF8.self))
    case .property("path"): return text(item.path)
    case .property("raw"): return raw(item)
    case .property("number"): return FieldText(String(item.number))
    case .property("source"): return FieldText(String(decoding: item.source, as: UTF8.self))
    case .property: return FieldText("")
    }
  }

  /// The column that heads an item's card. JSON may have records of several shapes: one without that field shows its first.
  private func titleColumn(of item: Item) -> Int? {
    guard let titleColumn, item.isJSON, item.field(titleColumn) == .missing else { return titleColumn }
    return item.fields.firstIndex { $0 != .missing } ?? titleColumn
  }

  private func shown(_ field: Field, _ column: Int, _ painted: FieldColors) -> FieldText {
    if field == .missing { return FieldText(appearance.missingMark, style: appearance.theme[.dim]) }
    var shown = highlighted(field.text, column)
    shown.spans = painted.spans(ofField: column)
    return shown
  }

  /// The record as it stands in its source, its colours taken if those of its fields are.
  private func raw(_ item: Item) -> FieldText {
    if item.colored.isEmpty { return text(item.raw) }
    var shown = text(EscapeSequence.stripped(item.raw))
    shown.spans = FieldColors([.bytes(item.raw)]).spans(ofField: 0)
    return shown
  }

  private func text(_ bytes: [UInt8]) -> FieldText { highlighted(String(decoding: bytes, as: UTF8.self), nil) }

  private func highlighted(_ text: String, _ column: Int?) -> FieldText {
    FieldText(text, highlights: highlighter?.ranges(in: Array(text.utf8), ofColumn: column) ?? [])
  }

  private func detail(of item: Item, _ painted: FieldColors) -> FieldText {
    if item.entry != nil { return FieldText(EntryDetail(item, separator: appearance.separator).text) }
    let title = titleColumn(of: item)
    // Of JSON each record may have other fields; a table shows the same ones on each card.
    let columns =
      item.isJSON ? detailColumns.filter { $0 != title && item.field($0) != .missing } : detailColumns
    var whole = FieldText("")
    for column in columns.prefix(2) where item.field(column) != .missing {
      let part = shown(item.field(column), column, painted)
      if !whole.text.isEmpty { whole.text += appearance.separator }
      let start = whole.text.utf8.count
      whole.text += part.text
      whole.highlights += part.highlights.map { $0.lowerBound + start..<$0.upperBound + start }
      whole.spans += part.spans.map {
        StyleSpan($0.range.lowerBound + start..<$0.range.upperBound + start, $0.style)
      }
    }
    return whole
  }

  private func entryStyle(_ item: Item, name: String) -> StyleChange {
    guard let entry = item.entry, let style = colors.style(of: entry, name: Array(name.utf8)) else { return .none }
    return StyleChange(style)
  }
}
