/// A directory: its own files, and a row for each folder in it.
struct DirectorySource: Source {
  /// The path as it was given.
  let name: [UInt8]
  /// Whether names that start with a dot are shown.
  let showsHidden: Bool

  func open(
    _ arrangement: Arrangement, into mailbox: Mailbox<CatalogEvent>
  ) throws(SourceError) -> any Loading {
    if let column = arrangement.groupBy.first, !arrangement.optional.contains(.grouping) {
      throw SourceError(source: name, reason: "a directory is grouped by its folders, not by \"\(column)\"")
    }
    var titleColumn = 0
    if let title = arrangement.fitted(to: DirectoryColumns.all).title {
      titleColumn = try ColumnNames.find(title, in: DirectoryColumns.all, source: name)
    }
    let loading = DirectoryLoading(mailbox: mailbox)
    let lister = DirectoryLister(
      path: name, showsHidden: showsHidden, titleColumn: titleColumn, loading: loading)
    try SourceError.naming(name) { () throws(SystemError) in
      // Opened once here, so that what cannot be listed at all is told before a screen is there.
      _ = try DirectoryReader(name, in: nil, showsHidden: showsHidden)
      try BackgroundThread.start { lister.run() }
    }
    return loading
  }
}
