public import Curses

extension GridController {
  /// The layout of the rows for the present size.
  func rowLayout() -> RowLayout {
    RowLayout(count: snapshot.rowCount, spacing: rowSpacing, viewport: view.frame.size) { [unowned self] row in
      dataSource.grid(self, metricsForRow: row).height
    }
  }

  /// Where the rows are scrolled to, as the rules have it now.
  func position(in layout: RowLayout) -> LinearLayout.Position {
    let stored = state.anchor.flatMap { anchor in
      snapshot.rowIndex(of: anchor.id).map { LinearLayout.Position(index: $0, delta: anchor.delta) }
    }
    return layout.position(stored: stored, focus: state.isDetached ? nil : focusedIndexPath?.row)
  }

  /// Keeps a position of the rows.
  func store(_ position: LinearLayout.Position, in layout: RowLayout) {
    guard snapshot.rowCount > 0 else { return }
    let held = layout.axis.held(position)
    state.anchor =
      position == layout.axis.start ? nil : ScrollAnchor(id: snapshot.rowID(at: held.index), delta: held.delta)
  }

  /// Keeps a position of the items of a row.
  func store(_ position: LinearLayout.Position, inRow row: Int, layout: ItemLayout) {
    guard layout.axis.count > 0 else { return }
    let held = layout.axis.held(position)
    state.rows[snapshot.rowID(at: row)].anchor =
      layout.axis.isBeginning(position, viewport: layout.viewport)
      ? nil
      : ScrollAnchor(id: snapshot.itemID(at: held.index, inRow: row), delta: held.delta + layout.axis.leadingInset)
  }

  /// Where the focus is; the item is 0 in a row without items; `nil` without rows.
  public var focusedIndexPath: IndexPath? { FocusEngine(snapshot: snapshot).focus(in: state) }

  /// The item at a point of the grid's view, or the row alone where there is no item.
  ///
  /// Only what is displayed is hit: a renderer that is kept, but off screen, never is.
  public func hit(_ point: Point) -> (row: Int, item: Int?)? {
    guard view.bounds.contains(point), let row = display.visible.first(where: { $0.cell.frame.contains(point) }),
      let index = snapshot.rowIndex(of: row.id)
    else { return nil }
    let inside = Point(x: point.x - row.cell.frame.minX, y: point.y - row.cell.frame.minY)
    let item = row.controller.itemID(at: inside).flatMap { snapshot.itemIndex(of: $0, inRow: index) }
    return (index, item)
  }
}

extension GridController: RowContext {
  func index(ofRow id: RowID) -> Int? { snapshot.rowIndex(of: id) }

  func itemID(at path: IndexPath) -> ItemID { snapshot.itemID(at: path.item, inRow: path.row) }

  func contentVersion(ofItemAt path: IndexPath) -> Int? {
    snapshot.contentVersion(ofItemAt: path.item, inRow: path.row)
  }

  func contentVersion(ofRow row: Int) -> Int? { snapshot.contentVersion(ofRow: row) }

  func itemLayout(forRow row: Int) -> ItemLayout {
    ItemLayout(
      count: snapshot.itemCount(inRow: row), metrics: dataSource.grid(self, metricsForRow: row),
      viewport: view.frame.size.width
    ) { [unowned self] item in dataSource.grid(self, widthOfItemAt: IndexPath(row: row, item: item)) }
  }

  func position(inRow row: Int, layout: ItemLayout) -> LinearLayout.Position {
    let row = (place: row, state: state.rows[snapshot.rowID(at: row)])
    let stored = row.state.anchor.flatMap { anchor in
      snapshot.itemIndex(of: anchor.id, inRow: row.place).map {
        LinearLayout.Position(index: $0, delta: anchor.delta - layout.axis.leadingInset)
      }
    }
    let focus = FocusEngine(snapshot: snapshot).focusedItem(inRow: row.place, state: state)
    return layout.position(stored: stored, focus: row.state.isDetached ? nil : focus)
  }

  func focus(inRow row: Int) -> (item: Int, isRowFocused: Bool) {
    let item = FocusEngine(snapshot: snapshot).focusedItem(inRow: row, state: state)
    return (item, focusedIndexPath?.row == row)
  }

  func bind(_ path: IndexPath, reusing existing: Cell?) -> Cell {
    cellPool.bindingOne(reusing: existing, for: "item \(path.item) of row \(path.row)", view: { $0 }) {
      dataSource.grid(self, cellForItemAt: path)
    }
  }

  func bind(_ kind: ElementKind, inRow row: Int, reusing existing: SupplementaryView?) -> SupplementaryView? {
    cellPool.bindingOne(reusing: existing, for: "the \(kind) of row \(row)", view: { $0 }) {
      dataSource.grid(self, supplementaryViewOfKind: kind, inRow: row)
    }
  }

  func recycle(_ view: Cell) { cellPool.enqueue(view) }
}
