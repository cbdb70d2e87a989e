/// Finds what somebody probably meant.
enum Suggestion {
  /// The candidate that takes the fewest changes to reach from a word; `nil` if all are too far.
  ///
  /// A change is a character inserted, removed or replaced, or two neighbours exchanged; up to a third of the
  /// word's length counts as near. A candidate that begins with the word is near as well.
  ///
  /// - Complexity: O(n·m) for each candidate.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let distances = candidates.map { (candidate: $0, distance: distance(word, $0)) }
    guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    if best.distance <= max(1, word.count / 3) { return best.candidate }
    return word.count > 3 ? candidates.first { $0.hasPrefix(word) } : nil
  }

  /// The number of changes from one word to another (optimal string alignment).
  static func distance(_ first: String, _ second: String) -> Int {
    let a = Array(first)
    let b = Array(second)
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var older = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var current = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        let replaced = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        current[j] = min(previous[j] + 1, current[j - 1] + 1, replaced)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          current[j] = min(current[j], older[j - 2] + 1)
        }
      }
      older = previous
      previous = current
    }
    return previous[b.count]
  }
}
