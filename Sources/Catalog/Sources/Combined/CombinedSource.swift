struct CombinedSource: Source {
  let sources: [any Source]
  var name: [UInt8] { sources.first?.name ?? [] }
  func open(
    _ arrangement: Arrangement, into mailbox: Mailbox<CatalogEvent>
  ) throws(SourceError) -> any Loading {
    throw SourceError(source: name, reason: "combined sources come soon")
  }
}
