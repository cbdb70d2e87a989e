/// One file or stream of a source of records: where its bytes and its records begin among those of all.
struct RecordSegment: Sendable {
  /// The place of its first byte.
  var base: Int
  /// The place of its first record among all that were read.
  var firstRecord: Int
  /// How it is cut.
  var format: RecordFormat
  /// Where its bytes are read.
  var bytes: FileBytes
  /// Its name, as it was given.
  var name: [UInt8]
  /// What its file was when the reading began; `nil` if what was read of it cannot change, or is not to.
  var stamp: SourceStamp?
  /// Whether its bytes stay as they are, whatever others do.
  var keepsBytes: Bool
  /// Keeps the bytes of its records where others are given back.
  var hold: BytesHold?

  /// Whether all bytes are still those that were read, as far as the file tells.
  var isIntact: Bool {
    guard let stamp else { return true }
    var now = SourceStamp()
    return now.add(descriptor: bytes.descriptor) && now == stamp
  }
}
