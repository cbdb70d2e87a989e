import ShelfKit

/// Gives a grid the looks that the model knows as well.
final class FuzzDataSource: GridDataSource {
  func registerViews(in grid: GridController) {
    grid.register(FuzzCell.self)
    grid.register(OtherFuzzCell.self)
    grid.register(FuzzHeader.self, ofKind: .header)
    grid.register(FuzzFooter.self, ofKind: .footer)
  }

  func grid(_ grid: GridController, metricsForRow row: Int) -> RowMetrics {
    let look = RowLook.of(row: name(grid.snapshot.rowID(at: row).identity))
    return RowMetrics(
      kind: look.kind, headerHeight: look.header, itemHeight: look.item, footerHeight: look.footer,
      itemSpacing: look.spacing, leadingInset: look.lead, trailingInset: look.trail,
      scrollBehavior: behavior(look.resting), focusAlignment: look.ownLine.map(alignment) ?? .automatic,
      pinsHeader: look.pinsHeader, direction: look.isMirrored ? .rightToLeft : .leftToRight)
  }

  private func behavior(_ resting: Resting) -> ScrollBehavior {
    switch resting {
    case .anywhere: .continuous
    case .atItems: .itemLeading
    case .atPages: .paging
    case .atFocus: .itemPaging
    case .atCenter: .itemPagingCentered
    }
  }

  private func alignment(_ line: FocusLine) -> FocusAlignment {
    if line == FocusLine() { return .leading }
    if line == FocusLine(percent: 50, itemPercent: 50) { return .center }
    var edges: Keyline.Edges = []
    if line.keepsLeading { edges.insert(.leading) }
    if line.keepsTrailing { edges.insert(.trailing) }
    let place = line.percent.map { Keyline.Place.percent($0) } ?? .cells(line.column ?? 0)
    return .keyline(Keyline(place, itemPercent: line.itemPercent, keeping: edges))
  }

  func grid(_ grid: GridController, widthOfItemAt path: IndexPath) -> Int {
    RowLook.width(ofItem: name(grid.snapshot.itemID(at: path.item, inRow: path.row).identity))
  }

  func grid(_ grid: GridController, cellForItemAt path: IndexPath) -> Cell {
    let item = name(grid.snapshot.itemID(at: path.item, inRow: path.row).identity)
    let cell: FuzzCell =
      item % 2 == 0 ? grid.dequeue(OtherFuzzCell.self, for: path) : grid.dequeue(FuzzCell.self, for: path)
    cell.item = item
    return cell
  }

  func grid(
    _ grid: GridController, supplementaryViewOfKind kind: ElementKind, inRow row: Int
  ) -> SupplementaryView? {
    let name = name(grid.snapshot.rowID(at: row).identity)
    switch kind {
    case .header:
      let header = grid.dequeue(FuzzHeader.self, ofKind: .header, forRow: row)
      header.row = name
      return header
    case .footer:
      let footer = grid.dequeue(FuzzFooter.self, ofKind: .footer, forRow: row)
      footer.row = name
      return footer
    case .cell: return nil
    }
  }

  private func name(_ identity: Identity) -> Int { if case .number(let number) = identity { number } else { -1 } }
}
