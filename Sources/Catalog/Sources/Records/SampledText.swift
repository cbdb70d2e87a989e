/// What a sample shows of a text of records: how it is cut, what its columns are, and records to choose columns by.
struct SampledText: Sendable {
  /// How it is cut.
  var format: RecordFormat
  /// Whether its first record names the columns.
  var hasHeader = false
  /// Its columns.
  var columns: [Column]
  /// The same as a tree of names, of JSON.
  var names = JSONColumns()
  /// How many fields a record should have; `nil` if there is nothing to say so.
  var expectedWidth: Int?
  /// The records, from all over the text where it can be entered anywhere.
  var records: [FieldSplitter.Record]
  /// For each record, the name of the array that it stands in; empty unless the text has such.
  private(set) var members: [Field] = []
  /// Where the data starts, and on which line.
  var start: (offset: Int, line: Int)

  /// Whether there is no record, nor a header.
  private(set) var isEmpty: Bool
  /// The line of the first record if nothing in the sample begins as a text of its kind does.
  private(set) var strangeLine: Int?

  /// Records of the beginning, and of each piece from all over the text. The first shelves wait for these.
  private static let sampledRecords = 300
  private static let spreadRecords = 50

  /// Looks at a sample of delimited text.
  ///
  /// - Parameters:
  ///   - spread: pieces from all over the text, if it is longer than the sample.
  ///   - skipsSequences: whether escape sequences are no part of a value, and say nothing about how the text is cut.
  ///   - settled: what was decided when the source was opened before, which holds while its first record is the same.
  /// - Complexity: O(length of the sample).
  init(
    delimited sample: TextSample, spread: (UInt8) -> [TextSample], hints: DialectSniffer.Hints, hasHeader: Bool?,
    skipsSequences: Bool = false, settled: SettledForm? = nil
  ) {
    var plain = sample
    if skipsSequences { plain.bytes = EscapeSequence.strippedLines(sample.bytes) }
    let sniffer = DialectSniffer(hints: hints)
    var dialect = sniffer.dialect(of: plain)
    dialect.skipsSequences = skipsSequences
    let before = settled?.decision(for: sample)
    if let before, before.dialect.delimiter != dialect.delimiter || before.dialect.isLines != dialect.isLines {
      dialect = before.dialect
    }
    format = .delimited(dialect)
    records = sample.records(dialect, atMost: Self.sampledRecords)
    isEmpty = records.isEmpty
    let isUsual = dialect.delimiter.count == 1 && DialectSniffer.usual.contains(dialect.delimiter[0])
    let told = hasHeader ?? before?.hasHeader
    self.hasHeader =
      !dialect.isLines
      && (told ?? sniffer.hasHeader(records, isUsualDelimiter: isUsual))
    if records.count > 1 {
      settled?.note(SettledForm.Decision(dialect: dialect, first: records[0].fields, hasHeader: self.hasHeader))
    }
    let header = self.hasHeader && !records.isEmpty ? records.removeFirst().fields : nil
    start = sample.dataStart(dialect, hasHeader: header != nil)
    columns = Self.columns(header: header, records: records, isLines: dialect.isLines)
    let width = dialect.isLines ? nil : header?.count ?? Self.usualWidth(of: records.map(\.fields.count))
    expectedWidth = width
    let others = spread(dialect.terminator).flatMap { [dialect] in $0.records(dialect, atMost: Self.spreadRecords) }
    records += others.filter { width == nil || $0.fields.count == width }
  }

  /// Looks at a sample of JSON. Complexity: O(length of the sample).
  init(json sample: TextSample, layout: JSONLayout, spread: (UInt8) -> [TextSample]) {
    format = .json(layout)
    records = []
    columns = []
    isEmpty = false
    start = (sample.textStart, 1)
    strangeLine = addRecords(of: sample, layout, atMost: Self.sampledRecords)
    // Other texts than lines cannot be entered in their middle.
    if layout == .lines, strangeLine == nil {
      for piece in spread(UInt8(ascii: "\n")) { _ = addRecords(of: piece, layout, atMost: Self.spreadRecords) }
    }
    columns = names.columns
    isEmpty = records.isEmpty && columns.isEmpty
  }

  /// Adds records of a sample; tells the line of the first if none of them begins as JSON does.
  private mutating func addRecords(of sample: TextSample, _ layout: JSONLayout, atMost limit: Int) -> Int? {
    let start = sample.textStart
    let member = RecordPlacer(
      grouper: Grouper(.member, separator: nil, wholeTitle: []), filter: RowFilter([], separator: nil, wholeTitle: []),
      expectedWidth: nil)
    let scanner = JSONScanner(
      layout: layout, columns: names, capturing: member.columns, at: TextPlace(offset: start))
    var batch = RecordBatch(member)
    unsafe sample.bytes.withUnsafeBytes { bytes in
      unsafe scanner.scan(UnsafeRawBufferPointer(rebasing: bytes[start...]), into: &batch)
    }
    if sample.isWhole { scanner.finish(into: &batch) }
    names = scanner.names ?? names
    let bad = batch.oddities.filter { $0.kind == .bad }
    let badRecords = Set(bad.map(\.record))
    let first = sample.bytes[start...].first { !JSONLayout.isBlank($0) }
    // Numbers and words are in any text, brackets not.
    var isJSON = first == UInt8(ascii: "[") || first == UInt8(ascii: "{") || bad.isEmpty
    for index in 0..<min(limit, batch.count) {
      let next = index + 1 < batch.count ? batch.starts[index + 1] : sample.bytes.count
      let bytes = Array(sample.bytes[batch.starts[index]..<next])
      isJSON = isJSON || bytes.first == UInt8(ascii: "{") || bytes.first == UInt8(ascii: "[")
      if badRecords.contains(index) { continue }
      let fields = JSONDecoder.decode(bytes, layout: layout, columns: names).fields
      records.append(FieldSplitter.Record(fields: fields))
      let place = batch.places[index]
      if layout.hasMembers {
        members.append(place == BatchRows.missing ? .missing : .bytes(Array(batch.rows.id(Int(place)))))
      }
    }
    return isJSON ? nil : bad.first?.line
  }

  /// How many fields nearly all records have; `nil` if they do not agree.
  private static func usualWidth(of widths: [Int]) -> Int? {
    guard let common = CommonWidth(of: widths), common.count * 10 >= widths.count * 9 else { return nil }
    return common.width
  }

  private static func columns(header: [Field]?, records: [FieldSplitter.Record], isLines: Bool) -> [Column] {
    if isLines { return [Column(name: "line")] }
    if let header { return ColumnNames.names(of: header).map { Column(name: $0) } }
    var columns: [Column] = []
    ColumnNames.extend(&columns, to: records.map(\.fields.count).max() ?? 1)
    return columns
  }
}
