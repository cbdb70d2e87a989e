internal import CNcurses

extension Terminal {
  /// Readable when there is something for `readEvents`; -1 for a headless terminal and after the end of input.
  public var inputDescriptor: Int32 { line?.input ?? -1 }

  /// Readable when a signal waits for `readEvents`; -1 for a headless terminal.
  public var signalDescriptor: Int32 { line?.signals ?? -1 }

  /// Takes all events that wait, in their order; does not block.
  ///
  /// An Escape is told from the beginning of a sequence by a pause of at most 25 ms; that is the only wait. A stop asked
  /// for from outside happens within this call. Floods are read in portions, so that a frame can be drawn in between.
  ///
  /// Behind it stand `read` and `poll`.
  public func readEvents() -> [Event] {
    guard let line, !hasEnded, !isSuspended else { return [] }
    var events = eventsOfSignals(line)
    var budget = Self.bytesARound
    while budget > 0 {
      switch line.read(atMost: min(budget, 4096)) {
      case .bytes(let bytes):
        budget -= bytes.count
        events += line.decoder.decode(bytes, at: TerminalLine.now)
      case .nothing:
        guard line.decoder.isUndecided else { return events }
        if line.hasInput(within: Self.escapePause) { continue }
        return events + line.decoder.expire(at: TerminalLine.now)
      case .end:
        return events + line.decoder.expire(at: TerminalLine.now) + [.endOfInput]
      }
    }
    return events
  }

  /// The pause that tells Escape from a sequence, in milliseconds: what terminals send in one piece stays together even
  /// over a slow line, and nobody feels it.
  static var escapePause: Int32 { 25 }

  /// Bytes read before a frame may be drawn.
  static var bytesARound: Int { 64 << 10 }

  private func eventsOfSignals(_ line: TerminalLine) -> [Event] {
    var signals = line.takeSignals()
    var events: [Event] = []
    if signals & CN_ASKED_TO_STOP != 0 {
      stopProcess()
      signals |= line.takeSignals()
    } else if signals & CN_CONTINUED != 0 {
      // Stopped by a signal that nobody can catch: whoever had the terminal meanwhile has set it his way.
      suspend()
      resume()
    }
    if signals & CN_SIZE_CHANGED != 0 || hasNewSize {
      adoptSize()
      hasNewSize = false
      events.append(.resize(size))
    }
    if signals & CN_INTERRUPTED != 0 { events.append(.key(Key(.character("c"), .control))) }
    return events
  }
}
