import Catalog

extension CatalogSnapshot {
  /// Every row's title with its number of items, in order; the row of missing values is `nil`.
  var shelves: [Shelf] {
    (0..<rowCount).map { index in
      let row = row(at: index)
      return Shelf(row.key == .missing ? nil : Field.bytes(row.title).text, row.count)
    }
  }

  /// All items of a row.
  func items(ofRow row: Int) -> [Item] {
    (0..<self.row(at: row).count).compactMap { item(at: $0, inRow: row) }
  }

  /// All items, each once, in the order of the source.
  var records: [Item] {
    var byNumber: [Int: Item] = [:]
    for row in 0..<rowCount {
      for item in items(ofRow: row) {
        if case .ordinal(let number) = item.key { byNumber[number] = item }
      }
    }
    return byNumber.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The texts of all records; a missing field is `nil`.
  var table: [[String?]] {
    records.map { item in item.fields.map { $0 == .missing ? nil : $0.text } }
  }

  /// The names of the columns.
  var names: [String] { columns.map(\.name) }
}

/// A row as tests write it.
struct Shelf: Equatable, CustomStringConvertible {
  var title: String?
  var count: Int
  init(_ title: String?, _ count: Int) {
    self.title = title
    self.count = count
  }
  var description: String { "\(title ?? "missing")(\(count))" }
}
