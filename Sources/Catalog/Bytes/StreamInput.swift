internal import Platform

/// A pipe, a terminal or another stream, whose bytes are kept in a spill file so that any loader can read
/// them from the start, while they arrive.
///
/// The thread that reads the stream lives as long as this object, and rests while no loader is attached: a
/// producer that writes without end fills the pipe, not the disk, while nobody looks.
final class StreamInput: ByteInput {
  private let pump: StreamPump

  var bytes: FileBytes { pump.spill }
  var expectedCount: Int? { nil }

  /// Starts to read a stream.
  ///
  /// - Parameter source: the open stream.
  init(source: FileBytes) throws(SystemError) {
    pump = StreamPump(source: source, spill: try SpillFile.make())
    try BackgroundThread.start { [pump] in pump.run() }
  }

  deinit { pump.stop() }

  func wait(beyond offset: Int, atMost nanoseconds: Int, signal: LoadSignal) -> InputProgress {
    let before = pump.progress(beyond: offset)
    if before != .timedOut { return before }
    signal.wait(atMost: nanoseconds)
    return pump.progress(beyond: offset)
  }

  func attach(_ signal: LoadSignal) { pump.attach(signal) }
  func detach(_ signal: LoadSignal) { pump.detach(signal) }
}
