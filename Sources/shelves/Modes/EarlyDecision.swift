internal import ShelfKit

/// Whether a run needs a screen at all: nothing to choose from, or only one item, may decide it before.
struct EarlyDecision {
  let options: Options
  let content: any BrowseContent
  /// Whether Enter would print and leave.
  let isPicking: Bool

  /// How the run ends without a screen and without a terminal; `nil` if a screen is needed.
  ///
  /// `--select` and `--exit-0` end at once where there is nothing, `--select-1` takes the only item there is. It waits
  /// for as many records as that takes.
  func outcome() throws(Failure) -> Session.Outcome? {
    guard options.select || options.selectOne || options.exitZero else { return nil }
    let enough = options.selectOne ? 2 : 1
    content.wait(until: { content.isSettled || content.refusal != nil || itemCount(upTo: enough) >= enough })
    if let refusal = content.refusal { throw refusal }
    let count = itemCount(upTo: 2)
    if count == 0 {
      guard options.select || options.exitZero || isPicking else { return nil }
      if !options.exitZero { content.reportEmptiness(isNews: options.namesSources) }
      return Session.Outcome(status: .nothing)
    }
    guard options.selectOne, count == 1, let only = firstChoice else { return nil }
    return Session.Outcome(status: .done, choices: [only])
  }

  /// How many items there are, counted no further than a limit.
  private func itemCount(upTo limit: Int) -> Int {
    var count = 0
    for row in 0..<content.snapshot.rowCount {
      count += content.snapshot.itemCount(inRow: row)
      if count >= limit { break }
    }
    return count
  }

  /// The first item there is.
  private var firstChoice: Choice? {
    let row = (0..<content.snapshot.rowCount).first { content.snapshot.itemCount(inRow: $0) > 0 }
    return row.flatMap { content.choice(at: IndexPath(row: $0, item: 0)) }
  }
}
