/// What a row remembers: where it is scrolled to, which item has its focus, and which are marked.
public struct RowState: Hashable, Sendable {
  /// Where it is scrolled to; `nil` at its beginning.
  public var anchor: ScrollAnchor<ItemID>?
  /// The item that has, or gets back, the focus; `nil` for the first.
  public var focusedItem: ItemID?
  /// Whether the view was scrolled away from the focus on purpose, and stays there until the next key.
  public var isDetached = false
  /// The items that are marked.
  public var marks = MarkSet()
  /// Where a range of marks begins that the focus extends; `nil` while there is none.
  public var rangeStart: ItemID?

  /// Makes the state of a row never seen.
  public init() {}
}
