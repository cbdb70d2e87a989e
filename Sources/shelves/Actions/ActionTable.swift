/// The one table of actions; the order within a group is that of the help.
enum ActionTable {
  /// Every action once.
  static let all: [ActionInfo] = moving + using + finding + showing

  /// The entry of an action.
  static func info(of action: Action) -> ActionInfo {
    guard let info = all.first(where: { $0.action == action }) else {
      preconditionFailure("the action \(action.rawValue) is missing from the table")
    }
    return info
  }

  private static let moving = [
    ActionInfo(.previousItem, "previous card", in: .moving),
    ActionInfo(.nextItem, "next card", in: .moving),
    ActionInfo(.previousRow, "previous row", in: .moving),
    ActionInfo(.nextRow, "next row", in: .moving),
    ActionInfo(.previousItemPage, "a screenful of cards back", in: .moving),
    ActionInfo(.nextItemPage, "a screenful of cards on", in: .moving),
    ActionInfo(.previousRowPage, "a screenful of rows up", in: .moving),
    ActionInfo(.nextRowPage, "a screenful of rows down", in: .moving),
    ActionInfo(.previousRowHalfPage, "half a screenful up", in: .moving),
    ActionInfo(.nextRowHalfPage, "half a screenful down", in: .moving),
    ActionInfo(.firstItem, "first card of the row", in: .moving),
    ActionInfo(.lastItem, "last card of the row", in: .moving),
    ActionInfo(.firstRow, "first row", in: .moving),
    ActionInfo(.lastRow, "last row; 12G is row 12", in: .moving),
  ]

  private static let using = [
    ActionInfo(.activate, "open, or accept", in: .opening),
    ActionInfo(.open, "open", in: .opening),
    ActionInfo(.edit, "edit the file, or the source at the record", in: .opening),
    ActionInfo(.zoomRow, "the row as a screen of its own", in: .opening),
    ActionInfo(.mark, "mark and go on", in: .marking),
    ActionInfo(.markRange, "mark a range: again, or Space, ends it", in: .marking),
    ActionInfo(.invertMarks, "invert the row's marks", in: .marking),
    ActionInfo(.copyItem, "copy what Enter would print", in: .marking),
    ActionInfo(.copyRecord, "copy the record as JSON", in: .marking),
  ]

  private static let finding = [
    ActionInfo(.search, "search all rows", in: .finding),
    ActionInfo(.nextMatch, "next match", in: .finding),
    ActionInfo(.previousMatch, "previous match", in: .finding),
    ActionInfo(.filter, "filter: words, !word, column:word, /regex/", in: .finding),
    ActionInfo(.groupBy, "group by another column", in: .arranging),
    ActionInfo(.sortItems, "sort the cards", in: .arranging),
    ActionInfo(.sortRows, "sort the rows", in: .arranging),
    ActionInfo(.reload, "read the source again", in: .arranging),
  ]

  private static let showing = [
    ActionInfo(.preview, "preview, or none", in: .showing),
    ActionInfo(.previewUp, "scroll the preview up", in: .showing),
    ActionInfo(.previewDown, "scroll the preview down", in: .showing),
    ActionInfo(.inspector, "inspector of renderers and pools", in: .showing),
    ActionInfo(.help, "this help", in: .showing),
    ActionInfo(.palette, "every action by name", in: .showing),
    ActionInfo(.toggleMouse, "give the mouse to the terminal, or take it", in: .showing),
    ActionInfo(.redraw, "draw the screen anew", in: .showing),
    ActionInfo(.back, "one step back", in: .leaving),
    ActionInfo(.cancel, "one step back, or leave without a choice", in: .leaving),
    ActionInfo(.suspend, "suspend", in: .leaving),
    ActionInfo(.leave, "leave", in: .leaving),
    ActionInfo(.interrupt, "leave at once", in: .leaving),
  ]
}
