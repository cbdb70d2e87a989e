import Catalog
import Platform

/// One reading of a file, timed.
struct Load {
  /// Seconds until the first snapshot with a record.
  var first = 0.0
  /// Seconds until all was there.
  var whole = 0.0
  /// What there is then.
  var snapshot: any CatalogSnapshot

  /// Reads a file and puts its records on rows by a column.
  init(_ file: TableFile, groupBy column: String) {
    do {
      let source = try SourceRegistry.source(for: [Array(file.path.utf8)])
      self = try Load(source, groupBy: column)
      precondition(snapshot.status.records == file.records, "records are missing")
    } catch {
      fatalError("\(error)")
    }
  }

  /// Reads a source; what it knows from an earlier reading it may use.
  ///
  /// - Parameter filter: what the records must hold; empty for nothing.
  init(_ source: any Source, groupBy column: String, filter: String = "") throws(SourceError) {
    var arrangement = Arrangement()
    arrangement.groupBy = [column]
    if !filter.isEmpty { arrangement.filter = FilterExpression(filter) }
    let start = Clock.seconds()
    let mailbox = Mailbox<CatalogEvent>()
    let loading = try source.open(arrangement, into: mailbox)
    defer { loading.cancel() }
    while true {
      var entry = pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&entry, 1, -1)
      for event in mailbox.drain() {
        guard case .changed(let snapshot) = event else { continue }
        if first == 0, snapshot.status.records > 0 { first = Clock.seconds() - start }
        if snapshot.status.isComplete {
          whole = Clock.seconds() - start
          self.snapshot = snapshot
          return
        }
      }
    }
  }
}
