internal import CNcurses

final class TerminalLine {}
extension Terminal {
  /// Restores the terminal; nothing is shown afterwards.
  public func end() {
    if hasEnded { return }
    hasEnded = true
    withScreen { _ = endwin() }
  }
  /// Poll for keys.
  public var inputDescriptor: Int32 { -1 }
  /// Poll for signals.
  public var signalDescriptor: Int32 { -1 }
  /// Everything that waits.
  public func readEvents() -> [Event] { [] }
  /// Gives the terminal to another program.
  public func suspend() { isSuspended = true }
  /// Takes it back.
  public func resume() { isSuspended = false }
  /// Stops the process as Ctrl-Z does.
  public func stopProcess() {}
  /// Turns the mouse on or off.
  public func setMouse(_ isOn: Bool) {}
  /// Writes bytes to the terminal as they are.
  public func writeToTerminal(_ bytes: [UInt8]) {}
}
