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
    ActionInfo(.previousItem, "previous card, or record", in: .moving),
    ActionInfo(.nextItem, "next card, or record", in: .moving),
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
    ActionInfo(.firstRow, "first row; after a number, that row", also: "top", in: .moving),
    ActionInfo(.lastRow, "last row; after a number, that row", also: "bottom", "go to row", in: .moving),
  ]

  private static let using = [
    ActionInfo(.activate, "open, or accept", also: "choose", in: .opening),
    ActionInfo(.open, "open", in: .opening),
    ActionInfo(.edit, "edit the file, or the source at the record", in: .opening),
    ActionInfo(.zoomRow, "the row as a screen of its own", also: "zoom", "expand", in: .opening),
    ActionInfo(.mark, "mark and go on", also: "select", "toggle", in: .marking),
    ActionInfo(.markRange, "begin a range of marks, or end it", also: "select", in: .marking),
    ActionInfo(.invertMarks, "invert the row's marks", also: "select all", in: .marking),
    ActionInfo(.copyItem, "copy what accepting would print", also: "yank", "clipboard", in: .marking),
    ActionInfo(.copyRecord, "copy the record as JSON", also: "yank", "clipboard", in: .marking),
  ]

  private static let finding = [
    ActionInfo(.search, "search all rows", also: "find", in: .finding),
    ActionInfo(.nextMatch, "next match", in: .finding),
    ActionInfo(.previousMatch, "previous match", in: .finding),
    ActionInfo(.filter, "filter: words, !word, column:word, /regex/", also: "narrow", in: .finding),
    ActionInfo(.groupBy, "group by another column", also: "regroup", in: .arranging),
    ActionInfo(.sortItems, "sort the cards", also: "order", in: .arranging),
    ActionInfo(.sortRows, "sort the rows", also: "order", in: .arranging),
    ActionInfo(.reload, "read the source again", also: "refresh", "reload", in: .arranging),
  ]

  private static let showing = [
    ActionInfo(.preview, "preview, or none", also: "show", in: .showing),
    ActionInfo(.previewUp, "scroll the preview up", in: .showing),
    ActionInfo(.previewDown, "scroll the preview down", in: .showing),
    ActionInfo(.inspector, "inspector of renderers and pools", also: "debug", in: .showing),
    ActionInfo(.help, "this help", in: .showing),
    ActionInfo(.palette, "every action by name", also: "commands", "menu", in: .showing),
    ActionInfo(.toggleMouse, "give the mouse to the terminal, or take it", in: .showing),
    ActionInfo(.redraw, "draw the screen anew", also: "refresh", "repaint", in: .showing),
    ActionInfo(.back, "one step back", also: "clear", "delete filter", "end search", in: .leaving),
    ActionInfo(
      .cancel, "one step back, or leave without a choice", also: "delete filter", in: .leaving),
    ActionInfo(.suspend, "suspend", also: "stop", "background", in: .leaving),
    ActionInfo(.leave, "leave", also: "quit", "exit", "close", in: .leaving),
    ActionInfo(.interrupt, "leave at once", also: "quit", "exit", "abort", in: .leaving),
  ]
}
