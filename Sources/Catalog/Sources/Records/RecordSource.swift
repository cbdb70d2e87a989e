/// Records of text: one file or stream, or several files of one kind and one header, read as one.
struct RecordSource: Source {
  /// One file or stream.
  struct Part: Sendable {
    /// The argument as it was given.
    var name: [UInt8]
    /// Where its bytes come from.
    var origin: RecordOrigin
  }

  /// Its files or streams, in order; a stream stands alone.
  let parts: [Part]
  /// What is known of its form.
  let hints: DialectSniffer.Hints
  /// How it is to be read.
  let options: SourceOptions
  /// What was decided when it was opened first.
  private let settled = SettledForm()

  init(parts: [Part], hints: DialectSniffer.Hints, options: SourceOptions) {
    self.parts = parts
    self.hints = hints
    self.options = options
  }

  var name: [UInt8] { Array(parts.map(\.name).joined(separator: " ".utf8)) }

  func open(
    _ arrangement: Arrangement, into mailbox: Mailbox<CatalogEvent>
  ) throws(SourceError) -> any Loading {
    let loading = RecordLoading(mailbox: mailbox)
    let loader = try loader(arrangement, loading)
    // A file says at once whether it can be read as asked for; a stream only once something has come.
    let plan = loader.isStream ? nil : try loader.makePlan()
    try SourceError.naming(name) { () throws(SystemError) in
      try BackgroundThread.start { loader.run(plan) }
    }
    return loading
  }

  /// How it would be read. For files alone: a stream is waited for.
  func makePlan(_ arrangement: Arrangement) throws(SourceError) -> ReadingPlan {
    let loader = try loader(arrangement, RecordLoading(mailbox: Mailbox()))
    return try loader.attached { () throws(SourceError) in try loader.makePlan() }
  }

  private func loader(_ arrangement: Arrangement, _ loading: RecordLoading) throws(SourceError) -> RecordLoader {
    var inputs: [RecordLoader.Input] = []
    for part in parts {
      let bytes = try SourceError.naming(part.name) { () throws(SystemError) in try part.origin.open(options) }
      inputs.append(RecordLoader.Input(name: part.name, bytes: bytes))
    }
    return RecordLoader(
      inputs: inputs, hints: hints, options: options, arrangement: arrangement, loading: loading,
      settled: settled)
  }
}
