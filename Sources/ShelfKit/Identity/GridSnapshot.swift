/// What a grid shows at one moment: which rows and items there are, and in which order.
///
/// Nothing has to be materialised: a grid asks for the places near the viewport only, so a snapshot may be
/// computed, and may be of any size. It is immutable; a change is a new snapshot, given to
/// ``GridController/apply(_:changes:from:)``. Both are asked during the change, so the old one must stay valid until then.
///
/// Invariants:
/// 1. `rowID(at:)` is different for each place, and `rowIndex(of:)` is its inverse; so for items in each row.
/// 2. All answers of one snapshot agree with each other, always.
///
/// What a change does to focus, positions and marks is said in `docs/updates.md`.
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

  /// What the row looks like, but for its items: equal numbers, equal looks; `nil` if that is not known.
  func contentVersion(ofRow row: Int) -> Int?
  /// What the item looks like, wherever it stands: equal numbers, equal looks; `nil` if that is not known.
  func contentVersion(ofItemAt index: Int, inRow row: Int) -> Int?
  /// The row an item is in, where items are known across rows; `nil` if in none, in several, or not known.
  func rowIndex(ofItem id: ItemID) -> Int?
  /// The identity of the item that now stands where the one named, which is here no more, was a placeholder.
  func replacement(ofItem id: ItemID, inRow row: Int) -> ItemID?
  /// The identity of the row that now stands where the one named, which is here no more, was a placeholder.
  func replacement(ofRow id: RowID) -> RowID?
  /// Whether all rows are there; while they are not, what is missing may still arrive.
  var isComplete: Bool { get }
  /// Whether all items of a row are there.
  func isComplete(row: Int) -> Bool
  /// Where elements were given whose identity was taken already, so that they were left out; the item is 0 for a row.
  var duplicates: [IndexPath] { get }
}

extension GridSnapshot {
  /// Not known.
  public func contentVersion(ofRow row: Int) -> Int? { nil }
  /// Not known.
  public func contentVersion(ofItemAt index: Int, inRow row: Int) -> Int? { nil }
  /// Not known: items do not cross rows.
  public func rowIndex(ofItem id: ItemID) -> Int? { nil }
  /// None.
  public func replacement(ofItem id: ItemID, inRow row: Int) -> ItemID? { nil }
  /// None.
  public func replacement(ofRow id: RowID) -> RowID? { nil }
  /// It is.
  public var isComplete: Bool { true }
  /// It is.
  public func isComplete(row: Int) -> Bool { true }
  /// None.
  public var duplicates: [IndexPath] { [] }
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
