/// What a grid shows at one moment: which rows and items there are, and in which order.
///
/// Nothing has to be materialised: a grid asks for the places near the viewport only, so a snapshot may be
/// computed, and may be of any size. It is immutable; a change is a new snapshot, given to
/// ``GridController/apply(_:)``. Both are asked during the change, so the old one must stay valid until then.
///
/// Invariants:
/// 1. `rowID(at:)` is different for each place, and `rowIndex(of:)` is its inverse; so for items in each row.
/// 2. All answers of one snapshot agree with each other, always.
public protocol GridSnapshot {
  /// How many rows there are.
  var rowCount: Int { get }
  /// The identity of the row at a place.
  func rowID(at index: Int) -> RowID
  /// The place of a row; `nil` if this snapshot has no such row.
  func rowIndex(of id: RowID) -> Int?
  /// How many items a row has.
  func itemCount(inRow row: Int) -> Int
  /// The identity of the item at a place.
  func itemID(at index: Int, inRow row: Int) -> ItemID
  /// The place of an item in a row; `nil` if it is not there.
  func itemIndex(of id: ItemID, inRow row: Int) -> Int?
}

/// The snapshot of nothing.
public struct EmptySnapshot: GridSnapshot {
  /// Makes it.
  public init() {}
  /// No row.
  public var rowCount: Int { 0 }
  /// Never asked: there is no place.
  public func rowID(at index: Int) -> RowID { RowID(index) }
  /// No row is here.
  public func rowIndex(of id: RowID) -> Int? { nil }
  /// No item.
  public func itemCount(inRow row: Int) -> Int { 0 }
  /// Never asked: there is no place.
  public func itemID(at index: Int, inRow row: Int) -> ItemID { ItemID(index) }
  /// No item is here.
  public func itemIndex(of id: ItemID, inRow row: Int) -> Int? { nil }
}
