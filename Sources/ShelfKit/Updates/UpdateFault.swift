/// Something wrong with data a grid was given. The grid goes on; `docs/updates.md` says how.
public enum UpdateFault: Hashable, Sendable {
  /// Identities came twice, at these places; the first of each won.
  case duplicates([IndexPath])
  /// A number of rows below zero.
  case rowCount(Int)
  /// A number of items below zero.
  case itemCount(Int, row: RowID)
  /// A row whose identity is found elsewhere, or nowhere.
  case rowLookup(place: Int)
  /// An item whose identity is found elsewhere, or nowhere.
  case itemLookup(IndexPath)
  /// Stated changes that lead to another number of rows, or of items in a row.
  case changes(row: RowID?, expected: Int, found: Int)
}

/// The faults of the data a grid was given.
public struct FaultLog: Hashable, Sendable {
  /// How many there were.
  public private(set) var count = 0
  /// The latest of them, at most 16, oldest first.
  public private(set) var latest: [UpdateFault] = []

  /// Makes an empty log.
  public init() {}

  /// Notes a fault.
  mutating func note(_ fault: UpdateFault) {
    count += 1
    if latest.count == 16 { latest.removeFirst() }
    latest.append(fault)
  }
}
