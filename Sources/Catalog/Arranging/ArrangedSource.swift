/// A source whose records are filtered and sorted as an arrangement says; the source beneath need not know of that.
///
/// It keeps what was read last. While the source has not changed, another filter or order starts from there.
struct ArrangedSource: Source {
  private let base: any Source
  private let cache = SnapshotCache()
  private let editions = Editions()

  /// Stands before a source.
  init(_ base: any Source) {
    self.base = base
  }

  var name: [UInt8] { base.name }

  func open(
    _ arrangement: Arrangement, into mailbox: Mailbox<CatalogEvent>
  ) throws(SourceError) -> any Loading {
    let beneath = arrangement.beneath
    // Taken before anything is read: what changes meanwhile is a change.
    let stamped = base as? any StampedSource
    let stamp = stamped?.stamp
    let edition = editions.number(of: stamp)
    var arrangement = arrangement
    // In the same bytes every record has the number it had.
    if arrangement.quest?.old?.edition == edition { arrangement.quest = nil }
    let loading = ArrangedLoading(
      arrangement, source: name, editions: stamped?.hasKey == true ? editions : nil, mailbox: mailbox)
    if !arrangement.readsAgain, let stamp, let kept = cache.snapshot(of: beneath, stamp: stamp) {
      if let records = kept as? RecordSnapshot { loading.take(kept: records) } else { loading.take(.changed(kept)) }
      return loading
    }
    let inner = Mailbox<CatalogEvent> { [cache, weak loading] event in
      var event = event
      if case .changed(var snapshot as RecordSnapshot) = event {
        snapshot.edition = edition
        event = .changed(snapshot)
      }
      if case .changed(let snapshot) = event, let stamp { cache.keep(snapshot, of: beneath, stamp: stamp) }
      loading?.take(event)
    }
    // What it asks for may tell how the source is to be read, and is no reason to read it again.
    var reading = beneath
    reading.asked = AskedColumns(arrangement)
    loading.start(try base.open(reading, into: inner))
    return loading
  }
}

extension Arrangement {
  /// The same without what is done to the records once they are read.
  fileprivate var beneath: Arrangement {
    var beneath = self
    beneath.filter = nil
    beneath.sort = []
    beneath.readsAgain = false
    beneath.quest = nil
    return beneath
  }
}
