extension ColumnNames {
  /// The column a user means: by its name, else by its 1-based number.
  ///
  /// - Throws: `SourceError` that lists the columns there are.
  static func find(_ wanted: String, in columns: [Column], source: [UInt8]) throws(SourceError) -> Int {
    if let position = position(of: wanted, in: columns) { return position }
    throw SourceError(
      source: source, reason: "no column \"\(wanted)\"", advice: "columns: \(list(columns))")
  }

  /// The same, or `nil` where there is none. Complexity: O(n) for n columns.
  static func position(of wanted: String, in columns: [Column]) -> Int? {
    if let position = columns.firstIndex(where: { $0.name == wanted }) { return position }
    return Int(wanted).flatMap { columns.indices.contains($0 - 1) ? $0 - 1 : nil }
  }

  private static func list(_ columns: [Column]) -> String {
    let shown = 30
    let names = columns.prefix(shown).map(\.name).joined(separator: ", ")
    return columns.count > shown ? "\(names), and \(columns.count - shown) more" : names
  }
}
