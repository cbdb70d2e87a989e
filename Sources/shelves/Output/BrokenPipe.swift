internal import Platform

/// The end of a program that nobody listens to.
enum BrokenPipe {
  /// Ends the process as SIGPIPE would have ended it, so that the shell sees what it is used to. Calls `raise`.
  static func end() -> Never {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    // Only a blocked signal lets this be reached.
    exit(128 + SIGPIPE)
  }
}
