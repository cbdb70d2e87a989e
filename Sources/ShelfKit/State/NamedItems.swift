/// Items that a state or a frame has to do with, by row: a change of the data is asked for these by identity.
///
/// For data whose identities do not last by themselves: whoever gives the next snapshot can find these items in time.
public struct NamedItems: Sendable {
  /// The items of each row, in no order.
  public private(set) var rows: [RowID: Set<ItemID>] = [:]

  /// None.
  public init() {}

  /// Adds an item.
  public mutating func insert(_ item: ItemID, inRow row: RowID) { rows[row, default: []].insert(item) }

  /// Adds the items that a state names.
  ///
  /// - Complexity: O(rows with a state + marks).
  public mutating func insert(from state: GridState) {
    for id in state.rows.ids {
      let row = state.rows[id]
      let named = [row.focusedItem, row.anchor?.id, row.rangeStart].compactMap { $0 }
      guard !named.isEmpty || !row.marks.ids.isEmpty else { continue }
      rows[id, default: []].formUnion(named + row.marks.ids)
    }
  }
}

extension GridController {
  /// Elements on either side of what counts, which take over from it or bear witness of where it stood.
  private static var neighbours: Int { 8 }
  /// Rows out of sight whose neighbours are named, at most.
  private static var farRows: Int { 200 }

  /// The items that are seen, with some on either side.
  ///
  /// - Complexity: O(what is seen).
  public var itemsInSight: NamedItems {
    var result = NamedItems()
    for row in display.visible {
      guard let place = snapshot.rowIndex(of: row.id) else { continue }
      let seen = row.controller.seenItems.compactMap { snapshot.itemIndex(of: $0.id, inRow: place) }
      addNeighbours(of: seen, inRow: place, to: &result)
      if let focus = state.rows[row.id].focusedItem { result.insert(focus, inRow: row.id) }
      if let anchor = state.rows[row.id].anchor { result.insert(anchor.id, inRow: row.id) }
    }
    return result
  }

  /// The items that a change of the data will be asked for: those that are seen, those that the state names, and some
  /// on either side.
  ///
  /// - Complexity: O(what is seen + rows with a state + marks).
  public var namedItems: NamedItems {
    var result = itemsInSight
    result.insert(from: state)
    for id in state.rows.idsByAge.suffix(Self.farRows) {
      guard let row = snapshot.rowIndex(of: id) else { continue }
      let named = [state.rows[id].focusedItem, state.rows[id].anchor?.id].compactMap { $0 }
      for place in named.compactMap({ snapshot.itemIndex(of: $0, inRow: row) }) {
        addNeighbours(of: [place], inRow: row, to: &result)
      }
    }
    return result
  }

  private func addNeighbours(of places: [Int], inRow row: Int, to result: inout NamedItems) {
    guard let low = places.min(), let high = places.max(), high - low < 1_000 else { return }
    let count = snapshot.itemCount(inRow: row)
    let id = snapshot.rowID(at: row)
    for place in max(0, low - Self.neighbours)..<min(count, high + Self.neighbours + 1) {
      result.insert(snapshot.itemID(at: place, inRow: row), inRow: id)
    }
  }
}
