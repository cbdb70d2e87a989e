internal import Platform

/// A pipe that one thread writes a byte into so that another one's `poll` returns.
///
/// Both ends are nonblocking and closed on exec. Where no pipe can be had, the descriptors are -1 and
/// signals are lost: `poll` skips such a descriptor, so whoever waits must also look by itself now and then.
final class WakePipe: Sendable {
  /// Readable once `signal` was called, until `clear`.
  let readEnd: Int32
  private let writeEnd: Int32

  /// Makes the pipe. See `pipe(2)`.
  init() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else {
      readEnd = -1
      writeEnd = -1
      return
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    if readEnd >= 0 { _ = close(readEnd) }
    if writeEnd >= 0 { _ = close(writeEnd) }
  }

  /// Makes the read end readable; a full pipe is readable already, so that failure does not matter.
  func signal() {
    var byte: UInt8 = 0
    while unsafe write(writeEnd, &byte, 1) < 0, errno == EINTR {}
  }

  /// Takes everything out of the pipe.
  func clear() {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while true {
      let count = unsafe read(readEnd, &bytes, bytes.count)
      if count < bytes.count, !(count < 0 && errno == EINTR) { return }
    }
  }
}
