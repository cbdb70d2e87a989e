/// A colour as a program asks for it; the terminal shows the nearest one it has.
public enum Color: Hashable, Sendable {
  /// What the terminal shows where nothing was asked for.
  case terminalDefault
  /// One of the 256 of xterm's palette; the first 16 are the terminal's own.
  case indexed(UInt8)
  /// Red, green and blue, each 0 to 255.
  case rgb(UInt8, UInt8, UInt8)
}
