import Platform

/// How a process ended.
enum ProcessOutcome: Equatable, CustomStringConvertible {
  /// It left with this status.
  case exited(Int32)
  /// This signal ended it.
  case signalled(Int32)

  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited(waitStatus >> 8 & 0xFF) : .signalled(signal)
  }

  /// The status a shell shows for it.
  var shellStatus: Int32 {
    switch self {
    case .exited(let status): status
    case .signalled(let signal): 128 + signal
    }
  }

  var description: String {
    switch self {
    case .exited(let status): "exited with \(status)"
    case .signalled(let signal): "ended by signal \(signal)"
    }
  }
}
