/// What reaches a program from the terminal it runs on.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The mouse did something.
  case mouse(MouseEvent)
  /// Text was pasted in one piece; its bytes as they came, unchecked.
  case paste([UInt8])
  /// The screen has another size now.
  case resize(Size)
  /// The terminal is gone or standard input of it ended.
  case endOfInput
}
