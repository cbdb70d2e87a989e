extension LoadStatus {
  /// How far the reading of several sources is together.
  ///
  /// Complexity: O(sources).
  init(combining parts: [CombinedPart]) {
    self.init()
    let all = parts.compactMap(\.snapshot?.status)
    records = all.reduce(0) { $0 + $1.records }
    if all.contains(where: { $0.tail != nil }) {
      tail = Tail(
        kept: all.reduce(0) { $0 + ($1.tail?.kept ?? $1.records) },
        read: all.reduce(0) { $0 + ($1.tail?.read ?? $1.records) })
    }
    let shownCounts = all.compactMap(\.shown)
    shown = shownCounts.isEmpty ? nil : shownCounts.reduce(0, +)
    isComplete = parts.allSatisfy(\.isComplete)
    hasCaughtUp = parts.allSatisfy { $0.isComplete || $0.snapshot?.status.hasCaughtUp == true }
    hasAllColumns = parts.allSatisfy { $0.snapshot != nil || $0.failure != nil }
    let known = all.compactMap(\.progress)
    if known.count == parts.count { progress = known.reduce(0, +) / Double(known.count) }
    var ways: [String] = []
    for way in all.map(\.grouping) where !ways.contains(way) { ways.append(way) }
    grouping = ways.joined(separator: ", ")
    for loss in all.flatMap(\.losses) {
      if let place = losses.firstIndex(where: { $0.kind == loss.kind }) {
        losses[place].count += loss.count
        losses[place].lines += loss.lines.prefix(100 - losses[place].lines.count)
      } else {
        losses.append(loss)
      }
    }
    emptyOnes = parts.flatMap(\.emptyOnes)
    holdsEntries = !all.isEmpty && all.allSatisfy(\.holdsEntries)
    problem = parts.compactMap(\.problem).first
    seconds = all.map(\.seconds).max() ?? 0
  }
}
