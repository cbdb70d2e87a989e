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
    var readers: [Reader] = []
    /// How many of the bytes were given back.
    var given = 0
    /// Whether it is too far ahead of a reader.
    var isAhead = false

    /// Bytes that the slowest reader has not read yet.
    var unread: Int { readers.map { count - $0.position }.max() ?? 0 }
  }

  /// A loader, and how far it has read.
  private struct Reader {
    var signal: LoadSignal
    var position = 0
  }

  /// What is given back comes in pieces of this size, which is a multiple of any file system's blocks.
  private static let piece = 1 << 20

  /// Where the bytes go.
  let spill: SpillFile
  /// Which of them are still needed.
  let kept: KeptBytes
  private let source: FileBytes
  private let limits: StreamLimits
  private let bell = WakePipe()
  private let state = Locked(State())

  /// Prepares to read a stream; `run` does it.
  init(source: FileBytes, spill: SpillFile, limits: StreamLimits) {
    self.source = source
    self.spill = spill
    self.limits = limits
    kept = KeptBytes(bell: bell)
  }

  /// Why it does not go on for now, although somebody wants more.
  var pause: String? { state.withLock { state in state.pause } }

  /// What there is beyond an offset, up to which a loader has read.
  func progress(beyond offset: Int, for reader: LoadSignal) -> InputProgress {
    state.withLock { state in
      if let place = state.readers.firstIndex(where: { $0.signal === reader }) {
        state.readers[place].position = offset
      }
      if state.isAhead, !isAhead(state) { bell.signal() }
      if state.count > offset { return .available(upTo: state.count) }
      if let problem = state.problem { return .failed(problem) }
      return state.isEnded ? .ended : .timedOut
    }
  }

  /// Adds a loader to be woken when bytes arrive.
  func attach(_ signal: LoadSignal) {
    state.withLock { state in state.readers.append(Reader(signal: signal)) }
    bell.signal()
  }

  /// Removes it.
  func detach(_ signal: LoadSignal) {
    state.withLock { state in state.readers.removeAll { $0.signal === signal } }
    bell.signal()
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
      let need = kept.need
      giveBack(upTo: need.start)
      let hasToWait = limits.lead != nil && need.shownOnly > limits.shownOnly
      let (isStopped, isWanted, held) = state.withLock { state in
        state.isAhead = isAhead(state)
        return (state.isStopped, !state.readers.isEmpty && !state.isAhead && !hasToWait, state.count - state.given)
      }
      if isStopped { return }
      let pause = isWanted ? limits.pause(spill, holding: held) : nil
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

  /// Whether there is so much to read for a loader that no more is wanted until it has read half of that.
  private func isAhead(_ state: State) -> Bool {
    limits.lead.map { state.unread > (state.isAhead ? $0 / 2 : $0) } ?? false
  }

  /// Gives back what nobody needs any more, but for the start, which tells the form of the text.
  private func giveBack(upTo needed: Int) {
    let start = TextSample.largestCount + state.withLock { $0.given }
    let end = needed / Self.piece * Self.piece
    guard start < end, spill.giveBack(start..<end) else { return }
    state.withLock { $0.given += end - start }
  }

  private func keep(_ bytes: UnsafeRawBufferPointer) throws(DecodingFailure) {
    var done = 0
    defer {
      state.withLock { state in
        state.count += done
        for reader in state.readers { reader.signal.wake() }
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
      for reader in state.readers { reader.signal.wake() }
    }
  }

  private func end(problem: String?) {
    state.withLock { state in
      state.isEnded = true
      state.pause = nil
      state.problem = problem
      for reader in state.readers { reader.signal.wake() }
    }
  }
}
