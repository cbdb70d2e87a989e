internal import Platform

/// A pipe, a terminal or another stream, whose bytes are kept in a spill file so that any loader can read
/// them from the start, while they arrive.
///
/// The thread that reads the stream lives as long as this object, and rests while no loader is attached: a
/// producer that writes without end fills the pipe, not the disk, while nobody looks. It also rests once there
/// is no room for more, until there is some again or the producer ends. Bytes that nobody needs any more are given back
/// to the file system: see `KeptBytes`.
final class StreamInput: ByteInput {
  private let pump: StreamPump

  private let limits: StreamLimits
  let isLive: Bool

  var bytes: FileBytes { pump.spill.bytes }
  var expectedCount: Int? { nil }
  var longestRecord: Int? { limits.longestRecord }
  var pause: String? { pump.pause }
  var keepsBytes: Bool { true }
  var kept: KeptBytes? { pump.kept }

  /// Starts to read a stream.
  ///
  /// - Parameters:
  ///   - source: the open stream.
  ///   - spill: where it is kept; `nil` for a new file.
  ///   - isLive: whether the pace is that of somebody else, and not of the decoding.
  init(
    source: FileBytes, limits: StreamLimits = StreamLimits(), spill: SpillFile? = nil, isLive: Bool = true
  ) throws(SystemError) {
    self.isLive = isLive
    self.limits = limits
    let file: SpillFile
    if let spill { file = spill } else { file = try SpillFile.make() }
    pump = StreamPump(source: source, spill: file, limits: limits)
    try BackgroundThread.start { [pump] in pump.run() }
  }

  deinit { pump.stop() }

  func wait(beyond offset: Int, atMost nanoseconds: Int, signal: LoadSignal) -> InputProgress {
    let before = pump.progress(beyond: offset, for: signal)
    if before != .timedOut { return before }
    signal.wait(atMost: nanoseconds)
    return pump.progress(beyond: offset, for: signal)
  }

  func attach(_ signal: LoadSignal) { pump.attach(signal) }
  func detach(_ signal: LoadSignal) { pump.detach(signal) }
}
