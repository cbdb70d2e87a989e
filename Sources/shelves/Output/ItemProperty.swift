internal import Catalog

/// What a template can say about an item apart from its fields: the names that follow a dot.
enum ItemProperty: String, CaseIterable, Sendable {
  /// The title of its row.
  case row
  /// The path of the entry, or of the source the record stands in.
  case path
  /// The bytes of the record in its source; for an entry, its path.
  case raw
  /// 1 for the first record of its source.
  case number
  /// The name of the source, as it was given.
  case source

  /// The names, for resolving templates.
  static let names = allCases.map(\.rawValue)

  /// The property of an item on a row, as bytes.
  func value(of item: Item, rowTitle: [UInt8]) -> [UInt8] {
    switch self {
    case .row: rowTitle
    case .path: item.path
    case .raw: item.raw
    case .number: Array(String(item.number).utf8)
    case .source: item.source
    }
  }
}
