/// Reads the records of a source from start to end, on a thread of its own, and shows what it has as it goes.
struct RecordLoader: Sendable {
  /// One file or stream, open.
  struct Input: Sendable {
    /// The argument as it was given.
    var name: [UInt8]
    /// Its bytes.
    var bytes: any ByteInput
  }

  /// The files or streams, in order.
  let inputs: [Input]
  /// What is known of their form.
  let hints: DialectSniffer.Hints
  /// How they are to be read.
  let options: SourceOptions
  /// How records are to be put on rows.
  let arrangement: Arrangement
  /// Who is told.
  let loading: RecordLoading
  /// What was decided at earlier readings.
  var settled = SettledForm()
  /// In what pieces it is read.
  var sizes = ReadingSizes()

  /// Whether the bytes are still arriving.
  var isStream: Bool { inputs.contains { $0.bytes.expectedCount == nil } }

  /// Decides how to read, from the start of the first input.
  ///
  /// Waits for a stream to deliver a sample.
  func makePlan() throws(SourceError) -> ReadingPlan {
    guard let first = inputs.first else { throw SourceError(source: [], reason: "nothing to read") }
    let reader = SampleReader(
      input: first.bytes, signal: loading.signal,
      loadsWhole: options.loadsWhole,
      expectsTable: arrangement.needsColumns || options.key != nil)
    let sample = try SourceError.naming(first.name) { () throws(SystemError) in try reader.read() }
    if let unreadable = UnreadableKind(content: sample.bytes, hints: hints, options: options) {
      throw unreadable.error(source: first.name)
    }
    let text =
      if let layout = JSONSniffer(sample).layout(hints) {
        SampledText(json: sample, layout: settled.layout(layout, of: sample), spread: reader.spread)
      } else {
        SampledText(
          delimited: sample, spread: reader.spread, hints: askedHints, hasHeader: options.hasHeader,
          skipsSequences: options.takesColors, settled: settled)
      }
    if let line = text.strangeLine {
      throw SourceError(
        source: first.name, reason: "is no JSON: what begins at line \(line), column 1 is no value",
        advice: "--format lines shows it line by line")
    }
    return try ReadingPlan(
      of: text, isWhole: sample.isWhole, options: options, arrangement: arrangement, source: first.name)
  }

  /// What is known of the form, with the columns that are asked for.
  private var askedHints: DialectSniffer.Hints {
    var hints = hints
    hints.asked = arrangement.asked ?? AskedColumns(arrangement)
    for name in options.named { hints.asked.add(name) }
    hints.asked.add(options.key)
    return hints
  }

  /// Reads everything; what this thread does.
  ///
  /// - Parameter plan: how to read; `nil` to decide once a sample is there.
  func run(_ plan: ReadingPlan?) {
    attached {
      do throws(SourceError) {
        var plan = plan
        if plan == nil { plan = try makePlan() }
        guard let plan, !loading.signal.isCancelled else { return }
        var pass = RecordPass(plan: plan, options: options, inputs: inputs, loading: loading, sizes: sizes)
        pass.run()
      } catch {
        loading.fail(error)
      }
    }
  }

  /// Does something for which bytes must arrive: a stream rests while nobody is attached to it.
  func attached<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    for input in inputs { input.bytes.attach(loading.signal) }
    defer { for input in inputs { input.bytes.detach(loading.signal) } }
    return try body()
  }
}
