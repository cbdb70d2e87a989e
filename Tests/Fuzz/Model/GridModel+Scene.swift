/// A row on the screen, and the items of it that are seen.
struct PlacedRow: Hashable {
  struct Item: Hashable {
    var name: Int
    var x: Int
    /// The same from the leading edge, whichever that is.
    var place: Int
    var width: Int
    var isFocused: Bool
    var isMarked: Bool
  }

  var name: Int
  var y: Int
  var width: Int
  var look: RowLook
  var standing: RowStanding
  var items: [Item]
  /// Whether it stands as a row does that nobody ever scrolled.
  var isAtBeginning: Bool

  /// On which of its lines the header stands: further down while the top edge cuts the row, if it is pinned.
  var headerLine: Int { look.pinsHeader ? min(max(0, -y), max(0, look.height - look.header)) : 0 }
}

extension GridModel {
  /// What is on the screen now, from the top.
  func scene() -> [PlacedRow] {
    let axis = rowAxis
    return axis.seen(rowOffset(axis), height).map { placed($0.index, y: $0.place) }
  }

  private func placed(_ row: Int, y: Int) -> PlacedRow {
    let name = content[row].name
    let axis = itemAxis(row)
    let offset = itemOffset(row, axis)
    let seen = axis.seen(offset, width)
    let focus = focusedItem(row)
    let isFocused = row == focusedRow
    var standing = RowStanding(place: row, item: focus, count: axis.count, isFocused: isFocused)
    standing.hasMoreBefore = offset > axis.start
    standing.hasMoreAfter =
      seen.last.map { $0.index < axis.count - 1 || $0.place + axis.extents[$0.index] > width } ?? false
    let look = RowLook.of(row: name)
    let marked = Set(markedItems(row))
    let items = seen.map { place in
      let extent = axis.extents[place.index]
      return PlacedRow.Item(
        name: content[row].items[place.index], x: look.isMirrored ? width - place.place - extent : place.place,
        place: place.place, width: extent, isFocused: isFocused && place.index == focus,
        isMarked: marked.contains(place.index))
    }
    return PlacedRow(
      name: name, y: y, width: width, look: look, standing: standing, items: items,
      isAtBeginning: offset == axis.shown(nil, focus: nil, width))
  }
}
