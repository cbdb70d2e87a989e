internal import Curses

/// What a row's controller may know of the grid it is in: its own row, and nothing of the others.
protocol RowContext: AnyObject {
  /// The place of a row now; `nil` if it is gone.
  func index(ofRow id: RowID) -> Int?
  /// The identity of an item of a row.
  func itemID(at path: IndexPath) -> ItemID
  /// What an item looks like, as a number; `nil` if that is not known.
  func contentVersion(ofItemAt path: IndexPath) -> Int?
  /// What a row looks like, but for its items.
  func contentVersion(ofRow row: Int) -> Int?
  /// Whether an item is marked.
  func isMarked(_ path: IndexPath) -> Bool
  /// The layout of a row for the present width.
  func itemLayout(forRow row: Int) -> ItemLayout
  /// Where a row is scrolled to, as the rules have it now.
  func position(inRow row: Int, layout: ItemLayout) -> LinearLayout.Position
  /// Which item of the row has the focus, or gets it back, and whether the row has it.
  func focus(inRow row: Int) -> (item: Int, isRowFocused: Bool)
  /// A bound cell for an item; `existing` is bound again if it serves.
  func bind(_ path: IndexPath, reusing existing: Cell?) -> Cell
  /// A bound header or footer; `existing` is bound again if it serves.
  func bind(_ kind: ElementKind, inRow row: Int, reusing existing: SupplementaryView?) -> SupplementaryView?
  /// Takes a view back into the pool.
  func recycle(_ view: Cell)
}
