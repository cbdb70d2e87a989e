internal import Platform

/// Threads that scout the chunks of a file ahead of the thread that puts them together.
///
/// That one helps: while the chunk it needs is not there it scouts another one. So all of the work is done on a
/// machine with one core too, and the threads are as many as the cores. It does the first chunks by itself: the cores
/// are left to whoever shows what they hold.
final class ChunkCrew: Sendable {
  private struct State {
    var helpers = 0
    var taken = 0
    var merged = 0
    var done: [ScoutedChunk] = []
    var spare: [RecordBatch] = []
    /// What is probably open in the chunks to come; `nil` if no record starts there.
    var expected: JSONNesting?
    var isStopped = false
  }

  private let work: ChunkWork
  private let threads: Int
  private let alone: Int
  private let state: Monitor<State>
  /// How far scouts may be ahead, in chunks: what they found waits in memory.
  private let lead: Int

  /// How many threads are worth having here. See `sysconf(3)`.
  static var usefulThreads: Int { min(16, max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))) }

  /// Begins.
  ///
  /// - Parameters:
  ///   - threads: how many, the caller's own included.
  ///   - alone: how many chunks the caller does before the others begin.
  init(_ work: ChunkWork, threads: Int, alone: Int) {
    self.work = work
    self.threads = min(threads, work.count)
    self.alone = alone
    lead = 2 * threads + 2
    state = Monitor(State(expected: work.start.nesting))
  }

  /// How many threads there are besides the caller's.
  var helpers: Int { state.change { $0.helpers } }

  /// A chunk, scouted; each is asked for once, in order.
  ///
  /// - Parameter buffer: memory for a chunk.
  func chunk(_ number: Int, _ buffer: UnsafeMutableRawBufferPointer) -> ScoutedChunk {
    if number == alone { startThreads() }
    while true {
      if let done = state.change({ state in Self.remove(number, from: &state) }) { return done }
      guard let job = state.change({ state in take(&state) }) else {
        // All chunks up to this one are in work elsewhere.
        return state.wait { state in Self.remove(number, from: &state) }
      }
      unsafe scout(job, buffer)
    }
  }

  /// Takes back a chunk that is merged, to use its memory again.
  ///
  /// - Parameter expected: what is probably open in the next ones; `nil` if they are no use to scout.
  func recycle(_ chunk: consuming ScoutedChunk, expecting expected: JSONNesting?) {
    chunk.batch.removeAll()
    let batch = chunk.batch
    state.change { state in
      state.merged += 1
      state.expected = expected
      state.spare.append(batch)
    }
  }

  /// Lets the threads end.
  func stop() {
    state.change { state in state.isStopped = true }
  }

  /// Without a thread to be had the caller does it all.
  private func startThreads() {
    for _ in 1..<max(1, threads) {
      guard (try? BackgroundThread.start { [self] in help() }) != nil else { return }
      state.change { $0.helpers += 1 }
    }
  }

  private func help() {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: work.size, alignment: 64)
    defer { unsafe buffer.deallocate() }
    while true {
      let job = state.wait { state -> ScoutedChunk?? in
        if state.isStopped || state.taken == work.count { return .some(nil) }
        return take(&state)
      }
      guard let chunk = job else { return }
      unsafe scout(chunk, buffer)
    }
  }

  /// The next chunk to scout; `nil` if there is none for now.
  private func take(_ state: inout State) -> ScoutedChunk? {
    guard state.taken < work.count, state.taken < state.merged + lead else { return nil }
    state.taken += 1
    return ScoutedChunk(
      number: state.taken - 1, expected: state.expected, batch: state.spare.popLast() ?? RecordBatch(work.placer))
  }

  private func scout(_ chunk: consuming ScoutedChunk, _ buffer: UnsafeMutableRawBufferPointer) {
    unsafe work.scout(&chunk, buffer)
    // Whoever answers a key waits no longer than a chunk takes, where all cores are at work here.
    sched_yield()
    let done = chunk
    state.change { state in state.done.append(done) }
  }

  private static func remove(_ number: Int, from state: inout State) -> ScoutedChunk? {
    guard let place = state.done.firstIndex(where: { $0.number == number }) else { return nil }
    return state.done.remove(at: place)
  }
}
