/// Why bytes could not be written.
enum WriteError: Error, Hashable, Sendable {
  /// Nobody reads any more.
  case brokenPipe
  /// Anything else: a full disk, a closed descriptor.
  case failed(SystemError)
}
