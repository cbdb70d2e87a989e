extension GridDiff {
  /// A snapshot read in full, once.
  struct Listing {
    /// A row and its items.
    struct Row {
      var id: RowID
      var version: Int?
      var items: [ItemID]
      var versions: [Int?]
    }

    let rows: [Row]

    /// Reads it; `nil` if it has more rows and items than allowed.
    init?(_ snapshot: any GridSnapshot, atMost limit: Int) {
      var budget = limit - snapshot.rowCount
      guard budget >= 0 else { return nil }
      var rows: [Row] = []
      rows.reserveCapacity(snapshot.rowCount)
      for row in 0..<snapshot.rowCount {
        let count = snapshot.itemCount(inRow: row)
        budget -= count
        guard budget >= 0 else { return nil }
        rows.append(
          Row(
            id: snapshot.rowID(at: row), version: snapshot.contentVersion(ofRow: row),
            items: (0..<count).map { snapshot.itemID(at: $0, inRow: row) },
            versions: (0..<count).map { snapshot.contentVersion(ofItemAt: $0, inRow: row) }))
      }
      self.rows = rows
    }
  }
}
