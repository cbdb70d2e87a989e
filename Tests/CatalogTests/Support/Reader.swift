import Catalog
import Platform

/// Opens sources and waits for what they tell, as the loop of a screen does.
struct Reader {
  let mailbox = Mailbox<CatalogEvent>()
  let loading: any Loading

  /// Starts to read.
  init(_ source: any Source, _ arrangement: Arrangement = Arrangement()) throws {
    loading = try source.open(arrangement, into: mailbox)
  }

  /// The next events; empty if none comes for a minute, which is long for a sanitizer on a busy machine.
  func next() -> [CatalogEvent] {
    var entry = pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)
    poll(&entry, 1, 60_000)
    return mailbox.drain()
  }

  /// The first snapshot for which something holds.
  func snapshot(where holds: (any CatalogSnapshot) -> Bool) throws -> any CatalogSnapshot {
    while true {
      let events = next()
      if events.isEmpty { throw Silence() }
      for event in events {
        switch event {
        case .changed(let snapshot): if holds(snapshot) { return snapshot }
        case .failed(let error): throw error
        case .itemsReady: break
        }
      }
    }
  }

  /// The last snapshot.
  func finish() throws -> any CatalogSnapshot {
    try snapshot { $0.status.isComplete }
  }

  /// Nothing was told in time.
  struct Silence: Error {}
}

/// Reads sources to their end.
func read(
  _ names: [[UInt8]], _ options: SourceOptions = SourceOptions(), groupBy: [String] = [], title: String? = nil
) throws -> any CatalogSnapshot {
  var arrangement = Arrangement()
  arrangement.groupBy = groupBy
  arrangement.title = title
  return try Reader(try SourceRegistry.source(for: names, options: options), arrangement).finish()
}
