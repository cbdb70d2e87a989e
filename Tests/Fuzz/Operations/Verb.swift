/// What can be done to a grid, as the first word of a line of a replay file.
enum Verb: String, CaseIterable {
  // Keys.
  case down, up, left, right
  case rowStart, rowEnd, firstRow, lastRow, row, item
  case pageUp, pageDown, pageLeft, pageRight
  case halfPageUp, halfPageDown, halfPageLeft, halfPageRight
  // Mouse.
  case wheelRows, wheelItems, click
  // The terminal and the screens above.
  case size, suspend, resume
  // The data.
  case insertRow, removeRow, moveRow, shuffleRows, clearRow
  case insertItem, removeItem, moveItem, replaceItem, shuffleItems
  case regroup, regroupBack
  // What takes the place of placeholders; what may still come; what is wrong with the data.
  case fillRow, fillItem, lackRows, lackItems, double, flaw, misstate
  // Marks.
  case toggleMark, toggleRange, invertMarks, clearMarks
  // The program.
  case reload, columnFocus, memoryFocus, remember, recall, retell, restore, forget
  /// No frame is drawn for so many operations: a burst.
  case hold

  /// How many numbers follow the word.
  var arity: Int {
    switch self {
    case .rowStart, .rowEnd, .firstRow, .lastRow, .suspend, .resume, .regroupBack, .reload, .columnFocus, .memoryFocus,
      .remember, .recall, .retell, .restore, .forget, .misstate, .toggleMark, .toggleRange, .invertMarks, .clearMarks:
      0
    case .down, .up, .left, .right, .row, .pageUp, .pageDown, .pageLeft, .pageRight, .halfPageUp, .halfPageDown,
      .halfPageLeft, .halfPageRight, .wheelRows, .removeRow, .shuffleRows, .clearRow, .hold, .lackRows, .flaw:
      1
    case .item, .wheelItems, .click, .size, .moveRow, .removeItem, .shuffleItems, .regroup, .fillRow, .lackItems,
      .double:
      2
    case .insertRow, .insertItem, .replaceItem, .fillItem: 3
    case .moveItem: 4
    }
  }

  /// Whether it gives the grid other data.
  var isOfData: Bool {
    switch self {
    case .insertRow, .removeRow, .moveRow, .shuffleRows, .clearRow, .insertItem, .removeItem, .moveItem, .replaceItem,
      .shuffleItems, .regroup, .regroupBack, .fillRow, .fillItem, .lackRows, .lackItems, .double, .flaw, .misstate:
      true
    default: false
    }
  }
}
