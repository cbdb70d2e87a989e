internal import Catalog
internal import Platform
internal import ShelfKit

/// Editing what the focused card shows, and coming back to it.
extension BrowseController {
  /// An item that was given to an editor, and where it stood.
  struct EditedItem {
    var id: ItemID
    var row: RowID
    var place: Int
  }

  /// Edits the file of an entry or the source of a record, at its line; then reads again, and comes back to the place;
  /// answers what there is to say.
  func edit() -> String? {
    guard let choice = focusedChoice, let path = grid.focusedIndexPath else { return nil }
    if let entry = choice.item.entry {
      guard [.file, .executable].contains(entry.target) else { return "not a regular file: not edited" }
    } else if choice.item.path == SourceRegistry.standardInputName || content.arrangement == nil {
      return "there is no file to edit"
    }
    let program = ExternalProgram.opening(
      choice.item.path, line: content.line(at: path), environment: Environment.value)
    if let problem = session.run(program) { return problem }
    edited = EditedItem(
      id: grid.snapshot.itemID(at: path.item, inRow: path.row), row: grid.snapshot.rowID(at: path.row), place: path.item
    )
    return content.reload(keeping: itemsToKeep)
  }

  /// Once what was edited has been read again: a record whose bytes are others now is another one, and stands where
  /// the old one stood. The focus goes there, unless it was moved meanwhile.
  ///
  /// - Parameter focusBefore: the item that had the focus before the new reading was shown.
  func returnFromEditing(_ focusBefore: ItemID?) {
    guard let edited, !content.isRearranging else { return }
    self.edited = nil
    guard focusBefore == edited.id, let row = grid.snapshot.rowIndex(of: edited.row),
      edited.place < grid.snapshot.itemCount(inRow: row),
      grid.snapshot.itemIndex(of: edited.id, inRow: row) == nil, grid.snapshot.rowIndex(ofItem: edited.id) == nil
    else { return }
    grid.perform(.item(IndexPath(row: row, item: edited.place)))
  }

  /// The identity of the item that has the focus; `nil` where the focused row has none.
  var focusedID: ItemID? {
    guard let focus = grid.focusedIndexPath, focus.item < grid.snapshot.itemCount(inRow: focus.row) else { return nil }
    return grid.snapshot.itemID(at: focus.item, inRow: focus.row)
  }
}
