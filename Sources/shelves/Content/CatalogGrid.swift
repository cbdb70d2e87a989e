internal import Catalog
internal import ShelfKit

/// A catalog's snapshot as a grid sees it: the same rows and items, their keys as identities.
struct CatalogGrid: GridSnapshot {
  /// What it stands for.
  let catalog: any CatalogSnapshot
  /// Which of the looks of the items these are: a record that was read never looks different until its source is
  /// read again, or is shown with other columns.
  let looks: Int
  /// What made the rows: the same value of another column is another row.
  let grouping: [UInt8]
  /// Whether items may stand on other rows than those they stood on before.
  let mayCross: Bool

  init(catalog: any CatalogSnapshot, looks: Int, mayCross: Bool) {
    self.catalog = catalog
    self.looks = looks
    self.mayCross = mayCross
    grouping = catalog.status.grouped == nil ? [] : Array(catalog.status.grouping.utf8)
  }

  var rowCount: Int { catalog.rowCount }

  func rowID(at index: Int) -> RowID { RowID(catalog.row(at: index).key, of: grouping) }

  func rowIndex(of id: RowID) -> Int? { RowKey(id, of: grouping).flatMap(catalog.index) }

  func rowIndex(ofItem id: ItemID) -> Int? { mayCross ? catalog.row(of: ItemKey(id)) : nil }

  func itemCount(inRow row: Int) -> Int { catalog.row(at: row).count }

  func itemID(at index: Int, inRow row: Int) -> ItemID { ItemID(catalog.itemKey(at: index, inRow: row)) }

  func contentVersion(ofItemAt index: Int, inRow row: Int) -> Int? { looks }

  var isComplete: Bool { catalog.status.isComplete }

  func isComplete(row: Int) -> Bool { catalog.row(at: row).isComplete }

  func itemIndex(of id: ItemID, inRow row: Int) -> Int? { catalog.index(of: ItemKey(id), inRow: row) }
}

/// Identities made of keys, and back. A row's begins with what made the rows, and a byte that tells values, names and the
/// row of missing values apart.
extension RowID {
  init(_ key: RowKey, of grouping: [UInt8]) {
    let start = Array("\(grouping.count):".utf8) + grouping
    switch key {
    case .value(let bytes): self.init(.bytes(start + [0] + bytes))
    case .named(let bytes): self.init(.bytes(start + [1] + bytes))
    case .missing: self.init(.bytes(start + [2]))
    }
  }
}

extension RowKey {
  /// The key of a row that the same grouping made; `nil` for any other.
  init?(_ id: RowID, of grouping: [UInt8]) {
    let start = Array("\(grouping.count):".utf8) + grouping
    guard case .bytes(let bytes) = id.identity, bytes.starts(with: start) else { return nil }
    let rest = bytes.dropFirst(start.count)
    switch rest.first {
    case 0: self = .value(Array(rest.dropFirst()))
    case 1: self = .named(Array(rest.dropFirst()))
    case 2: self = .missing
    default: return nil
    }
  }
}

extension ItemID {
  init(_ key: ItemKey) {
    switch key {
    case .ordinal(let number): self.init(.number(number))
    case .name(let bytes): self.init(.bytes(bytes))
    }
  }
}

extension ItemKey {
  init(_ id: ItemID) {
    switch id.identity {
    case .number(let number): self = .ordinal(number)
    case .bytes(let bytes): self = .name(bytes)
    case .text(let text): self = .name(Array(text.utf8))
    }
  }
}
