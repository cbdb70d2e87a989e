/// Why there is no screen, in words for the person at the keyboard.
public struct TerminalError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, one line.
  public let message: String
  /// What to do about it, one line; empty where there is nothing to advise.
  public let advice: String

  /// Makes an error from two lines.
  public init(_ message: String, advice: String = "") {
    self.message = message
    self.advice = advice
  }

  /// Both lines.
  public var description: String { advice.isEmpty ? message : message + "\n" + advice }

  static let noControllingTerminal = TerminalError(
    "no terminal to draw on: this process has no controlling terminal",
    advice: "run it from a terminal, or use an output that needs none")
  static let typeNotSet = TerminalError(
    "TERM is not set, so nothing is known about the terminal",
    advice: "set it to the name of your terminal, for instance TERM=xterm-256color")
  static let inUse = TerminalError("the terminal is in use by this process already")

  static func unknownType(_ name: String) -> TerminalError {
    TerminalError(
      "unknown terminal type: TERM=\(printable(name))",
      advice: "install its terminfo entry (ncurses-term), or try TERM=xterm-256color")
  }

  static func noCursorMovement(_ name: String) -> TerminalError {
    TerminalError(
      "a terminal of type TERM=\(printable(name)) cannot move its cursor",
      advice: "run it in a terminal with a full screen; if this is one, try TERM=xterm-256color")
  }

  static func noDatabase(_ name: String) -> TerminalError {
    TerminalError(
      "no terminfo database found to look up TERM=\(printable(name))",
      advice: "install ncurses-base, or set TERMINFO to the directory of the database")
  }

  static func failed(_ name: String) -> TerminalError {
    TerminalError("cannot start a screen on a terminal of type TERM=\(printable(name))")
  }

  /// TERM comes from outside; the message must not carry what a terminal would act on.
  private static func printable(_ name: String) -> String {
    Typesetter(.unicode).glyphs(of: name.prefix(64)).map(\.text).joined()
  }
}
