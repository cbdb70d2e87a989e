internal import Platform

extension Terminal {
  /// The most bytes ``copyToClipboard(_:)`` takes.
  public static var clipboardLimit: Int { ClipboardSequence.limit }

  /// Puts bytes on the clipboard of the terminal the person sits at, by OSC 52; also through ssh, tmux and screen.
  ///
  /// Whether the terminal heeds it cannot be known. Answers false where nothing was sent: without a terminal, on one
  /// that is known not to understand it, and for more than ``clipboardLimit`` bytes.
  public func copyToClipboard(_ bytes: [UInt8]) -> Bool {
    guard let line, line.hasPrivateModes, bytes.count <= Self.clipboardLimit else { return false }
    let sequence = ClipboardSequence(
      isInTmux: unsafe getenv("TMUX") != nil, isInScreen: unsafe getenv("STY") != nil)
    line.write(sequence.bytes(bytes))
    return true
  }
}
