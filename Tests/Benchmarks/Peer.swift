import Platform

/// Until all of a table is there in groups: beside datui, a viewer of tables for the terminal that reads with Polars.
///
/// Both run on a pseudo-terminal. Ours is done when its top line says so. Theirs has the number of records on its screen
/// first; the time of a query that counts the records of each group is added, from Enter to the number of groups, and
/// typing it costs nothing.
enum Peer {
  private static let rounds = 7
  /// How many times faster we are at least.
  private static let limit = 5.0
  private static let query = "SELECT genre, COUNT(*) FROM df GROUP BY genre"

  /// Measures tables of all sizes, files warm in the page cache.
  static func run(_ settings: Settings) -> [Promise] {
    guard let peer = program(in: "\(settings.folder)/peer") else {
      let folder = "\(settings.folder)/peer"
      print("peer is left out: for it, python3 -m venv \(folder) && \(folder)/bin/pip install datui")
      return []
    }
    return settings.sizes.flatMap { size -> [Promise] in
      let file = TableFile(records: size, in: settings.folder)
      _ = BarePass.lines(of: file)
      var (ours, shown, grouped) = (Samples(), Samples(), Samples())
      for _ in 0..<rounds {
        ours.add(seconds(file, settings))
        guard let theirs = peerSeconds(peer, file, settings) else { return [] }
        shown.add(theirs.shown)
        grouped.add(theirs.grouped)
      }
      print("\(size) records, \(file.byteCount / 1_000_000) MB, beside datui: median of \(rounds)")
      Report.row("all on 20 rows", ours.median)
      Report.row("datui, all on its screen", shown.median, ours.median, "of ours")
      Report.row("  and counted by group", grouped.median, ours.median, "of ours")
      let ratio = (shown.median + grouped.median) / ours.median
      return [Promise("all of \(Report.grouped(size)) records, faster than datui", ratio, .atLeast(limit), "times")]
    }
  }

  /// The program itself: what pip calls `bin/datui` is a script that starts Python first.
  private static func program(in folder: String) -> String? {
    var found = glob_t()
    defer { globfree(&found) }
    guard glob("\(folder)/lib/python*/site-packages/datui_bin/datui", 0, nil, &found) == 0 else { return nil }
    return found.gl_pathv[0].map { String(cString: $0) }
  }

  private static func seconds(_ file: TableFile, _ settings: Settings) -> Double {
    let session = Session(settings.program, [file.path, "-g", "genre"], home: settings.home)
    guard let moment = session.moment({ $0.hasAll(file.records) }) else {
      fatalError("never on the screen: \(file.records) records\n\(session.screen)")
    }
    return moment - session.start
  }

  /// `nil` and a line that says so if the other program does not show what it did.
  private static func peerSeconds(
    _ program: String, _ file: TableFile, _ settings: Settings
  ) -> (shown: Double, grouped: Double)? {
    let session = Session(program, [file.path], home: settings.home)
    guard let shown = session.moment({ $0.screen.contains("/ \(Report.grouped(file.records))") }) else {
      return leftOut("\(file.records) records", session)
    }
    session.send(":")
    guard session.moment({ $0.screen.contains("sql:") }) != nil else { return leftOut("where to type SQL", session) }
    session.send(query)
    guard session.moment({ $0.screen.contains(query) }) != nil else { return leftOut("the query", session) }
    let start = Clock.seconds()
    session.send("\r")
    guard let grouped = session.moment({ $0.screen.contains("1 / 20 ") }) else { return leftOut("20 groups", session) }
    return (shown - session.start, grouped - start)
  }

  private static func leftOut(_ what: String, _ session: Session) -> (shown: Double, grouped: Double)? {
    print("peer is left out: datui never shows \(what); its screen:\n\(session.screen)")
    return nil
  }
}
