/// The controllers of rows that came near, the least recently seen leaving first beyond a cap.
///
/// Only controllers come and go here; what their rows remember is kept elsewhere, by identity.
struct ControllerCache {
  /// How many controllers of rows that have no renderer are kept.
  let idleCapacity: Int
  /// How many were made so far.
  private(set) var created = 0
  private var controllers: [RowID: RowController] = [:]
  /// Identities of idle rows, the one seen longest ago first.
  private var idle: [RowID] = []

  init(idleCapacity: Int) { self.idleCapacity = idleCapacity }

  /// How many controllers there are.
  var count: Int { controllers.count }

  /// The rows that have a controller, displayed or idle, in no order.
  var ids: some Collection<RowID> { controllers.keys }

  /// All controllers there are, in no order.
  var all: some Collection<RowController> { controllers.values }

  /// The row whose controller has a view; `nil` if none has.
  func rowID(of view: View) -> RowID? {
    controllers.first { $0.value.isViewLoaded && $0.value.view === view }?.key
  }

  /// The controller of a row that is about to be displayed; made if there is none.
  mutating func take(_ id: RowID, make: () -> RowController) -> (controller: RowController, isNew: Bool) {
    if let known = controllers[id] {
      idle.removeAll { $0 == id }
      return (known, false)
    }
    let controller = make()
    controllers[id] = controller
    created += 1
    return (controller, true)
  }

  /// Notes that a row is not displayed any more; answers the controllers that must leave for that.
  mutating func release(_ id: RowID) -> [RowController] {
    idle.append(id)
    var leaving: [RowController] = []
    while idle.count > idleCapacity {
      if let controller = controllers.removeValue(forKey: idle.removeFirst()) { leaving.append(controller) }
    }
    return leaving
  }

  /// Takes out the idle controllers whose rows do not satisfy a condition any more.
  mutating func removeIdle(unless isThere: (RowID) -> Bool) -> [RowController] {
    let gone = idle.filter { !isThere($0) }
    idle.removeAll { !isThere($0) }
    return gone.compactMap { controllers.removeValue(forKey: $0) }
  }
}
