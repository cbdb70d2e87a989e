/// What a row remembers: where it is scrolled to and which item has its focus.
public struct RowState: Hashable, Sendable {
  /// Where it is scrolled to; `nil` at its beginning.
  public var anchor: ScrollAnchor<ItemID>?
  /// The item that has, or gets back, the focus; `nil` for the first.
  public var focusedItem: ItemID?
  /// Whether the view was scrolled away from the focus on purpose, and stays there until the next key.
  public var isDetached = false

  /// Makes the state of a row never seen.
  public init() {}
}
