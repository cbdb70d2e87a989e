internal import Platform

/// A file that grows: what is appended is read as it comes, without an end.
///
/// It is looked at a few times a second; that is soon enough for a person, and works on every file system.
struct FollowedFile: ByteInput {
  private static let pause = 150 * MonotonicTime.millisecond

  let bytes: FileBytes
  /// Its name, to see when another file takes its place; `nil` if it has none.
  let path: [UInt8]?

  var expectedCount: Int? { nil }
  var longestRecord: Int? { nil }
  var isLive: Bool { true }

  func wait(beyond offset: Int, atMost nanoseconds: Int, signal: LoadSignal) -> InputProgress {
    let before = progress(beyond: offset)
    if before != .timedOut { return before }
    signal.wait(atMost: min(nanoseconds, Self.pause))
    return progress(beyond: offset)
  }

  private func progress(beyond offset: Int) -> InputProgress {
    var status = stat()
    guard unsafe fstat(bytes.descriptor, &status) == 0 else { return .failed(SystemError.last.text) }
    if status.st_size > offset { return .available(upTo: Int(status.st_size)) }
    if status.st_size < offset { return .failed("the file became shorter: R reads it again") }
    // A name that leads nowhere for a moment is how logs are put aside: the next file of that name tells.
    guard let named else { return .timedOut }
    let isSame = named.st_ino == status.st_ino && named.st_dev == status.st_dev
    return isSame ? .timedOut : .failed("the file was replaced: R reads the new one")
  }

  var pause: String? { path == nil || named != nil ? nil : "the file is gone: a new one of its name is waited for" }

  /// What its name leads to now; `nil` if that is nothing, or it has none. See `stat(2)`.
  private var named: stat? {
    guard let path else { return nil }
    let name = path.map { CChar(bitPattern: $0) } + [0]
    var named = stat()
    return unsafe stat(name, &named) == 0 ? named : nil
  }

  func attach(_ signal: LoadSignal) {}
  func detach(_ signal: LoadSignal) {}
}
