internal import Curses

/// The controller of one row: a horizontal list nested in the grid's vertical one.
///
/// Its view is hosted by whichever renderer shows the row. It holds bound cells for the items that are seen, and
/// none while its row is away. Where the row is scrolled to and which item has its focus is kept by the row's
/// identity (``RowStateStore``), so the controller may go and come back without anybody noticing.
///
/// Invariants, after each update:
/// 1. Exactly the items in the viewport have a cell, each one, and the cell is bound to that item.
/// 2. No cell is held while the row is not displayed.
open class RowController: ViewController {
  /// The row it is the controller of.
  public let rowID: RowID
  /// What it may know of the grid.
  weak var context: (any RowContext)?
  /// The cells of the items that are seen.
  private(set) var cells: [ItemID: Cell] = [:]
  private var supplements: [ElementKind: SupplementaryView] = [:]
  /// Lines of the row that the grid's top edge hides; the grid says so before it updates the row.
  var hiddenLines = 0
  private var rebinding = Rebinding()
  /// The content versions that cells, and header and footer, were bound to.
  private var boundVersions: [ItemID: Int] = [:]
  private var boundRowVersion: Int?
  /// The items seen at the last update, with the columns they began at.
  private(set) var seenItems: [SeenPlaces.Place<ItemID>] = []
  /// Where the first item stood then, as the delta of an anchor, if the row stood at its beginning.
  private(set) var seenBeginning: Int?

  /// Makes the controller of a row.
  public init(rowID: RowID) {
    self.rowID = rowID
    super.init()
  }

  /// Has everything bound again at the next update: the data may have changed.
  func setNeedsRebind() { rebinding.isTotal = true }

  /// Has some of it bound again at the next update.
  func setNeedsRebind(_ request: Rebinding) { rebinding.formUnion(request) }

  /// Brings header, cells and footer in line with data, state and size.
  ///
  /// - Parameter limit: how many items, from the first one seen, get a cell; all of them, but ahead of being seen.
  /// - Returns: whether each item in the viewport has its cell.
  /// - Complexity: O(items in the viewport, before and after).
  @discardableResult
  func update(first limit: Int = .max) -> Bool {
    guard let context, let row = context.index(ofRow: rowID) else {
      releaseViews()
      return true
    }
    // A wish to bind again that comes while this is done is for the next update.
    let rebinding = rebinding
    self.rebinding = Rebinding()
    let layout = context.itemLayout(forRow: row)
    let position = context.position(inRow: row, layout: layout)
    let focus = context.focus(inRow: row)
    let all = layout.frames(from: position)
    let frames = limit < all.count ? Array(all.prefix(limit)) : all

    updateCells(
      frames, row: row, focus: focus.isRowFocused ? focus.item : nil, rebinding: rebinding, context: context)
    seenItems = frames.map { place in
      let id = context.itemID(at: IndexPath(row: row, item: place.index))
      let isMirrored = layout.metrics.direction == .rightToLeft
      return SeenPlaces.Place(id: id, offset: isMirrored ? layout.viewport - place.frame.maxX : place.frame.minX)
    }
    let isAtBeginning = layout.axis.isUnmoved(position, viewport: layout.viewport)
    seenBeginning = isAtBeginning ? position.delta + layout.axis.leadingInset : nil
    var presentation = RowPresentation()
    presentation.row = row
    presentation.itemCount = layout.axis.count
    presentation.focusedItem = focus.item
    presentation.isFocused = focus.isRowFocused
    (presentation.hasMoreBefore, presentation.hasMoreAfter) = layout.hasMore(from: position)
    presentation.direction = layout.metrics.direction
    updateSupplements(
      presentation, metrics: layout.metrics, width: layout.viewport, rebinding: rebinding, context: context)
    return frames.count == all.count
  }

  /// Gives all views back to the pool: the row is not displayed any more.
  func releaseViews() {
    for cell in cells.values { context?.recycle(cell) }
    for view in supplements.values { context?.recycle(view) }
    cells.removeAll(keepingCapacity: true)
    boundVersions.removeAll(keepingCapacity: true)
    seenItems.removeAll(keepingCapacity: true)
    seenBeginning = nil
    supplements.removeAll(keepingCapacity: true)
  }

  /// The item at a point of the view's coordinates; what a header covers is not hit.
  func itemID(at point: Point) -> ItemID? {
    if supplements.values.contains(where: { $0.frame.contains(point) }) { return nil }
    return cells.first { $0.value.frame.contains(point) }?.key
  }

  private func updateCells(
    _ frames: [(index: Int, frame: Rect)], row: Int, focus: Int?, rebinding: Rebinding, context: any RowContext
  ) {
    let seen = frames.map { place in
      (id: context.itemID(at: IndexPath(row: row, item: place.index)), index: place.index, frame: place.frame)
    }
    let wanted = Set(seen.map(\.id))
    // Back to the pool first, so that what leaves can serve what comes.
    for (id, cell) in cells where !wanted.contains(id) {
      cells[id] = nil
      boundVersions[id] = nil
      context.recycle(cell)
    }
    for item in seen {
      let path = IndexPath(row: row, item: item.index)
      let cell = boundCell(for: item.id, at: path, rebinding: rebinding, context: context)
      cell.frame = item.frame
      cell.isFocused = item.index == focus
      cell.isMarked = context.isMarked(path)
      if cell.superview !== view { view.addSubview(cell) }
    }
  }

  /// The item's cell, bound to what the item looks like now.
  private func boundCell(
    for id: ItemID, at path: IndexPath, rebinding: Rebinding, context: any RowContext
  ) -> Cell {
    if let known = cells[id] {
      guard rebinding.concerns(id, bound: boundVersions[id], present: context.contentVersion(ofItemAt: path)) else {
        return known
      }
    }
    let cell = context.bind(path, reusing: cells[id])
    cells[id] = cell
    boundVersions[id] = context.contentVersion(ofItemAt: path)
    return cell
  }

  private func updateSupplements(
    _ presentation: RowPresentation, metrics: RowMetrics, width: Int, rebinding: Rebinding, context: any RowContext
  ) {
    let headerLine = metrics.headerLine(hiddenLines: hiddenLines)
    let places: [(ElementKind, Rect)] = [
      (.header, Rect(x: 0, y: headerLine, width: width, height: metrics.headerHeight)),
      (.footer, Rect(x: 0, y: metrics.headerHeight + metrics.itemHeight, width: width, height: metrics.footerHeight)),
    ]
    let version = context.contentVersion(ofRow: presentation.row)
    let isOutdated = rebinding.concernsSupplements(bound: boundRowVersion, present: version)
    boundRowVersion = version
    for (kind, frame) in places {
      let known = supplements[kind]
      let view: SupplementaryView?
      if frame.size.height == 0 {
        if let known { context.recycle(known) }
        view = nil
      } else if let known, !isOutdated {
        view = known
      } else {
        view = context.bind(kind, inRow: presentation.row, reusing: known)
      }
      supplements[kind] = view
      guard let view else { continue }
      view.frame = frame
      view.presentation = presentation
      view.isPinned = kind == .header && headerLine > 0
      // What is pinned has to stay in front of the cells that came after it.
      if view.superview !== self.view || view.isPinned { self.view.addSubview(view) }
    }
  }
}
