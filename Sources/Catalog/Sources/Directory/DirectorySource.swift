struct DirectorySource: Source {
  let name: [UInt8]
  let showsHidden: Bool
  func open(
    _ arrangement: Arrangement, into mailbox: Mailbox<CatalogEvent>
  ) throws(SourceError) -> any Loading {
    throw SourceError(source: name, reason: "directories come soon")
  }
}
