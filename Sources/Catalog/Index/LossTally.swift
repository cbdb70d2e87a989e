/// Counts what was kept only as far as it went.
struct LossTally: Sendable {
  private static let shownLines = 100

  /// What was counted so far, by kind, in the order in which kinds came up.
  private(set) var losses: [Loss] = []

  /// Counts one, at a line.
  mutating func count(_ kind: Loss.Kind, line: Int) {
    let place = losses.firstIndex { $0.kind == kind }
    if place == nil { losses.append(Loss(kind: kind, count: 0, lines: [])) }
    let index = place ?? losses.count - 1
    losses[index].count += 1
    if losses[index].lines.count < Self.shownLines { losses[index].lines.append(line) }
  }
}
