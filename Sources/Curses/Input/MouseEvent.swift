/// One thing the mouse did, at a cell of the screen.
public struct MouseEvent: Hashable, Sendable {
  /// What it did.
  public var action: Action
  /// The cell under the pointer, from 0.
  public var position: Point
  /// Keys held down at the time.
  public var modifiers: Key.Modifiers

  /// Makes a mouse event.
  public init(_ action: Action, at position: Point, _ modifiers: Key.Modifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }

  /// What a mouse can do to a terminal program.
  public enum Action: Hashable, Sendable {
    /// The left button went down and up, or down only.
    case click
    /// A second click at the same cell soon after the first.
    case doubleClick
    /// One notch of the wheel away from the person.
    case wheelUp
    /// One notch of the wheel towards the person.
    case wheelDown
    /// One notch sideways.
    case wheelLeft
    /// One notch sideways.
    case wheelRight
  }
}
