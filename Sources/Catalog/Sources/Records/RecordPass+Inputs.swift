/// How the reading of an input begins.
extension RecordPass {
  /// Prepares for the next input.
  mutating func begin(_ input: RecordLoader.Input) {
    segments.append(
      RecordSegment(
        base: base, firstRecord: index.readCount, format: plan.format, bytes: input.bytes.bytes, name: input.name,
        stamp: input.bytes.stamp, keepsBytes: input.bytes.keepsBytes))
    begun += 1
    trail = nil
    chunksEnd = 0
    learntSize = 0
  }

  /// A scanner for the input, and the place of the first byte it is to be given.
  mutating func beginning(of input: RecordLoader.Input) -> (any BlockScanner, Int) {
    var start = plan.start
    if begun > 1, let sample = try? SampleReader(input: input.bytes, signal: loading.signal).read() {
      switch plan.format {
      case .delimited(let dialect):
        start = sample.dataStart(dialect, hasHeader: plan.hasHeader && isHeader(sample, dialect))
      case .json(let first):
        start = (sample.textStart, 1)
        segments[segments.count - 1].format = .json(JSONSniffer(sample).layout(laterHints) ?? first)
      }
    }
    var place = TextPlace(offset: start.offset, line: start.line)
    // Other text cannot be entered in its middle: all of its bytes are kept.
    if tail != nil, form.separator != nil, let kept = input.bytes.kept { place = enter(kept, at: place) }
    return (form.scanner(at: place, capturing: placer.columns), place.offset)
  }

  /// Whether a later input begins with the names of the columns. One that does not loses no record.
  private func isHeader(_ sample: TextSample, _ dialect: Dialect) -> Bool {
    guard let first = sample.records(dialect, atMost: 1).first else { return true }
    return ColumnNames.names(of: first.fields).elementsEqual(plan.columns.map(\.name))
  }

  /// How the input under way is cut.
  var form: any RecordForm {
    switch segments[segments.count - 1].format {
    case .delimited(let dialect): dialect
    case .json(let layout): JSONForm(layout: layout, columns: names)
    }
  }

  /// A reason with the input's name before it, where there are others.
  static func naming(_ input: RecordLoader.Input, _ reason: String, among all: [RecordLoader.Input]) -> String {
    all.count > 1 ? "\(Field.bytes(input.name).text): \(reason)" : reason
  }
}
