internal import Platform

/// Chooses, from a sample, the column that makes the rows and the one that heads the cards.
struct ColumnChoice: Sendable {
  private static let categoryNames: Set<String> = [
    "category", "genre", "type", "kind", "class", "group", "status", "state", "department", "section", "family",
    "level", "severity", "priority", "continent", "region", "team", "topic", "tag", "label",
  ]
  private static let titleNames: Set<String> = [
    "title", "name", "subject", "headline", "summary", "label", "caption", "message", "description",
  ]

  /// The columns, by position.
  var profiles: [ColumnProfile]
  /// Whether the sample is the whole source.
  var isWhole: Bool

  /// The best categorical column that is not used already; `nil` if none fits.
  ///
  /// - Complexity: O(distinct values of all columns).
  func category(except used: Set<Int>) -> Int? {
    let candidates = profiles.filter { !used.contains($0.position) && isCategorical($0) }
    return candidates.max { first, second in
      let (left, right) = (score(first), score(second))
      // Of equals the first column wins.
      return left == right ? first.position > second.position : left < right
    }?.position
  }

  /// The column that tells records apart best for a reader; `nil` without columns.
  func title(except grouping: [Int]) -> Int? {
    let candidates = profiles.filter { !grouping.contains($0.position) }
    for name in ["title", "name"] {
      if let exact = candidates.first(where: { $0.name.lowercased() == name }) { return exact.position }
    }
    let named = candidates.first { profile in
      !profile.isNumber && Self.words(profile.name).contains { Self.titleNames.contains($0) }
    }
    if let named { return named.position }
    let texts = candidates.filter { !$0.isNumber && $0.filled > 0 }
    // A column that few records have, however distinct, would leave most cards without a title.
    let common = texts.filter { $0.filled * 2 >= $0.records }
    let distinct = common.first { $0.counts.count * 10 >= $0.filled * 9 }
    let text = common.first ?? texts.first
    return (distinct ?? text ?? candidates.first ?? profiles.first)?.position
  }

  /// Few values for many records, not numbers, not all different; a well-known name is enough where the
  /// sample is only the start of something longer.
  private func isCategorical(_ profile: ColumnProfile) -> Bool {
    guard profile.filled > 0, !profile.isNumber else { return false }
    let distinct = profile.counts.count
    if profile.records < 20, !isWhole, isNamedLikeCategory(profile) { return true }
    guard profile.filled * 2 >= profile.records, profile.averageLength <= 64 else { return false }
    return distinct * 3 <= profile.filled * 2 && distinct <= 200
  }

  /// Best is about the square root of the sample, between 3 and 24 rows, evenly filled; a column of one
  /// value comes last.
  private func score(_ profile: ColumnProfile) -> Double {
    let distinct = Double(profile.counts.count)
    let wanted = min(max(Double(profile.filled).squareRoot(), 3), 24)
    var score = -abs(log(distinct / wanted)) + 0.5 * profile.evenness
    score -= profile.averageLength / 40
    score -= 1 - Double(profile.filled) / Double(profile.records)
    if isNamedLikeCategory(profile) { score += 1 }
    if profile.counts.count == 1 { score -= 10 }
    return score
  }

  private func isNamedLikeCategory(_ profile: ColumnProfile) -> Bool {
    Self.words(profile.name).contains { Self.categoryNames.contains($0) }
  }

  /// The words of a name: `listed_category` has two.
  private static func words(_ name: String) -> [String] {
    name.lowercased().split { !$0.isLetter }.map(String.init)
  }
}
