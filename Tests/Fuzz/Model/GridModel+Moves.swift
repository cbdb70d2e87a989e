extension GridModel {
  /// Moves the focus to an item, and the views by as little as shows it.
  mutating func setFocus(row: Int, item: Int, keepsMemory: Bool) {
    memory.isTouched = true
    let name = content[row].name
    if !keepsMemory, !content[row].items.isEmpty, item != 0 || memory[row: name].focus != nil {
      memory[row: name].focus = content[row].items[item]
    }
    memory.focusedRow = name
    memory.isDetached = false
    memory[row: name].isDetached = false
    let items = itemAxis(row)
    storeItems(itemOffset(row, items), items, row: row)
    let rows = rowAxis
    storeRows(rowOffset(rows), rows)
  }

  /// Goes to a row, as a key does.
  mutating func goToRow(_ wanted: Int) {
    guard let current = focusedRow else { return }
    let row = min(max(0, wanted), content.count - 1)
    let item = movesByColumn && row != current ? nearestItem(to: current, in: row) : focusedItem(row)
    setFocus(row: row, item: item, keepsMemory: !movesByColumn)
  }

  /// Goes to an item of the focused row.
  mutating func goToItem(_ wanted: Int) {
    guard let row = focusedRow else { return }
    setFocus(row: row, item: min(max(0, wanted), max(0, content[row].items.count - 1)), keepsMemory: false)
  }

  mutating func step(rows: Int) { if let row = focusedRow { goToRow(row + rows) } }

  mutating func step(items: Int) { if let row = focusedRow { goToItem(focusedItem(row) + items) } }

  /// Turns so many pages: view and focus go together.
  mutating func turn(rows pages: Int, isHalf: Bool) {
    guard focusedRow != nil else { return }
    let axis = rowAxis
    let offset = rowOffset(axis)
    let step = pages * max(1, axis.pageLength(offset, height) / (isHalf ? 2 : 1))
    storeRows(axis.stepped(offset, by: step, height), axis)
    self.step(rows: step)
  }

  mutating func turn(items pages: Int, isHalf: Bool) {
    guard let row = focusedRow else { return }
    let axis = itemAxis(row)
    let offset = itemOffset(row, axis)
    // Half a page is a page where pages are what a row rests at.
    let isPaged = axis.resting == .atPages
    let step = pages * max(1, axis.pageLength(offset, width) / (isHalf && !isPaged ? 2 : 1))
    storeItems(axis.stepped(offset, by: isPaged ? pages : step, width), axis, row: row)
    self.step(items: step)
  }

  mutating func wheel(rows elements: Int) {
    guard !content.isEmpty else { return }
    let axis = rowAxis
    memory.isTouched = true
    storeRows(axis.stepped(rowOffset(axis), by: elements, height), axis)
    memory.isDetached = true
  }

  mutating func wheel(row: Int, items elements: Int) {
    guard content.indices.contains(row) else { return }
    let axis = itemAxis(row)
    memory.isTouched = true
    storeItems(axis.stepped(itemOffset(row, axis), by: elements, width), axis, row: row)
    memory[row: content[row].name].isDetached = true
  }

  /// Focuses what was shown at a point.
  mutating func click(x: Int, y: Int) {
    guard x < width, y < height,
      let shown = lastScene.first(where: { y >= $0.y && y < $0.y + $0.look.height && x < $0.width }),
      let row = place(ofRow: shown.name)
    else { return }
    let line = y - shown.y
    let isCovered = line >= shown.headerLine && line < shown.headerLine + shown.look.header
    let isAmongItems = line >= shown.look.header && line < shown.look.header + shown.look.item
    let hit = isAmongItems && !isCovered ? shown.items.first { x >= $0.x && x < $0.x + $0.width } : nil
    if let hit, let item = content[row].items.firstIndex(of: hit.name) {
      setFocus(row: row, item: item, keepsMemory: false)
    } else {
      goToRow(row)
    }
  }

  /// The item whose middle is nearest to that of the focused one on screen.
  private func nearestItem(to current: Int, in row: Int) -> Int {
    let here = itemAxis(current)
    let there = itemAxis(row)
    let focus = focusedItem(current)
    guard let own = here.seen(itemOffset(current, here), width).first(where: { $0.index == focus }) else { return 0 }
    let middle = middle(2 * own.place + here.extents[focus], inRow: current)
    let offered = there.seen(itemOffset(row, there), width)
    let distances = offered.map { abs(self.middle(2 * $0.place + there.extents[$0.index], inRow: row) - middle) }
    guard let least = distances.min(), let nearest = distances.firstIndex(of: least) else { return 0 }
    return offered[nearest].index
  }

  /// Twice the column of a middle on screen.
  private func middle(_ logical: Int, inRow row: Int) -> Int {
    RowLook.of(row: content[row].name).isMirrored ? 2 * width - logical : logical
  }

  /// Whether the focused row goes from right to left, so that the key to the right leads back.
  var isMirrored: Bool { focusedRow.map { RowLook.of(row: content[$0].name).isMirrored } ?? false }
}
