/// From the start of the program to its first frame with a shelf, on a pseudo-terminal: beside that of a file of ten
/// records.
enum FirstFrame {
  private static let rounds = 15
  /// How much longer it may take than with ten records.
  private static let limit = 2.0

  /// Measures tables of all sizes, files warm in the page cache.
  static func run(_ settings: Settings) -> [Promise] {
    let files = ([10] + settings.sizes).map { TableFile(records: $0, in: settings.folder) }
    var times = files.map { _ in Samples() }
    for file in files { _ = BarePass.lines(of: file) }
    for _ in 0..<rounds {
      for (index, file) in files.enumerated() { times[index].add(seconds(file, settings)) }
    }
    print("first frame with a shelf, after the start: median of \(rounds)")
    for (index, file) in files.enumerated() {
      Report.row("\(file.records) records", times[index].median, times[0].median, "times that of 10 records")
    }
    return files.indices.dropFirst().map { index in
      let ratio = times[index].median / times[0].median
      return Promise(
        "first frame of \(Report.grouped(files[index].records)) records", ratio, .atMost(limit),
        "times that of 10 records")
    }
  }

  /// Until the corner of the card that has the focus is written: frames before that have no shelf.
  private static func seconds(_ file: TableFile, _ settings: Settings) -> Double {
    let session = Session(settings.program, [file.path], home: settings.home)
    guard let seconds = session.seconds(untilWritten: "┏") else {
      fatalError("\(settings.program) \(file.path) shows no card:\n\(session.screen)")
    }
    return seconds
  }
}
