/// Whether to use colours.
public enum ColorMode: Hashable, Sendable {
  /// Where the terminal has them, unless the environment says `NO_COLOR` (https://no-color.org).
  case auto
  /// Where the terminal has them, whatever the environment says.
  case always
  /// Not at all; bold, reverse and the like stay.
  case never
}
