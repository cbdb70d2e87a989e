internal import Catalog
internal import ShelfKit

/// A catalog's snapshot as a grid sees it: the same rows and items, their keys as identities.
struct CatalogGrid: GridSnapshot {
  /// What it stands for.
  let catalog: any CatalogSnapshot
  /// Which of the looks of the items these are: a record that was read never looks different until its source is
  /// read again, or is shown with other columns.
  let looks: Int

  var rowCount: Int { catalog.rowCount }

  func rowID(at index: Int) -> RowID { RowID(catalog.row(at: index).key) }

  func rowIndex(of id: RowID) -> Int? { RowKey(id).flatMap(catalog.index) }

  func itemCount(inRow row: Int) -> Int { catalog.row(at: row).count }

  func itemID(at index: Int, inRow row: Int) -> ItemID { ItemID(catalog.itemKey(at: index, inRow: row)) }

  func contentVersion(ofItemAt index: Int, inRow row: Int) -> Int? { looks }

  var isComplete: Bool { catalog.status.isComplete }

  func isComplete(row: Int) -> Bool { catalog.row(at: row).isComplete }

  func itemIndex(of id: ItemID, inRow row: Int) -> Int? { catalog.index(of: ItemKey(id), inRow: row) }
}

/// Identities made of keys, and back. Values and names are told apart by the first byte, so neither is taken for the other.
extension RowID {
  init(_ key: RowKey) {
    switch key {
    case .missing: self.init(.number(0))
    case .value(let bytes): self.init(.bytes([0] + bytes))
    case .named(let bytes): self.init(.bytes([1] + bytes))
    }
  }
}

extension RowKey {
  init?(_ id: RowID) {
    switch id.identity {
    case .number: self = .missing
    case .bytes(let bytes) where bytes.first == 0: self = .value(Array(bytes.dropFirst()))
    case .bytes(let bytes): self = .named(Array(bytes.dropFirst()))
    case .text: return nil
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
