/// How much is taken from a stream, so that a producer without an end fills its pipe, and not the disk.
struct StreamLimits: Sendable {
  /// The most that is kept of a stream, in bytes.
  var largest = 16 << 30
  /// What is kept however full the disk is, in bytes: a few lines are to be seen on a full disk too.
  var always = 64 << 20
  /// The longest record, in bytes. Without an end in sight, nothing else ends one.
  var longestRecord = 64 << 20
  /// How far the stream may be read ahead of its readers, in bytes; `nil` where all of it is kept anyway.
  var lead: Int?
  /// How much is kept at most, in bytes, for what is still shown and no reading needs any more; where all is kept anyway
  /// this means nothing. A screen that rests, since an editor is open, has the stream rest as well.
  var shownOnly = 256 << 20
  /// Asks for the room there is; `nil` where nobody knows.
  var space: @Sendable (SpillFile) -> DiskSpace? = { $0.space }

  /// Why nothing more is to be kept now, and what to do about it, for a person; `nil` if there is room.
  ///
  /// - Parameter count: bytes that are kept already.
  func pause(_ spill: SpillFile, holding count: Int) -> String? {
    if count >= largest { return "\(ByteCount.text(largest)) kept: narrow it down before it comes here" }
    guard count >= always, let space = space(spill), space.free < space.reserve else { return nil }
    return "\(spill.folder) nearly full: make room, or set TMPDIR"
  }
}
