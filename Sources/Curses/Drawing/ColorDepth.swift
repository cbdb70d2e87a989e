/// How many colours a terminal shows.
public enum ColorDepth: Int, Hashable, Sendable, Comparable {
  /// None, or none wanted.
  case none
  /// The eight of ANSI.
  case ansi8
  /// Those and their bright forms.
  case ansi16
  /// The palette of xterm.
  case palette256
  /// Any red, green and blue.
  case direct

  /// Whether the first has fewer colours.
  public static func < (first: ColorDepth, second: ColorDepth) -> Bool { first.rawValue < second.rawValue }
}
