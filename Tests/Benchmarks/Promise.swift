/// Something the project promises of its speed, and what was measured.
struct Promise {
  /// On which side of its bound a number has to be.
  enum Bound {
    case atMost(Double)
    case atLeast(Double)
  }

  /// What is promised.
  var name: String
  /// What was measured.
  var measured: Double
  /// What it is held against.
  var bound: Bound
  /// What the number counts: `ms`, `times that of 10 records`.
  var unit: String

  init(_ name: String, _ measured: Double, _ bound: Bound, _ unit: String) {
    (self.name, self.measured, self.bound, self.unit) = (name, measured, bound, unit)
  }

  /// Whether it is kept.
  var isMet: Bool {
    switch bound {
    case .atMost(let limit): measured <= limit
    case .atLeast(let limit): measured >= limit
    }
  }

  /// The line of a report, with its target.
  var line: String {
    let target =
      switch bound {
      case .atMost(let limit): "at most \(Report.short(limit))"
      case .atLeast(let limit): "at least \(Report.short(limit))"
      }
    return "\(isMet ? "met   " : "MISSED")  \(name): \(Report.decimal(measured)) \(unit), promised \(target)"
  }
}
