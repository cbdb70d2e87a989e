/// What changed from one snapshot to another: rows and items that went, came, moved, look different or crossed rows.
///
/// Elements are the same if their identities are. Those whose order among each other is kept stay; the fewest that
/// explain the new order have moved. An item that left a row and is in another one that did not have it crossed over.
/// Items of a row that came, or went, come and go with it, unless they crossed.
///
/// To make the new content of the old: take out `deletedItems` and the origins of `movedItems`, then `deletedRows` and the
/// origins of `movedRows`; put in `insertedRows` and the destinations of `movedRows` in ascending order, then the items likewise.
/// Places of what is taken out are those of the old snapshot, places of what is put in those of the new one.
public struct GridDiff: Hashable, Sendable {
  /// An element's way from its place in the old snapshot to that in the new one.
  public struct Relocation<Place: Hashable & Sendable>: Hashable, Sendable {
    /// Where it was.
    public var origin: Place
    /// Where it is.
    public var destination: Place

    /// Makes a way.
    public init(from origin: Place, to destination: Place) {
      self.origin = origin
      self.destination = destination
    }
  }

  /// Rows that are there no more, by their old places, ascending.
  public var deletedRows: [Int] = []
  /// Rows that are new, by their new places, ascending.
  public var insertedRows: [Int] = []
  /// Rows whose order changed, by new places, ascending.
  public var movedRows: [Relocation<Int>] = []
  /// Rows whose content versions differ, by new places, ascending.
  public var updatedRows: [Int] = []
  /// Items gone from rows that stayed, by their old places, ascending.
  public var deletedItems: [IndexPath] = []
  /// Items new in rows that stayed, by their new places, ascending.
  public var insertedItems: [IndexPath] = []
  /// Items whose order changed, and those that crossed rows, by new places, ascending.
  public var movedItems: [Relocation<IndexPath>] = []
  /// Items whose content versions differ, by new places, ascending.
  public var updatedItems: [IndexPath] = []

  /// Makes a difference of nothing.
  public init() {}

  /// Finds what changed.
  ///
  /// - Parameters:
  ///   - old: what there was.
  ///   - new: what there is.
  ///   - limit: the most rows and items that are read in all; `nil` is answered if there are more.
  /// - Complexity: O(n) in time and space for n rows and items in both snapshots, and O(log m) more for each of the m
  ///   elements of a list whose order changed. After P. Heckel, "A technique for isolating differences between files" (1978),
  ///   with the longest increasing subsequence in place of his last pass, so that few elements count as moved.
  public init?(from old: any GridSnapshot, to new: any GridSnapshot, atMost limit: Int = 1_000_000) {
    guard let old = Listing(old, atMost: limit), let new = Listing(new, atMost: limit) else { return nil }
    var builder = GridDiffBuilder(old: old, new: new)
    self = builder.build()
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { self == GridDiff() }

  /// The difference the other way. What looks different stays so, at its old place; so it needs the snapshots' places.
  public func inverted() -> GridDiff {
    var result = GridDiff()
    (result.deletedRows, result.insertedRows) = (insertedRows, deletedRows)
    (result.deletedItems, result.insertedItems) = (insertedItems, deletedItems)
    result.movedRows = movedRows.map { Relocation(from: $0.destination, to: $0.origin) }
      .sorted { $0.destination < $1.destination }
    result.movedItems = movedItems.map { Relocation(from: $0.destination, to: $0.origin) }
      .sorted { $0.destination < $1.destination }
    return result
  }
}
