import Platform

/// Prints what was measured, a line each.
enum Report {
  /// Prints a name and a time, and how often a unit fits into that.
  static func row(_ name: String, _ seconds: Double, _ unit: Double? = nil, _ what: String = "") {
    let ratio = unit.map { "  \(decimal(seconds / $0)) \(what)" } ?? ""
    print("  \(padded(name))\(decimal(seconds * 1000)) ms\(ratio)")
  }

  /// A name with blanks behind it, so that what follows stands in a column.
  static func padded(_ name: String) -> String {
    name + String(repeating: " ", count: max(1, 32 - name.count))
  }

  /// A number with two digits behind the point.
  static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
  }

  /// A number without digits that say nothing: `2`, `1.05`.
  static func short(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : decimal(value)
  }

  /// A whole number with a comma after each thousand.
  static func grouped(_ value: Int) -> String {
    value < 1000 ? "\(value)" : "\(grouped(value / 1000)),\(String(value % 1000 + 1000).dropFirst())"
  }
}
