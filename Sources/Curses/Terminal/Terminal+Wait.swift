internal import Platform

extension Terminal {
  /// Waits until one of several descriptors is readable, or at its end.
  ///
  /// - Parameters:
  ///   - descriptors: what to wait for; negative ones are never ready.
  ///   - milliseconds: how long to wait at most; `nil` for as long as it takes.
  /// - Returns: those that are ready; none if the time is over or a signal came first. From `poll`.
  public func wait(for descriptors: [Int32], atMost milliseconds: Int? = nil) -> Set<Int32> {
    // A size found out while the terminal was taken back is told by the next `readEvents`, which must not wait.
    if hasNewSize { return [] }
    var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let timeout = milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1
    guard unsafe poll(&entries, nfds_t(entries.count), timeout) > 0 else { return [] }
    return Set(entries.filter { $0.revents != 0 }.map(\.fd))
  }
}
