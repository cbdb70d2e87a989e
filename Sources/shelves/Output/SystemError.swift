internal import Platform

/// An error number of the C library.
struct SystemError: Error, Hashable, Sendable {
  /// The number, as in `errno`.
  var code: Int32

  /// What the last call that failed on this thread left.
  static var last: SystemError { SystemError(code: errno) }

  /// The error in the words of the C library. Calls `strerror`.
  var text: String {
    guard let words = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: words)
  }
}
