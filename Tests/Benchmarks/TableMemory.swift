/// What the program holds in memory once it has all records of a table, pages of files not counted.
enum TableMemory {
  /// Bytes a record, and megabytes in all for the longest table, that it may hold.
  private static let (share, all) = (12.0, 150.0)

  /// Shows it for rows by each of some columns. The program with ten records is what it takes for itself.
  static func run(_ settings: Settings) -> [Promise] {
    guard let own = bytes(10, "genre", settings) else { return [] }
    var promises: [Promise] = []
    for records in settings.sizes {
      print("\(records) records: memory of the program, \(Report.decimal(Double(own) / 1e6)) MB of it with ten records")
      for column in ["genre", "city", "person", "id"] {
        guard let bytes = bytes(records, column, settings) else { continue }
        let each = Double(bytes - own) / Double(records)
        print("  by \(column): \(bytes / 1_000_000) MB in all, \(Report.decimal(each)) bytes a record")
        guard column == "genre" else { continue }
        promises.append(Promise("memory of \(Report.grouped(records)) records, each", each, .atMost(share), "bytes"))
        promises.append(
          Promise("memory of \(Report.grouped(records)) records, in all", Double(bytes) / 1e6, .atMost(all), "MB"))
      }
    }
    return promises
  }

  private static func bytes(_ records: Int, _ column: String, _ settings: Settings) -> Int? {
    let file = TableFile(records: records, in: settings.folder)
    let session = Session(settings.program, [file.path, "-g", column], home: settings.home)
    guard session.moment({ $0.hasAll(records) }) != nil else {
      fatalError("never on the screen: \(records) records\n\(session.screen)")
    }
    return ResidentMemory.bytes(of: session.process)
  }
}
