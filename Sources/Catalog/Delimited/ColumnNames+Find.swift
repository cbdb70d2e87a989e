extension ColumnNames {
  /// The column a user means: by its name, else by its 1-based number.
  ///
  /// - Throws: `SourceError` that lists the columns there are.
  static func find(_ wanted: String, in columns: [Column], source: [UInt8]) throws(SourceError) -> Int {
    if let position = columns.firstIndex(where: { $0.name == wanted }) { return position }
    if let number = Int(wanted), columns.indices.contains(number - 1) { return number - 1 }
    throw SourceError(
      source: source, reason: "no column \"\(wanted)\"", advice: "columns: \(list(columns))")
  }

  private static func list(_ columns: [Column]) -> String {
    let shown = 30
    let names = columns.prefix(shown).map(\.name).joined(separator: ", ")
    return columns.count > shown ? "\(names), and \(columns.count - shown) more" : names
  }
}
