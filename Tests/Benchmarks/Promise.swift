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

  /// What is promised, its target, what was measured, and the verdict.
  private var cells: [String] {
    let target =
      switch bound {
      case .atMost(let limit): "at most \(Report.short(limit))"
      case .atLeast(let limit): "at least \(Report.short(limit))"
      }
    return [name, "\(target) \(unit)", Report.decimal(measured), isMet ? "met" : "MISSED"]
  }

  /// Prints a table that reads well here and is one for Markdown, since it goes into the documents as it is.
  static func show(_ promises: [Promise]) {
    let lines = [["promised", "target", "measured", ""]] + promises.map(\.cells)
    let widths = (0..<4).map { column in lines.map { $0[column].count }.max() ?? 0 }
    for (index, line) in lines.enumerated() {
      let cells = zip(line, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      print("| \(cells.joined(separator: " | ")) |")
      if index == 0 { print("|---|---|---|---|") }
    }
  }
}
