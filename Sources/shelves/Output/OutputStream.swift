internal import Platform

/// Bytes on their way to a descriptor, gathered so that a call writes many of them.
///
/// SIGPIPE must be ignored for `WriteError.brokenPipe` to be seen. What was not flushed at the end is lost.
struct OutputStream {
  /// Where the bytes go.
  let descriptor: Int32
  private var waiting: [UInt8] = []
  private static let capacity = 1 << 16

  /// Makes a stream to a descriptor that stays the caller's.
  init(descriptor: Int32 = STDOUT_FILENO) {
    self.descriptor = descriptor
  }

  /// Whether a terminal is at the other end. Calls `isatty`.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Takes bytes, and writes what has gathered when it is enough.
  mutating func write(_ bytes: [UInt8]) throws(WriteError) {
    waiting.append(contentsOf: bytes)
    if waiting.count >= Self.capacity { try flush() }
  }

  /// Writes all that has gathered.
  mutating func flush() throws(WriteError) {
    defer { waiting.removeAll(keepingCapacity: true) }
    try Self.writeAll(waiting, to: descriptor)
  }

  /// Writes all bytes, whatever it takes: calls cut short go on, interrupted ones are made again, and a
  /// descriptor that would block is waited for. Calls `write` and `poll`.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(WriteError) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Platform.write(descriptor, buffer.baseAddress.map { unsafe $0 + done }, buffer.count - done)
      }
      if count >= 0 {
        done += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitUntilWritable(descriptor)
      case EPIPE: throw .brokenPipe
      default: throw .failed(.last)
      }
    }
  }

  /// Standard output may share its non-blocking mode with a program that set it.
  private static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }
}
