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
  // The program.
  case reload, columnFocus, memoryFocus, remember, recall
  /// No frame is drawn for so many operations: a burst.
  case hold

  /// How many numbers follow the word.
  var arity: Int {
    switch self {
    case .rowStart, .rowEnd, .firstRow, .lastRow, .suspend, .resume, .regroupBack, .reload, .columnFocus, .memoryFocus,
      .remember, .recall:
      0
    case .down, .up, .left, .right, .row, .pageUp, .pageDown, .pageLeft, .pageRight, .halfPageUp, .halfPageDown,
      .halfPageLeft, .halfPageRight, .wheelRows, .removeRow, .shuffleRows, .clearRow, .hold:
      1
    case .item, .wheelItems, .click, .size, .moveRow, .removeItem, .shuffleItems, .regroup: 2
    case .insertRow, .insertItem, .replaceItem: 3
    case .moveItem: 4
    }
  }
}
