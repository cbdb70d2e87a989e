/// The characters a terminal can be trusted to show.
public enum Repertoire: Hashable, Sendable {
  /// All that the C library knows the width of.
  case unicode
  /// The 95 printable ones of ASCII; others get a look-alike or a question mark.
  case ascii
}
