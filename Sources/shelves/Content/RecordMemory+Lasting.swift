internal import Catalog
internal import ShelfKit

/// States whose records are known by what they are, so that a later run finds them.
extension RecordMemory {
  /// Bytes before a record up to which it is found out, at the end of a run, which of its equals it is.
  private static let far = 1 << 31

  /// A state that names records by what they are. Those too far from the beginning keep their numbers.
  ///
  /// - Complexity: O(rows with a state + marks), and the bytes before the last record that is named.
  func lasting(_ state: GridState, in grid: CatalogGrid) -> GridState {
    if grid.catalog.recordParts.isEmpty { return state }
    var items = NamedItems()
    items.insert(from: state)
    let identities = identities(of: items, in: grid, within: Self.far)
    return state.renamed { id, row in
      guard case .number(let number) = id.identity, let part = grid.part(ofRow: row) else { return id }
      if let identity = identities[Place(part: part, number: number)] { return ItemID(identity.word) }
      return grid.names.ordinal(ofNumber: number, inPart: part).map { ItemID($0) } ?? id
    }
  }
}

extension NamedItems {
  /// Records known by what was kept of them.
  var kept: [ItemID: RecordIdentity] {
    var result: [ItemID: RecordIdentity] = [:]
    for id in rows.values.joined() {
      if case .text(let word) = id.identity, let identity = RecordIdentity(word: word) { result[id] = identity }
    }
    return result
  }
}

extension RecordSearch {
  /// The search for the records that the state of an earlier run names; `nil` for none.
  init?(kept state: GridState) {
    var items = NamedItems()
    items.insert(from: state)
    let kept = Array(items.kept)
    if kept.isEmpty { return nil }
    self.init(quest: RecordQuest(kept.map { RecordQuest.Entry($0.value) }, from: nil), ids: kept.map(\.key))
  }
}

extension GridState {
  /// The same state with other names of its items.
  fileprivate func renamed(_ name: (ItemID, RowID) -> ItemID) -> GridState {
    var result = self
    // In the order in which they were touched, which the copy keeps.
    for id in rows.idsByAge {
      var row = rows[id]
      row.focusedItem = row.focusedItem.map { name($0, id) }
      row.rangeStart = row.rangeStart.map { name($0, id) }
      row.anchor = row.anchor.map { ScrollAnchor(id: name($0.id, id), delta: $0.delta) }
      row.marks = MarkSet(Set(row.marks.ids.map { name($0, id) }), isInverted: row.marks.isInverted)
      result.rows[id] = row
    }
    return result
  }
}
