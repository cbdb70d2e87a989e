/// The places of a stream where a reading could begin, from the first record that is kept on, and the claim on its bytes
/// from there.
struct MarkTrail {
  /// How far marks lie apart at least, in bytes: more than needed is kept by that much.
  private static let spacing = 1 << 16

  private let kept: KeptBytes
  /// The first is at or before the first record that is kept.
  private var marks: [ReadingMark]
  /// Keeps the bytes behind the first mark.
  private(set) var hold: BytesHold

  /// Begins to read a stream: where an earlier reading has left it, or at its start.
  init(_ kept: KeptBytes, from start: ReadingMark) {
    let (mark, hold) = kept.enter(start)
    self.kept = kept
    self.hold = hold
    marks = [mark]
  }

  /// Where the reading begins.
  var start: ReadingMark { marks[0] }

  /// Whether the last mark is far enough from a place for another one.
  func wantsMark(at offset: Int) -> Bool { offset - marks[marks.count - 1].place.offset >= Self.spacing }

  /// Adds a mark behind all others.
  mutating func add(_ mark: ReadingMark) { marks.append(mark) }

  /// Lets the bytes of records before one go, but for those up to the next mark. Complexity: O(marks).
  mutating func moveUp(to ordinal: Int) {
    let first = marks.lastIndex { $0.ordinal <= ordinal } ?? 0
    if first == 0 { return }
    marks.removeFirst(first)
    hold = kept.hold(marks[0])
  }
}
