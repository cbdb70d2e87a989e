/// Which of a stream's bytes are still needed, where only its last records are kept.
///
/// Each snapshot claims the bytes of its records for as long as it is shown. What stands before all that is claimed is not
/// needed any more; but the start of the stream always is, since later readings tell the form of the text from it.
///
/// Invariants:
/// 1. What is needed never goes back, and never beyond a claim that is there.
/// 2. A reading can always begin at the mark.
final class KeptBytes: Sendable {
  private struct State {
    /// How many claims begin where.
    var claims: [Int: Int] = [:]
    var mark: ReadingMark?
    var sample: TextSample?
  }

  private let state = Locked(State())
  private let bell: WakePipe

  /// Makes one for a stream of which everything is needed so far.
  ///
  /// - Parameter bell: rung whenever less may be needed.
  init(bell: WakePipe) {
    self.bell = bell
  }

  /// Where a later reading is to begin; `nil` at the start.
  var mark: ReadingMark? { state.withLock { $0.mark } }

  /// What the first reading told the form of the text from, once its records can only be found with that form.
  var sample: TextSample? { state.withLock { $0.mark == nil ? nil : $0.sample } }

  /// The first byte that is still needed behind the start of the stream, and how many bytes from there are only needed for
  /// what is still shown, not for any reading to come. Complexity: O(claims).
  var need: (start: Int, shownOnly: Int) {
    state.withLock { state in
      guard let mark = state.mark else { return (0, 0) }
      let start = min(mark.place.offset, state.claims.keys.min() ?? .max)
      return (start, mark.place.offset - start)
    }
  }

  /// Remembers what a reading told the form of the text from.
  func note(_ sample: TextSample) {
    state.withLock { state in
      if state.mark == nil { state.sample = sample }
    }
  }

  /// Begins a reading: where, and a claim on what it is to read.
  ///
  /// - Parameter start: where it begins if nothing is gone yet.
  func enter(_ start: ReadingMark) -> (mark: ReadingMark, hold: BytesHold) {
    state.withLock { state in
      let mark = state.mark ?? start
      return (mark, claim(mark.place, &state))
    }
  }

  /// Claims the bytes behind a mark, for whoever has claimed them before; later readings begin there.
  func hold(_ mark: ReadingMark) -> BytesHold {
    state.withLock { state in
      if (state.mark?.ordinal ?? -1) < mark.ordinal { state.mark = mark }
      return claim(mark.place, &state)
    }
  }

  /// Ends a claim.
  func release(_ offset: Int) {
    state.withLock { state in
      let count = state.claims[offset, default: 0] - 1
      state.claims[offset] = count > 0 ? count : nil
    }
    bell.signal()
  }

  private func claim(_ place: TextPlace, _ state: inout State) -> BytesHold {
    state.claims[place.offset, default: 0] += 1
    return BytesHold(place, of: self)
  }
}
