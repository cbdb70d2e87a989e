/// A claim on the bytes of a stream from some place on: while it is there they are not given back.
final class BytesHold: Sendable {
  /// The start of the first record whose bytes are needed, or of one before it.
  let place: TextPlace
  private let kept: KeptBytes

  /// Claims them; only for `KeptBytes`, which counts it.
  init(_ place: TextPlace, of kept: KeptBytes) {
    self.place = place
    self.kept = kept
  }

  deinit { kept.release(place.offset) }
}
