extension MouseEvent {
  /// A mouse report of xterm; nil for what is no event here: a button let go, the pointer moved, another button.
  ///
  /// - Parameters:
  ///   - report: The button, with 4 for Shift, 8 for Alt, 16 for Control, 32 for a motion, 64 for the wheel.
  ///   - x: The column, from 1.
  ///   - y: The line, from 1.
  init?(report: Int, x: Int, y: Int) {
    guard x > 0, y > 0, report >= 0, report & 32 == 0 else { return nil }
    let action: Action
    switch report & ~(4 | 8 | 16) {
    case 0: action = .click
    case 64: action = .wheelUp
    case 65: action = .wheelDown
    case 66: action = .wheelLeft
    case 67: action = .wheelRight
    default: return nil
    }
    var modifiers: Key.Modifiers = []
    if report & 4 != 0 { modifiers.insert(.shift) }
    if report & 8 != 0 { modifiers.insert(.alt) }
    if report & 16 != 0 { modifiers.insert(.control) }
    self.init(action, at: Point(x: x - 1, y: y - 1), modifiers)
  }
}
