/// Keeps new data until it may be taken in: one change at a time, and none while a frame is prepared.
///
/// Of several snapshots that wait only the newest is kept; what was stated about their differences is lost with them.
struct UpdateQueue {
  /// New data, how it differs from the data before, if that was stated, and from when the state is carried over, if not
  /// from now.
  struct Update {
    var snapshot: any GridSnapshot
    var changes: GridDiff?
    var origin: GridMoment?
  }

  private var waiting: Update?
  /// Whether something is going on that data must not change under.
  private(set) var isBusy = false

  /// Whether new data waits.
  var hasWaiting: Bool { waiting != nil }

  /// Takes new data in line.
  mutating func add(_ update: Update) {
    waiting = Update(
      snapshot: update.snapshot, changes: waiting == nil ? update.changes : nil, origin: update.origin)
  }

  /// Begins something that data must not change under; answers whether that is allowed now.
  mutating func begin() -> Bool {
    if isBusy { return false }
    isBusy = true
    return true
  }

  /// Ends it.
  mutating func end() { isBusy = false }

  /// The data that is next, taken out of the line.
  mutating func next() -> Update? {
    defer { waiting = nil }
    return waiting
  }
}
