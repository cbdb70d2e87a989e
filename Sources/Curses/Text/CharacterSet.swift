internal import CNcurses
internal import Platform

/// The character set the process talks to its terminal in.
///
/// Only `LC_CTYPE` is taken from the environment: it is what widths and ncurses depend on, while a foreign `LC_NUMERIC`
/// would make the C library read `1.5` as 1.
enum CharacterSet {
  /// Whether text can be written as UTF-8; finding out sets the locale, once in the life of the process.
  static let isUnicode: Bool = {
    // What follows the locale of the person first, then those that are UTF-8 and nothing else.
    for name in ["", "C.UTF-8", "en_US.UTF-8"] {
      if unsafe setlocale(LC_CTYPE, name) != nil && cn_locale_is_utf8() { return true }
    }
    unsafe setlocale(LC_CTYPE, "")
    return false
  }()
}
