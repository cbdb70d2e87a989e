/// How a source was cut and whether it had a header when it was opened first: while it is open its columns stay the same,
/// whatever is asked for later and however its end changes.
final class SettledForm: Sendable {
  /// What was decided.
  struct Decision: Sendable {
    /// How the text is cut.
    var dialect: Dialect
    /// The first record, cut so.
    var first: [Field]
    /// Whether that names the columns.
    var hasHeader: Bool
  }

  private let last = Locked<Decision?>(nil)
  /// The first line of JSON that was read as lines.
  private let firstLine = Locked<[UInt8]?>(nil)

  /// What holds for a text too; `nil` if nothing was decided, or its first record is another.
  func decision(for sample: TextSample) -> Decision? {
    guard let decision = last.withLock({ $0 }) else { return nil }
    return sample.records(decision.dialect, atMost: 1).first?.fields == decision.first ? decision : nil
  }

  /// How the records of JSON stand in a text: what a sample tells, unless that is one object on the line with which one began
  /// that was read as lines. Of a stream that ended behind that line more is known now than when it was shown.
  ///
  /// - Complexity: O(length of the first line).
  func layout(_ told: JSONLayout, of sample: TextSample) -> JSONLayout {
    let line = sample.bytes.prefix { $0 != UInt8(ascii: "\n") }
    return firstLine.withLock { before in
      if told.hasMembers, before.map({ $0.elementsEqual(line) }) == true { return .lines }
      before = told == .lines ? Array(line) : nil
      return told
    }
  }

  /// Has a decision hold.
  func note(_ decision: Decision) { last.withLock { $0 = decision } }
}
