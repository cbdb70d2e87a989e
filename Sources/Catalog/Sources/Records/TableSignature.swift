/// What files must have in common to be read as one source: how they are cut and what their columns are.
struct TableSignature: Hashable, Sendable {
  private let format: RecordFormat
  private let hasHeader: Bool
  private let columns: [String]
  /// Whether there is nothing in the file, so that it may be the end of any table of its kind.
  let isEmpty: Bool

  /// Whether a file in which there is nothing may be read with one of this kind.
  func admits(_ empty: TableSignature) -> Bool {
    !isEmpty && format.isJSON == empty.format.isJSON && format.isLines == empty.format.isLines
  }

  /// Looks at the start of a file; `nil` for a stream, which stands alone.
  init?(
    of part: RecordSource.Part, hints: DialectSniffer.Hints, options: SourceOptions
  ) throws(SourceError) {
    // What grows without an end has to stand alone too: nothing would ever come after it.
    if case .stream = part.origin { return nil }
    if options.follows { return nil }
    // Which column is the key does not tell tables apart, and not every one of them needs to have it.
    var options = options
    options.key = nil
    // What is decoded is waited for: it is no slow producer.
    options.loadsWhole = true
    let plan = try RecordSource(parts: [part], hints: hints, options: options).makePlan(Arrangement())
    // Whether JSON stands in an array or on lines makes no other table of it, nor does the order of members.
    format = plan.format.isJSON ? .json(.values(ofArrays: plan.format.hasMembers)) : plan.format
    hasHeader = plan.hasHeader
    isEmpty = plan.isEmpty
    let names = plan.columns.map(\.name)
    columns = plan.format.isJSON ? names.sorted() : names
  }
}
