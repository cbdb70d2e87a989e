extension GridModel {
  /// Does what an operation means; `new` is the data after it.
  mutating func apply(_ operation: Operation, _ new: Content) {
    switch operation.verb {
    case .down: step(rows: operation[0])
    case .up: step(rows: -operation[0])
    case .right: step(items: towardsRight(operation[0]))
    case .left: step(items: towardsRight(-operation[0]))
    case .rowStart: goToItem(0)
    case .rowEnd: goToItem(.max)
    case .firstRow: goToRow(0)
    case .lastRow: goToRow(content.count - 1)
    case .row: goToRow(operation[0])
    case .item:
      guard !content.isEmpty else { return }
      let row = min(operation[0], content.count - 1)
      let item = min(operation[1], max(0, content[row].items.count - 1))
      setFocus(row: row, item: item, keepsMemory: false)
    case .pageDown: turn(rows: max(1, operation[0]), isHalf: false)
    case .pageUp: turn(rows: -max(1, operation[0]), isHalf: false)
    case .pageRight: turn(items: towardsRight(max(1, operation[0])), isHalf: false)
    case .pageLeft: turn(items: towardsRight(-max(1, operation[0])), isHalf: false)
    case .halfPageDown: turn(rows: max(1, operation[0]), isHalf: true)
    case .halfPageUp: turn(rows: -max(1, operation[0]), isHalf: true)
    case .halfPageRight: turn(items: towardsRight(max(1, operation[0])), isHalf: true)
    case .halfPageLeft: turn(items: towardsRight(-max(1, operation[0])), isHalf: true)
    case .wheelRows: wheel(rows: operation[0])
    case .wheelItems: if !content.isEmpty { wheel(row: operation[0] % content.count, items: operation[1]) }
    case .click: click(x: operation[0], y: operation[1])
    case .size: (width, height) = (operation[0], operation[1])
    case .columnFocus: movesByColumn = true
    case .memoryFocus: movesByColumn = false
    case .remember: remember()
    case .recall: recall()
    case .retell: retell()
    case .restore: restore()
    case .forget: adopt(Memory())
    case .toggleMark: toggleMark()
    case .toggleRange: toggleRange()
    case .invertMarks: invertMarks()
    case .clearMarks: clearMarks()
    case .suspend, .resume, .reload, .hold: break
    case .insertRow, .removeRow, .moveRow, .shuffleRows, .clearRow, .insertItem, .removeItem, .moveItem, .replaceItem,
      .shuffleItems, .regroup, .regroupBack, .fillRow, .fillItem, .lackRows, .lackItems, .double, .flaw, .misstate:
      change(to: new)
    }
  }

  private func towardsRight(_ items: Int) -> Int { isMirrored ? -items : items }
}
