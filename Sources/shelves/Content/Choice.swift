internal import Catalog

/// An item that can be opened or printed.
struct Choice {
  /// The item.
  var item: Item
  /// The title of its row, as bytes of the data.
  var rowTitle: [UInt8]
  /// What its fields are called.
  var columns: [Column]
  /// The columns, by position, that its source has, where others are shown beside it; `nil` for all.
  var ownColumns: [Int]?

  /// What its screen shows, by position: the columns of its source, then surplus fields.
  var shownFields: [Int] {
    (ownColumns ?? Array(columns.indices)) + (columns.count..<max(columns.count, item.fields.count))
  }

  /// The columns of the demo.
  static let demoColumns = [Column(name: "card")]

  /// A card of the demo, as a record of one field.
  static func demo(row: Int, item: Int, name: String) -> Choice {
    let name = Array(name.utf8)
    let record = Item(
      key: .ordinal(item), fields: [.bytes(name)], raw: name, number: item + 1, path: Array("demo".utf8),
      source: Array("demo".utf8))
    return Choice(item: record, rowTitle: Array("Row \(row + 1)".utf8), columns: demoColumns)
  }
}
