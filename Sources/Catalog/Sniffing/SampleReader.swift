/// Reads the sample from which the form of a text is told.
struct SampleReader: Sendable {
  /// How long a stream is waited for once its first bytes are there, if there is a record among them.
  private static let patience = 100 * MonotonicTime.millisecond
  /// How long if there is only one line, which may be a header without a record.
  private static let patienceForLine = 1000 * MonotonicTime.millisecond
  /// How long in that case if columns were asked for, which only a table has, and for the end of a first record of JSON,
  /// before which there is nothing to show.
  private static let patienceForTable = 3_600_000 * MonotonicTime.millisecond

  /// How much of a text that is being decoded is waited for, to see what stands all over it, in bytes: a twentieth of a
  /// second or so.
  private static let decodedLimit = 1 << 24

  /// What to read from.
  let input: any ByteInput
  /// Ends a wait.
  let signal: LoadSignal
  /// Whether a full sample is waited for, however long it takes.
  var loadsWhole = false
  /// Whether the user asked for columns by name.
  var expectsTable = false

  /// Reads it: of a file its start, of a stream what came in the first moment, unless it is loaded whole.
  ///
  /// It is made longer while it does not hold two whole lines, up to `TextSample.largestCount`.
  ///
  /// Of a stream that is not kept as a whole later readings get what the first one got.
  func read() throws(SystemError) -> TextSample {
    if let sample = input.kept?.sample { return sample }
    let sample = try readStart()
    input.kept?.note(sample)
    return sample
  }

  private func readStart() throws(SystemError) -> TextSample {
    var wanted = TextSample.firstCount
    while true {
      let (end, isEnded) = waitForStart(wanted)
      let sample = TextSample(
        bytes: try input.bytes.bytes(in: 0..<min(end, wanted)), isWhole: isEnded && end <= wanted)
      let lines = sample.bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || $0 == 0 }
      if sample.isWhole || end < wanted || lines >= 3 || wanted >= TextSample.largestCount { return sample }
      wanted *= 4
    }
  }

  /// Pieces from places all over a long file, since its first records may be all of one kind.
  ///
  /// A place is entered behind the next line end, which may stand inside of quotes: some records are none.
  /// What is still being decoded is waited for, up to a limit that does not depend on time: the same text is to look the
  /// same however it is stored. Nobody waits for what arrives at somebody else's pace.
  func spread(_ terminator: UInt8) -> [TextSample] {
    guard let count = input.expectedCount ?? decodedCount(), count >= 8 * TextSample.firstCount else { return [] }
    var pieces: [TextSample] = []
    for part in 1...4 {
      let start = count / 5 * part
      guard let bytes = try? input.bytes.bytes(in: start..<start + TextSample.firstCount / 4),
        let lineEnd = bytes.firstIndex(of: terminator)
      else { continue }
      pieces.append(TextSample(bytes: Array(bytes[(lineEnd + 1)...]), isWhole: false))
    }
    return pieces
  }

  /// How much of a text that is being decoded can be looked at; `nil` where it arrives at somebody else's pace.
  private func decodedCount() -> Int? {
    if input.isLive { return nil }
    var end = 0
    while !signal.isCancelled, input.pause == nil, end < Self.decodedLimit {
      switch input.wait(beyond: end, atMost: Int(Int32.max), signal: signal) {
      case .available(let upTo): end = upTo
      case .ended, .failed: return end
      case .timedOut: break
      }
    }
    return min(end, Self.decodedLimit)
  }

  /// Waits for a first part of the text; tells how much is there and whether it is all.
  private func waitForStart(_ wanted: Int) -> (end: Int, isEnded: Bool) {
    if let count = input.expectedCount { return (count, true) }
    var end = 0
    var arrival: Int?
    while !signal.isCancelled, end < wanted {
      var rest = Int(Int32.max)
      if let arrival, !loadsWhole, input.isLive {
        rest = arrival + patience(upTo: end) - MonotonicTime.now()
        if rest <= 0 { break }
      }
      switch input.wait(beyond: end, atMost: rest, signal: signal) {
      case .available(let upTo):
        end = upTo
        arrival = arrival ?? MonotonicTime.now()
      case .ended, .failed: return (end, true)
      case .timedOut: break
      }
    }
    return (end, false)
  }

  /// How long more is waited for: shortly once a whole record is there for certain, which is two lines, or one of JSON,
  /// which is no header.
  private func patience(upTo end: Int) -> Int {
    guard let bytes = try? input.bytes.bytes(in: 0..<end) else { return 0 }
    switch JSONSniffer(TextSample(bytes: bytes, isWhole: false)).beginning {
    case .whole: return Self.patience
    case .closed: return Self.patienceForLine
    case .opened: return Self.patienceForTable
    case .other:
      if bytes.count(where: { $0 == UInt8(ascii: "\n") }) >= 2 { return Self.patience }
      return expectsTable ? Self.patienceForTable : Self.patienceForLine
    }
  }
}
