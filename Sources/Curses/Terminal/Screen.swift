internal import CNcurses
internal import Platform

/// An owned ncurses screen with its two streams: made by `newterm`, freed once by `delscreen`.
@safe
struct Screen: ~Copyable {
  private var parts: cn_screen

  /// Makes a screen and the current one; both descriptors belong to it from then on.
  ///
  /// - Parameters:
  ///   - type: A terminal type as in `TERM`.
  ///   - output: Where to write.
  ///   - input: Where ncurses would read; it never does, keys are read by the terminal itself.
  init(type: String, output: Int32, input: Int32) throws(TerminalError) {
    // ncurses decides at `newterm` whether it writes UTF-8.
    _ = CharacterSet.isUnicode
    var parts = unsafe cn_screen()
    cn_lock()
    defer { cn_unlock() }
    switch unsafe Int(cn_open(type, output, input, &parts)) {
    case CN_OK: unsafe self.parts = parts
    case CN_UNKNOWN_TERMINAL: throw .unknownType(type)
    case CN_NO_CURSOR_MOVEMENT: throw .noCursorMovement(type)
    case CN_NO_DATABASE: throw .noDatabase(type)
    default: throw .failed(type)
    }
  }

  deinit {
    var parts = unsafe parts
    cn_lock()
    unsafe set_term(parts.screen)
    unsafe cn_close(&parts)
    cn_unlock()
  }

  /// Runs what uses ncurses' functions with this as the screen they mean, alone.
  ///
  /// The lock is there for the end of life: a terminal or a pad may be released on another thread than its own, while
  /// that one draws on another screen. It is not recursive.
  ///
  /// Behind it stands `set_term`.
  func perform<Result: ~Copyable>(_ body: () -> Result) -> Result {
    cn_lock()
    defer { cn_unlock() }
    _ = unsafe set_term(parts.screen)
    return body()
  }
}
