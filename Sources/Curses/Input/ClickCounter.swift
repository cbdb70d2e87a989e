/// Tells a double click from two clicks.
struct ClickCounter {
  private var last: (position: Point, time: UInt64)?

  /// The time between two presses of a double click, in milliseconds.
  static let longestPause: UInt64 = 400

  /// The event, made a double click if it is the second press at one cell soon after the first. A third begins anew.
  mutating func count(_ event: MouseEvent, at time: UInt64) -> MouseEvent {
    guard event.action == .click else {
      last = nil
      return event
    }
    if let last, last.position == event.position, time &- last.time <= Self.longestPause {
      self.last = nil
      return MouseEvent(.doubleClick, at: event.position, event.modifiers)
    }
    last = (event.position, time)
    return event
  }
}
