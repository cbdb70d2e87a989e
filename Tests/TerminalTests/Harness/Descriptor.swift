import CVTerm
import Platform

/// An open file descriptor, closed once. Programs that are started do not inherit it.
final class Descriptor {
  private(set) var number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close() }

  func close() {
    guard number >= 0 else { return }
    _ = Platform.close(number)
    number = -1
  }

  /// What is there to read now: bytes, nothing yet, or the end.
  enum Reading {
    case bytes([UInt8])
    case nothingYet
    case end
  }

  /// Reads without waiting if the descriptor does not block.
  func read() -> Reading {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Platform.read(number, &buffer, buffer.count)
      if count > 0 { return .bytes(Array(buffer.prefix(count))) }
      if count == 0 { return .end }
      switch errno {
      case EINTR: continue
      case EAGAIN: return .nothingYet
      // A pseudo-terminal says so when its last program has gone.
      default: return .end
      }
    }
  }

  /// Writes as much as goes without waiting; returns how much that was, nil when nobody reads any more.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    while true {
      let count = bytes.withUnsafeBytes { write_without_signal(number, $0.baseAddress, $0.count) }
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN: return 0
      default: return nil
      }
    }
  }

  /// A new pipe; our end does not block, so that one thread can serve several.
  static func pipe(ours: KeyPath<(reading: Descriptor, writing: Descriptor), Descriptor>) throws(HarnessError)
    -> (reading: Descriptor, writing: Descriptor)
  {
    var ends: [Int32] = [-1, -1]
    guard Platform.pipe(&ends) == 0 else { throw .system("pipe", errno) }
    let pipe = (reading: Descriptor(ends[0]), writing: Descriptor(ends[1]))
    for end in ends where fcntl(end, F_SETFD, FD_CLOEXEC) < 0 { throw .system("fcntl", errno) }
    guard fcntl(pipe[keyPath: ours].number, F_SETFL, O_NONBLOCK) == 0 else { throw .system("fcntl", errno) }
    return pipe
  }

  /// Opens a file to read.
  static func open(_ path: String) throws(HarnessError) -> Descriptor {
    let number = Platform.open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw .system("open \(path)", errno) }
    return Descriptor(number)
  }
}
