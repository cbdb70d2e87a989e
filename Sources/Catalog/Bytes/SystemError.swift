internal import Platform

/// A call to the system that failed.
struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`.
  var code: Int32

  /// What the system says about it: `No such file or directory`. See `strerror(3)`.
  var text: String {
    guard let message = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: message)
  }

  /// A file is asked for and a directory is there.
  static let isDirectory = SystemError(code: EISDIR)
  /// A directory is asked for and something else is there.
  static let isNoDirectory = SystemError(code: ENOTDIR)

  /// The last failed call of this thread.
  static var last: SystemError { SystemError(code: errno) }
}
