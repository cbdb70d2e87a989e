internal import Catalog
internal import ShelfKit

/// The items of a catalog, by their places and by what they are known by.
extension CatalogContent {
  var whole: any GridSnapshot {
    guard let unfiltered = catalog?.unfiltered, let grid = snapshot as? CatalogGrid else { return snapshot }
    let order = rowOrder ?? .seen
    return CatalogGrid(
      catalog: order == .seen ? unfiltered : OrderedSnapshot(unfiltered, by: order), looks: grid.looks,
      mayCross: grid.mayCross, names: grid.names)
  }

  func line(at path: IndexPath) -> Int? {
    guard let catalog, path.row < catalog.rowCount, path.item < catalog.row(at: path.row).count else { return nil }
    return catalog.line(of: catalog.itemKey(at: path.item, inRow: path.row), inRow: path.row)
  }

  func directory(ofRow row: Int) -> [UInt8]? {
    guard let catalog, row < catalog.rowCount else { return nil }
    return catalog.row(at: row).directory
  }

  func choice(at path: IndexPath) -> Choice? {
    guard let catalog, path.row < catalog.rowCount, path.item < catalog.row(at: path.row).count,
      let item = catalog.item(at: path.item, inRow: path.row)
    else { return nil }
    return Choice(
      item: item, rowTitle: catalog.row(at: path.row).title, columns: catalog.columns,
      ownColumns: catalog.status.cards[catalog.part(ofRow: path.row)]?.own)
  }

  func choice(of item: ItemID, inRow row: RowID) -> Choice? {
    present(item, inRow: row) ?? leaving.choice(of: item, inRow: row)
  }

  /// The same for what is there.
  private func present(_ item: ItemID, inRow row: RowID) -> Choice? {
    guard let whole = catalog?.unfiltered, let grid = snapshot as? CatalogGrid,
      let place = RowKey(row, of: grid.grouping).flatMap(whole.index),
      let key = grid.key(of: item, inPart: whole.part(ofRow: place)),
      let index = whole.index(of: key, inRow: place), let found = whole.item(at: index, inRow: place)
    else { return nil }
    return Choice(
      item: found, rowTitle: whole.row(at: place).title, columns: whole.columns,
      ownColumns: whole.status.cards[whole.part(ofRow: place)]?.own)
  }

  var mayForget: Bool { catalog?.recordParts.values.contains { $0.mayChange } ?? false }

  var letsGo: Bool { status.tail != nil }

  func remember(_ items: NamedItems) {
    if !isOutdated, let grid = snapshot as? CatalogGrid { memory.note(items, in: grid) }
    if letsGo { leaving.keep(items) { item, row in present(item, inRow: row) } }
  }

  func outdated(_ items: NamedItems) -> String? {
    guard mayForget, let grid = snapshot as? CatalogGrid, memory.isOutdated(items, in: grid) else { return nil }
    isOutdated = true
    return Self.outdatedNote
  }

  func lasting(_ state: GridState) -> GridState {
    (snapshot as? CatalogGrid).map { memory.lasting(state, in: $0) } ?? state
  }

  func valueCount(ofColumn column: Int) -> String? {
    guard status.valueCounts.indices.contains(column) else { return nil }
    let count = status.valueCounts[column]
    return "\(count)\(status.countsAreOfSample ? "+" : "") \(count == 1 ? "value" : "values")"
  }
}
