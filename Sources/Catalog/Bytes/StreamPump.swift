internal import Platform

/// Carries bytes from a stream into its spill file, decoded, on a thread of its own.
final class StreamPump: Sendable {
  /// Milliseconds until a pump that paused looks whether there is room again.
  private static let pauseCheck: Int32 = 500

  private struct State {
    var count = 0
    var isEnded = false
    var isStopped = false
    var problem: String?
    var pause: String?
    var readers: [LoadSignal] = []
  }

  /// Where the bytes go.
  let spill: SpillFile
  private let source: FileBytes
  private let limits: StreamLimits
  private let bell = WakePipe()
  private let state = Locked(State())

  /// Prepares to read a stream; `run` does it.
  init(source: FileBytes, spill: SpillFile, limits: StreamLimits) {
    self.source = source
    self.spill = spill
    self.limits = limits
  }

  /// Why it does not go on for now, although somebody wants more.
  var pause: String? { state.withLock { state in state.pause } }

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
    let decoder = StoredTextDecoder()
    while true {
      let (isStopped, isWanted, kept) = state.withLock { state in
        (state.isStopped, !state.readers.isEmpty, state.count)
      }
      if isStopped { return }
      let pause = isWanted ? limits.pause(spill, holding: kept) : nil
      note(pause)
      guard waitForStream(isWanted: isWanted, isPaused: pause != nil) else { continue }
      let count = unsafe read(source.descriptor, block.baseAddress, block.count)
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        return end(problem: SystemError.last.text)
      }
      let piece = unsafe UnsafeRawBufferPointer(rebasing: block[..<max(0, count)])
      do throws(DecodingFailure) {
        if count == 0 {
          unsafe try decoder.finish(to: keep)
          return end(problem: nil)
        }
        unsafe try decoder.decode(piece, to: keep)
      } catch {
        return end(problem: problem(error))
      }
    }
  }

  /// Waits for the stream, or only for the bell while nobody wants more; false if it was the bell.
  ///
  /// While paused it waits for the producer's end alone: what is in the pipe then is the last there is, and
  /// little. Now and then it returns so that the room can be looked at again.
  private func waitForStream(isWanted: Bool, isPaused: Bool) -> Bool {
    var entries = [
      pollfd(fd: bell.readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isWanted ? source.descriptor : -1, events: isPaused ? 0 : Int16(POLLIN), revents: 0),
    ]
    guard unsafe poll(&entries, 2, isPaused ? Self.pauseCheck : -1) > 0 else { return false }
    if entries[0].revents != 0 { bell.clear() }
    return entries[1].revents != 0
  }

  private func keep(_ bytes: UnsafeRawBufferPointer) throws(DecodingFailure) {
    var done = 0
    defer {
      state.withLock { state in
        state.count += done
        for reader in state.readers { reader.wake() }
      }
    }
    while done < bytes.count {
      let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[done...])
      let count = unsafe write(spill.bytes.descriptor, rest.baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw .keeping(SystemError.last)
      }
      done += count
    }
  }

  /// What to tell a person who sees little of a line: what is wrong first, then what to do.
  private func problem(_ failure: DecodingFailure) -> String {
    guard case .keeping(let failure) = failure else {
      if case .data(let text) = failure { return text }
      return ""
    }
    let isFull = failure.code == ENOSPC || failure.code == EDQUOT
    return isFull ? "\(spill.folder) is full: set TMPDIR" : "\(spill.folder): \(failure.text)"
  }

  private func note(_ pause: String?) {
    state.withLock { state in
      if state.pause == pause { return }
      state.pause = pause
      for reader in state.readers { reader.wake() }
    }
  }

  private func end(problem: String?) {
    state.withLock { state in
      state.isEnded = true
      state.pause = nil
      state.problem = problem
      for reader in state.readers { reader.wake() }
    }
  }
}
