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
  /// What records are called.
  let names: RecordNames

  init(catalog: any CatalogSnapshot, looks: Int, mayCross: Bool, names: RecordNames = RecordNames()) {
    self.catalog = catalog
    self.looks = looks
    self.mayCross = mayCross
    self.names = names
    grouping = catalog.status.grouped == nil ? [] : Array(catalog.status.grouping.utf8)
  }

  var rowCount: Int { catalog.rowCount }

  func rowID(at index: Int) -> RowID { RowID(catalog.row(at: index).key, of: grouping) }

  func rowIndex(of id: RowID) -> Int? { RowKey(id, of: grouping).flatMap(catalog.index) }

  func rowIndex(ofItem id: ItemID) -> Int? { mayCross ? key(of: id, inPart: 0).flatMap(catalog.row) : nil }

  func itemCount(inRow row: Int) -> Int { catalog.row(at: row).count }

  func itemID(at index: Int, inRow row: Int) -> ItemID {
    switch catalog.itemKey(at: index, inRow: row) {
    case .ordinal(let ordinal): ItemID(names.number(ofOrdinal: ordinal, inPart: catalog.part(ofRow: row)))
    case .name(let bytes): ItemID(.bytes(bytes))
    }
  }

  func contentVersion(ofItemAt index: Int, inRow row: Int) -> Int? { looks }

  var isComplete: Bool { catalog.status.isComplete }

  func isComplete(row: Int) -> Bool { catalog.row(at: row).isComplete }

  func itemIndex(of id: ItemID, inRow row: Int) -> Int? {
    key(of: id, inPart: catalog.part(ofRow: row)).flatMap { catalog.index(of: $0, inRow: row) }
  }

  func replacement(ofItem id: ItemID, inRow row: Int) -> ItemID? {
    names.arrival(of: id, inPart: catalog.part(ofRow: row)).map { ItemID($0) }
  }

  /// The source that a row is of; `nil` where there are several and the row is not here.
  func part(ofRow id: RowID) -> Int? {
    if let row = rowIndex(of: id) { return catalog.part(ofRow: row) }
    let parts = catalog.recordParts
    return parts.count == 1 ? parts.keys.first : nil
  }

  /// What an item is known by in its source; `nil` if it is of a reading that is over.
  func key(of id: ItemID, inPart part: Int) -> ItemKey? {
    switch id.identity {
    case .number(let number): names.ordinal(ofNumber: number, inPart: part).map { .ordinal($0) }
    case .bytes(let bytes): .name(bytes)
    case .text: nil
    }
  }
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
