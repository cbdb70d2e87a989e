internal import CNcurses

extension Terminal {
  /// Gives the terminal to another program, as it was before this one.
  ///
  /// Nothing is shown and no event read until `resume`.
  ///
  /// Behind it stands `endwin`.
  public func suspend() {
    if isSuspended || hasEnded { return }
    onSuspend?()
    isSuspended = true
    leaveModes()
  }

  /// Takes the terminal back and paints the last frame again. If the size is another one now, the next `readEvents` says so.
  ///
  /// Behind it stands `doupdate`.
  public func resume() {
    if !isSuspended || hasEnded { return }
    isSuspended = false
    if let line {
      line.arm(true)
      // What was pressed while the other program had the terminal was meant for it.
      _ = line.takeSignals()
      let before = size
      adoptSize()
      hasNewSize = hasNewSize || size != before
    }
    redrawEverything()
    present()
    enterModes()
  }

  /// Stops this process and its job, as Ctrl-Z does elsewhere; returns when it is continued, with the last frame painted.
  ///
  /// Behind it stands `kill` with `SIGTSTP`.
  public func stopProcess() {
    if line == nil || isSuspended || hasEnded { return }
    suspend()
    cn_guard_stop()
    resume()
  }

  /// Lets the program leave in an orderly way when it is asked to end from outside, or its terminal goes away.
  ///
  /// From now on SIGTERM and SIGHUP set ``isAskedToEnd`` and wake ``signalDescriptor``. The process dies of the signal in
  /// `end`, whatever was to be kept having been kept; two seconds later the guard restores the terminal and ends it
  /// anyway. While the terminal is given to another program the signals end the process at once: ``onSuspend`` comes before that.
  public func postponeEndings() { line?.postponeEndings() }

  /// Whether a signal has asked the process to end, and waits for `end`.
  public var isAskedToEnd: Bool { line?.isAskedToEnd ?? false }

  /// Gives the terminal back for good. May be called more than once; nothing is shown or read afterwards. Where a signal
  /// waits that asked the process to end, the process ends here, of that signal.
  ///
  /// Behind it stands `endwin`.
  public func end() {
    if hasEnded { return }
    if !isSuspended { leaveModes() }
    hasEnded = true
    onEnd?()
    line = nil
  }

  /// Turns mouse reports on or off; while they are on, selecting text in the terminal needs Shift.
  public func setMouse(_ isOn: Bool) {
    if wantsMouse == isOn { return }
    wantsMouse = isOn
    if isSuspended || hasEnded || line?.hasPrivateModes != true { return }
    writeToTerminal(isOn ? Modes.mouseOn : Modes.mouseOff)
  }

  /// Writes bytes to the terminal as they are, between two frames. Nothing happens while it is not ours, or headless.
  ///
  /// For sequences without a place on the screen, such as one that fills the clipboard.
  public func writeToTerminal(_ bytes: [UInt8]) {
    if isSuspended || hasEnded { return }
    line?.write(bytes)
  }

  /// Sequences that no terminfo entry has to name.
  enum Modes {
    /// Presses and the wheel, in the form that has no limit of 223 columns.
    static let mouseOn: [UInt8] = Array("\u{1B}[?1000h\u{1B}[?1006h".utf8)
    static let mouseOff: [UInt8] = Array("\u{1B}[?1006l\u{1B}[?1000l".utf8)
    static let pasteOn: [UInt8] = Array("\u{1B}[?2004h".utf8)
    static let pasteOff: [UInt8] = Array("\u{1B}[?2004l".utf8)
  }

  /// Turns on what a screen program wants of its terminal, beyond what ncurses does.
  func enterModes() {
    guard let line, line.hasPrivateModes else { return }
    line.write(Modes.pasteOn + (wantsMouse ? Modes.mouseOn : []))
  }

  /// Undoes all modes, ours and those of ncurses.
  private func leaveModes() {
    if let line, line.hasPrivateModes { line.write(Modes.mouseOff + Modes.pasteOff) }
    screen.leave()
    // The shell goes on in an empty screen rather than over the last line of ours.
    if let line, !line.clearing.isEmpty { line.write(line.clearing) }
    line?.arm(false)
  }

  /// Asks the line for its size and makes it that of the screen.
  func adoptSize() {
    guard let size = line?.size else { return }
    resize(to: size)
  }

  /// What brings any terminal of this type back to a shell: all modes off, the first screen, the cursor.
  static func restoringBytes(hasPrivateModes: Bool, clearing: [UInt8]) -> [UInt8] {
    (hasPrivateModes ? Modes.mouseOff + Modes.pasteOff : [])
      + Capability.bytes("sgr0") + Capability.bytes("op") + Capability.bytes("rmkx")
      + clearing + Capability.bytes("rmcup") + Capability.bytes("cnorm")
  }
}
