/// Spreads changes over time: so many a second, in at most ten portions.
struct ChurnPace {
  /// Changes a second.
  let rate: Int
  private var ticks = 0

  init(rate: Int) { self.rate = rate }

  /// Portions a second.
  private var portions: Int { max(1, min(10, rate)) }

  /// How long it is from one portion to the next.
  var interval: Duration { .seconds(1) / portions }

  /// How many changes the next portion is; those of a second are as many as the rate says.
  mutating func next() -> Int {
    ticks += 1
    return rate * ticks / portions - rate * (ticks - 1) / portions
  }
}
