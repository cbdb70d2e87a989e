/// Which way the items of a row follow each other on the screen.
public enum LayoutDirection: Hashable, Sendable {
  /// The first item at the left.
  case leftToRight
  /// The first item at the right.
  case rightToLeft
}
