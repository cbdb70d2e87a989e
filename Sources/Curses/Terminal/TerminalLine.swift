internal import CNcurses
internal import Platform

/// The line to a terminal: bytes in, bytes out, its size, and the signals that have to do with it.
///
/// Owns its descriptors.
final class TerminalLine {
  /// Where keys come from; -1 after the end of input.
  private(set) var input: Int32
  /// Where raw bytes go.
  let output: Int32
  /// Readable when a signal waits; -1 where signals are not watched.
  let signals: Int32
  /// What the bytes mean.
  var decoder = InputDecoder()
  /// Whether this terminal knows the private modes of ECMA-48 terminals, those for the mouse and for pastes among them.
  private(set) var hasPrivateModes = false
  /// What empties the screen of a terminal that has only one; nothing for those that show the first one again.
  private(set) var clearing: [UInt8] = []

  private let guardDescriptor: Int32

  /// Opens the terminal the process was started from, and guards it.
  init(controllingTerminal: Void) throws(TerminalError) {
    // Descriptors of our own: what is set on one is not seen by those that share standard input.
    let input = unsafe open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    let output = unsafe open("/dev/tty", O_WRONLY | O_NOCTTY | O_CLOEXEC)
    let guardDescriptor = unsafe open("/dev/tty", O_WRONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    let signals = guardDescriptor < 0 ? -1 : cn_guard_begin(guardDescriptor)
    self.input = input
    self.output = output
    self.guardDescriptor = guardDescriptor
    self.signals = signals
    if min(input, output, guardDescriptor) < 0 { throw .noControllingTerminal }
    if signals < 0 { throw .inUse }
  }

  /// Uses copies of two descriptors, and leaves signals alone.
  init(input: Int32, output: Int32) {
    self.input = fcntl(input, F_DUPFD_CLOEXEC, 3)
    self.output = fcntl(output, F_DUPFD_CLOEXEC, 3)
    guardDescriptor = -1
    signals = -1
  }

  deinit {
    if guardDescriptor >= 0 {
      if signals >= 0 { cn_guard_end() }
      close(guardDescriptor)
    }
    if input >= 0 { close(input) }
    if output >= 0 { close(output) }
  }

  /// Columns and lines as the line knows them; nil where it does not.
  ///
  /// Behind it stands `ioctl` with `TIOCGWINSZ`.
  var size: Size? {
    var size = winsize()
    guard unsafe ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return Size(width: Int(size.ws_col), height: Int(size.ws_row))
  }

  /// Writes bytes, all of them unless the terminal is gone.
  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes { unsafe Platform.write(output, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if written == 0 || (errno != EINTR && errno != EAGAIN) {
        return
      }
    }
  }

  /// Whether bytes wait, or come within some milliseconds.
  func hasInput(within milliseconds: Int32 = 0) -> Bool {
    if input < 0 { return false }
    var wait = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&wait, 1, milliseconds) > 0
  }

  /// What a read gave.
  enum Reading {
    case bytes([UInt8])
    case nothing
    case end
  }

  /// Reads what waits, up to a limit; does not block.
  ///
  /// Behind it stands `read`.
  func read(atMost limit: Int) -> Reading {
    guard hasInput() else { return .nothing }
    let input = input
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
      count = unsafe Platform.read(input, buffer.baseAddress, limit)
      initialized = max(0, count)
    }
    if count > 0 { return .bytes(bytes) }
    if count < 0, errno == EAGAIN || errno == EINTR { return .nothing }
    // 0 is a hangup or the end of a file; an error is a terminal that is no more.
    close(input)
    self.input = -1
    return .end
  }

  /// What signals have told since the last call, as `CN_` bits.
  func takeSignals() -> Int { signals < 0 ? 0 : Int(cn_guard_take()) }

  /// Has signals that end the process wait for the end of this line.
  func postponeEndings() {
    if signals >= 0 { cn_guard_postpone() }
  }

  /// Whether such a signal waits.
  var isAskedToEnd: Bool { signals >= 0 && cn_guard_is_ending() }

  /// Learns from the terminfo entry of the current screen which keys there are, and how to leave it.
  func adoptCapabilities() {
    decoder.keySequences = Capability.keySequences()
    hasPrivateModes = Capability.bytes("cup").starts(with: [0x1B, UInt8(ascii: "[")])
    clearing = Capability.string("rmcup") == nil ? Capability.bytes("clear") : []
    let restore = Terminal.restoringBytes(hasPrivateModes: hasPrivateModes, clearing: clearing)
    if signals < 0 { return }
    unsafe restore.withUnsafeBytes { buffer in
      unsafe cn_guard_ready(buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
    }
  }

  /// Says whether the terminal is ours now, and is to be restored when the process dies.
  func arm(_ isArmed: Bool) {
    if signals >= 0 { cn_guard_arm(isArmed) }
  }

  /// Milliseconds on a clock that only goes forward.
  static var now: UInt64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1000 + UInt64(time.tv_nsec) / 1_000_000
  }
}
