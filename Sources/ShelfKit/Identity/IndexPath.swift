/// The place of an item at this moment: the row's, and the item's in the row. It is never kept; identities are.
public struct IndexPath: Hashable, Comparable, Sendable {
  /// The place of the row, from 0.
  public var row: Int
  /// The place of the item in its row, from 0.
  public var item: Int

  /// Makes an index path.
  public init(row: Int, item: Int) {
    self.row = row
    self.item = item
  }

  /// In the order of reading: row by row.
  public static func < (one: Self, other: Self) -> Bool { (one.row, one.item) < (other.row, other.item) }
}
