/// What was on screen before a change: elements in order, with where they began.
struct SeenPlaces {
  /// An element and the cell its leading edge was at.
  struct Place<ID: Hashable & Sendable> {
    var id: ID
    var offset: Int
  }

  /// The rows that were seen, from the top.
  var rows: [Place<RowID>] = []
  /// The items that were seen of each of them, in order.
  var items: [RowID: [Place<ItemID>]] = [:]
  /// Where the first item of each row that stood at its beginning was, as the delta of an anchor: 0 unless its
  /// alignment frees the leading edge.
  var beginnings: [RowID: Int] = [:]
}
