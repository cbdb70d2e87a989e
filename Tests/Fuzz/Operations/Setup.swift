/// What is fixed for a whole run.
struct Setup: Hashable {
  /// Lines between two rows.
  var rowSpacing = 0
  /// Rows that keep their renderer after they left.
  var recentRows = 2
  /// Unused renderers kept of each kind.
  var poolCapacity = 24
  /// Controllers kept of rows that are not displayed.
  var idleControllers = 32

  /// Rows made ready beyond the edge that is scrolled to.
  var prefetchedRows = 2
  /// 1 if the data says that nothing looks otherwise than before, so that what is seen is not bound again.
  var versions = 0
  /// 1 if it is said with each change of the data what changed.
  var stated = 0

  /// The words the fields are written with, in order.
  static let names = [
    "rowSpacing", "recentRows", "poolCapacity", "idleControllers", "prefetchedRows", "versions", "stated",
  ]

  /// The fields in the same order.
  var values: [Int] { [rowSpacing, recentRows, poolCapacity, idleControllers, prefetchedRows, versions, stated] }

  /// Sets a field by its word; whether there is such a field.
  mutating func set(_ name: some StringProtocol, to value: Int) -> Bool {
    switch name {
    case "rowSpacing": rowSpacing = value
    case "recentRows": recentRows = value
    case "poolCapacity": poolCapacity = value
    case "idleControllers": idleControllers = value
    case "prefetchedRows": prefetchedRows = value
    case "versions": versions = value
    case "stated": stated = value
    default: return false
    }
    return true
  }
}
