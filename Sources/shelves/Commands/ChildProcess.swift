internal import Curses
internal import Platform

/// A command that runs beside the program: nothing to read, what it writes comes through a pipe.
///
/// It is the head of a process group of its own, so that it is ended together with whatever it started: when nobody wants
/// it any more, and when this program ends, whatever ends it.
final class ChildProcess {
  /// Where its output is read; never blocks.
  let output: Int32
  private let identifier: pid_t
  private var isReaped = false

  /// Starts a command.
  ///
  /// - Parameter variables: environment variables that it gets on top of the program's own.
  /// - Throws: `SystemError` where there is no such program, or no room for it.
  init(_ words: [[UInt8]], variables: [String: String] = [:]) throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw SystemError(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    defer { close(ends[1]) }
    var process = pid_t()
    var code: Int32 = 0
    ChildGroups.add {
      code = Spawning.spawn(
        &process, words, environment: Spawning.environment(with: variables),
        descriptors: [(ends[1], 1), (ends[1], 2)], input: "/dev/null", ownsGroup: true)
      return code == 0 ? process : nil
    }
    guard code == 0 else {
      close(ends[0])
      throw SystemError(code: code)
    }
    identifier = process
    output = ends[0]
  }

  deinit {
    end()
    close(output)
  }

  /// What a look at the output gave.
  enum Reading {
    case bytes([UInt8])
    case nothing
    /// It closed its output.
    case end
  }

  /// Takes what has come, at most so many bytes.
  func read(atMost limit: Int) -> Reading {
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
      count = unsafe Platform.read(output, buffer.baseAddress, limit)
      initialized = max(0, count)
    }
    if count > 0 { return .bytes(bytes) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothing : .end
  }

  /// How a command ended.
  enum Outcome: Hashable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// How it ended; `nil` while it runs, and after `end()`. Calls `waitid`, and leaves its number taken: what it started may
  /// still run, and is known by it.
  var outcome: Outcome? {
    if isReaped { return nil }
    var info = unsafe siginfo_t()
    guard unsafe waitid(P_PID, id_t(identifier), &info, WEXITED | WNOHANG | WNOWAIT) == 0 else { return nil }
    #if canImport(Darwin)
      let (process, status) = unsafe (info.si_pid, info.si_status)
    #else
      let (process, status) = unsafe (info._sifields._sigchld.si_pid, info._sifields._sigchld.si_status)
    #endif
    guard process == identifier else { return nil }
    return unsafe info.si_code == CLD_EXITED ? .exited(status) : .signalled(status)
  }

  /// Ends it and everything it started, at once. Safe to call twice.
  func end() {
    guard !isReaped else { return }
    isReaped = true
    kill(-identifier, SIGKILL)
    ChildGroups.remove(identifier)
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0, errno == EINTR {}
  }
}
