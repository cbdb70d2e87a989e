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

  /// What holds for a text too; `nil` if nothing was decided, or its first record is another.
  func decision(for sample: TextSample) -> Decision? {
    guard let decision = last.withLock({ $0 }) else { return nil }
    return sample.records(decision.dialect, atMost: 1).first?.fields == decision.first ? decision : nil
  }

  /// Has a decision hold.
  func note(_ decision: Decision) { last.withLock { $0 = decision } }
}
