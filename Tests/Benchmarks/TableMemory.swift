import Catalog

/// What the records of a table take in memory, files not counted.
enum TableMemory {
  /// Shows it for rows by each of some columns.
  ///
  /// To be asked before anything else is measured: what is freed later is kept by the C library.
  static func run(_ file: TableFile) -> [Promise] {
    guard let before = ResidentMemory.bytes else { return [] }
    print("\(file.records) records, \(file.byteCount / 1_000_000) MB: memory")
    var promises: [Promise] = []
    for column in ["genre", "city", "person", "id"] {
      let held = Load(file, groupBy: column)
      guard let all = withExtendedLifetime(held, { ResidentMemory.bytes }) else { return [] }
      let share = Double(all - before) / Double(file.records)
      print("  by \(column): \(all / 1_000_000) MB in all, \(Report.decimal(share)) bytes a record")
      guard column == "genre" else { continue }
      promises = [
        Promise("memory on 20 rows, \(file.records) records", share, .atMost(12), "bytes a record"),
        Promise("  in all", Double(all) / 1e6, .atMost(150), "MB"),
      ]
    }
    return promises
  }
}
