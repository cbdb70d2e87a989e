import Platform

/// What keeps a terminal test from going on.
enum HarnessError: Error, CustomStringConvertible {
  /// A system call failed.
  case system(String, Int32)
  /// The screen never showed what was expected; how it looked at the end.
  case neverShown(String, screen: String, errors: String)
  /// The program did not end.
  case neverEnded(screen: String)
  /// The program reads no more.
  case notReading(String)

  var description: String {
    switch self {
    case .system(let call, let code): "\(call): \(String(cString: strerror(code)))"
    case .neverShown(let expected, let screen, let errors):
      "never shown: \(expected)\(Self.drawn(screen))\(errors.isEmpty ? "" : "\nstandard error:\n\(errors)")"
    case .neverEnded(let screen): "the program did not end\(Self.drawn(screen))"
    case .notReading(let what): "nobody reads \(what)"
    }
  }

  private static func drawn(_ screen: String) -> String {
    "\nthe screen was:\n"
      + screen.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "| \($0)" }.joined(separator: "\n")
  }
}
