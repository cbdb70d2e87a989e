/// Times of one thing, taken again and again.
struct Samples {
  private var seconds: [Double] = []

  /// Adds one.
  mutating func add(_ value: Double) { seconds.append(value) }

  /// The middle one: what a disturbance does not move.
  var median: Double { seconds.sorted()[seconds.count / 2] }

  /// How many there are.
  var count: Int { seconds.count }

  /// What so many of a hundred do not exceed.
  func percentile(_ percent: Int) -> Double {
    seconds.sorted()[(seconds.count * percent + 99) / 100 - 1]
  }
}
