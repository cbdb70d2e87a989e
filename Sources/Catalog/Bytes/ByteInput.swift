/// Bytes of a source of text: all there already, or still arriving.
protocol ByteInput: Sendable {
  /// Where the bytes that are there can be read.
  var bytes: FileBytes { get }
  /// How many there will be; `nil` if only the end will tell.
  var expectedCount: Int? { get }
  /// The longest record to wait for the end of, in bytes; `nil` if the end of the bytes will end it.
  var longestRecord: Int? { get }
  /// What its file is now; `nil` where bytes that were read are not expected to change.
  var stamp: SourceStamp? { get }
  /// Why it stopped delivering for now, for a person; `nil` while it does not. Loaders are woken when this changes.
  var pause: String? { get }

  /// Whether bytes that were read stay as they are, whatever others do.
  var keepsBytes: Bool { get }

  /// Whether it is somebody else's pace at which bytes come, so that all there is at a moment is worth showing.
  var isLive: Bool { get }

  /// Which bytes are still needed, where others are given back; `nil` where none are.
  var kept: KeptBytes? { get }

  /// Waits for bytes beyond an offset, up to which the reader has read.
  ///
  /// - Parameter nanoseconds: how long at most.
  func wait(beyond offset: Int, atMost nanoseconds: Int, signal: LoadSignal) -> InputProgress

  /// Says that a loader starts to read; a stream may rest while nobody does.
  func attach(_ signal: LoadSignal)
  /// Says that it does not read any more.
  func detach(_ signal: LoadSignal)
}

/// What came of waiting for bytes.
enum InputProgress: Hashable, Sendable {
  /// Bytes up to an offset can be read.
  case available(upTo: Int)
  /// There will be no more.
  case ended
  /// Nothing came in time, or the wait was cut short.
  case timedOut
  /// There will be no more, since something went wrong: for a person.
  case failed(String)
}

extension ByteInput {
  var stamp: SourceStamp? { nil }
  var keepsBytes: Bool { false }
  var isLive: Bool { false }
  var kept: KeptBytes? { nil }
}
