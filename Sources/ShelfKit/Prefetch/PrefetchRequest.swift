/// Says what of a row will probably be shown soon: the row, and the items it will show first.
///
/// It names identities, which stay true, and places, which hold for one generation of the data only
/// (``GridController/isCurrent(_:)``). A result that comes late goes by the identities.
public struct PrefetchRequest: Hashable, Sendable {
  /// The row.
  public let row: RowID
  /// The items it will show, from where it was left.
  public let items: [ItemID]
  /// The place of the row in the data of `generation`.
  public let rowIndex: Int
  /// The places of the items in the data of `generation`.
  public let itemIndexes: Range<Int>
  /// Which data the places are places of.
  public let generation: UInt64
}
