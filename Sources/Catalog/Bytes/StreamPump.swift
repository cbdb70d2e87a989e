internal import Platform

/// Carries bytes from a stream into its spill file, on a thread of its own.
final class StreamPump: Sendable {
  private struct State {
    var count = 0
    var isEnded = false
    var isStopped = false
    var problem: String?
    var readers: [LoadSignal] = []
  }

  /// Where the bytes go.
  let spill: FileBytes
  private let source: FileBytes
  private let bell = WakePipe()
  private let state = Locked(State())

  /// Prepares to read a stream; `run` does it.
  init(source: FileBytes, spill: FileBytes) {
    self.source = source
    self.spill = spill
  }

  /// What there is beyond an offset.
  func progress(beyond offset: Int) -> InputProgress {
    state.withLock { state in
      if state.count > offset { return .available(upTo: state.count) }
      if let problem = state.problem { return .failed(problem) }
      return state.isEnded ? .ended : .timedOut
    }
  }

  /// Adds a loader to be woken when bytes arrive.
  func attach(_ signal: LoadSignal) {
    state.withLock { state in state.readers.append(signal) }
    bell.signal()
  }

  /// Removes it.
  func detach(_ signal: LoadSignal) {
    state.withLock { state in state.readers.removeAll { $0 === signal } }
  }

  /// Makes `run` return soon.
  func stop() {
    state.withLock { state in state.isStopped = true }
    bell.signal()
  }

  /// Reads until the end of the stream or until stopped.
  func run() {
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { unsafe block.deallocate() }
    while true {
      let (isStopped, isWanted) = state.withLock { state in (state.isStopped, !state.readers.isEmpty) }
      if isStopped { return }
      guard waitForStream(isWanted: isWanted) else { continue }
      let count = unsafe read(source.descriptor, block.baseAddress, block.count)
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        return end(problem: SystemError.last.text)
      }
      if count == 0 { return end(problem: nil) }
      let written = unsafe UnsafeRawBufferPointer(rebasing: block[..<count])
      if let failure = unsafe keep(written) {
        return end(problem: "cannot keep what arrives: \(failure.text)")
      }
    }
  }

  /// Waits for the stream, or only for the bell while nobody wants more; false if it was the bell.
  private func waitForStream(isWanted: Bool) -> Bool {
    var entries = [
      pollfd(fd: bell.readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isWanted ? source.descriptor : -1, events: Int16(POLLIN), revents: 0),
    ]
    guard unsafe poll(&entries, 2, -1) > 0 else { return false }
    if entries[0].revents != 0 { bell.clear() }
    return entries[1].revents != 0
  }

  private func keep(_ bytes: UnsafeRawBufferPointer) -> SystemError? {
    var done = 0
    while done < bytes.count {
      let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[done...])
      let count = unsafe write(spill.descriptor, rest.baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        return SystemError.last
      }
      done += count
    }
    state.withLock { state in
      state.count += done
      for reader in state.readers { reader.wake() }
    }
    return nil
  }

  private func end(problem: String?) {
    state.withLock { state in
      state.isEnded = true
      state.problem = problem
      for reader in state.readers { reader.wake() }
    }
  }
}
