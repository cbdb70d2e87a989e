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

  /// The properties of an item that a template may name after a dot.
  static let properties = ["title", "detail", "row", "path", "raw", "number", "source"]

  /// How many lines the card has.
  var lineCount: Int { template.count }

  /// The lines of an item's card.
  func lines(for item: Item, rowTitle: [UInt8]) -> [[TemplateRun]] {
    template.map { line in line.map { $0.run { value($0, item, rowTitle) } } }
  }

  private func value(_ slot: FieldSlot, _ item: Item, _ rowTitle: [UInt8]) -> (text: String, style: StyleChange) {
    switch slot {
    case .column(let column): return shown(item.field(column))
    case .property("title"):
      let title = titleColumn(of: item).map { shown(item.field($0)) } ?? (text(item.raw), .none)
      return item.entry == nil ? title : (title.text, entryStyle(item, name: title.text))
    case .property("detail"): return (detail(of: item), .none)
    case .property("row"): return (text(rowTitle), .none)
    case .property("path"): return (text(item.path), .none)
    case .property("raw"): return (text(item.raw), .none)
    case .property("number"): return (String(item.number), .none)
    case .property("source"): return (text(item.source), .none)
    case .property: return ("", .none)
    }
  }

  /// The column that heads an item's card. JSON may have records of several shapes: one without that field shows its first.
  private func titleColumn(of item: Item) -> Int? {
    guard let titleColumn, item.isJSON, item.field(titleColumn) == .missing else { return titleColumn }
    return item.fields.firstIndex { $0 != .missing } ?? titleColumn
  }

  private func shown(_ field: Field) -> (text: String, style: StyleChange) {
    field == .missing ? (appearance.missingMark, StyleChange(attributes: .dim)) : (field.text, .none)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func detail(of item: Item) -> String {
    if item.entry != nil { return EntryDetail(item, separator: appearance.separator).text }
    let title = titleColumn(of: item)
    // Of JSON each record may have other fields; a table shows the same ones on each card.
    let columns =
      item.isJSON ? detailColumns.filter { $0 != title && item.field($0) != .missing } : detailColumns
    let texts = columns.prefix(2).map { item.field($0) }.filter { $0 != .missing }.map(\.text)
    return texts.joined(separator: appearance.separator)
  }

  private func entryStyle(_ item: Item, name: String) -> StyleChange {
    guard let entry = item.entry, let style = colors.style(of: entry, name: Array(name.utf8)) else { return .none }
    return StyleChange(style)
  }
}
