/// A file on disk, of the size it had when it was opened.
struct RegularFile: ByteInput {
  let bytes: FileBytes
  /// Its size when it was opened.
  let count: Int

  var expectedCount: Int? { count }
  var longestRecord: Int? { nil }
  var pause: String? { nil }
  var stamp: SourceStamp? {
    var stamp = SourceStamp()
    return stamp.add(descriptor: bytes.descriptor) ? stamp : nil
  }

  func wait(beyond offset: Int, atMost nanoseconds: Int, signal: LoadSignal) -> InputProgress {
    offset < count ? .available(upTo: count) : .ended
  }

  func attach(_ signal: LoadSignal) {}
  func detach(_ signal: LoadSignal) {}
}
