/// The number of fields that most records of a sample have.
struct CommonWidth: Hashable, Sendable {
  /// The number of fields.
  var width: Int
  /// How many records have it.
  var count: Int

  /// Counts; the larger width wins a tie. `nil` without records. Complexity: O(n).
  init?(of widths: [Int]) {
    var counts: [Int: Int] = [:]
    for width in widths { counts[width, default: 0] += 1 }
    guard let best = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return nil }
    width = best.key
    count = best.value
  }
}
