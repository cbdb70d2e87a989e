/// Several sources that show their rows one after the other.
struct CombinedSource: Source {
  /// The sources, in order.
  let sources: [any Source]

  /// All names, as a command line has them.
  var name: [UInt8] { Array(sources.map(\.name).joined(separator: " ".utf8)) }

  func open(
    _ arrangement: Arrangement, into mailbox: Mailbox<CatalogEvent>
  ) throws(SourceError) -> any Loading {
    let loading = CombinedLoading(names: sources.map(\.name), mailbox: mailbox)
    var parts: [any Loading] = []
    do throws(SourceError) {
      for (place, source) in sources.enumerated() {
        let inner = Mailbox<CatalogEvent> { [weak loading] event in loading?.take(event, from: place) }
        var own = arrangement
        own.quest = arrangement.quest?.narrowed(toPart: place)
        parts.append(try source.open(own, into: inner))
      }
    } catch {
      loading.start(parts)
      loading.cancel()
      throw error
    }
    loading.start(parts)
    return loading
  }
}
