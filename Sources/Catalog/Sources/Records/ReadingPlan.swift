/// How a text is read, decided from a sample: how it is cut, what its columns are, what makes its rows.
struct ReadingPlan: Sendable {
  /// Up to so many records stand on one row, where no column makes rows.
  static let undividedCount = 50

  /// How it is cut.
  var dialect: Dialect
  /// Whether its first record names the columns.
  var hasHeader: Bool
  /// Its columns; records with more fields add to them.
  var columns: [Column]
  /// How many fields a record should have; `nil` if there is nothing to say so.
  var expectedWidth: Int?
  /// What puts a record on a row.
  var grouping: Grouping
  /// The column that heads each card, by position.
  var titleColumn: Int?

  /// Decides.
  ///
  /// - Throws: `SourceError` for a column that is asked for and not there.
  /// - Complexity: O(length of the sample).
  init(
    sample: TextSample, hints: DialectSniffer.Hints, options: SourceOptions, arrangement: Arrangement,
    source: [UInt8]
  ) throws(SourceError) {
    dialect = DialectSniffer(hints: hints).dialect(of: sample)
    var records = sample.records(dialect, atMost: 1000)
    let isUsual = dialect.delimiter.count == 1 && DialectSniffer.usual.contains(dialect.delimiter[0])
    hasHeader =
      !dialect.isLines
      && (options.hasHeader ?? HeaderSniffer.hasHeader(records, isUsualDelimiter: isUsual))
    let header = hasHeader && !records.isEmpty ? records.removeFirst().fields : nil

    columns = ReadingPlan.columns(header: header, records: records, isLines: dialect.isLines)
    let profiles = columns.enumerated().map { position, column in
      ColumnProfile(position: position, name: column.name, records: records)
    }
    for (position, profile) in profiles.enumerated() where profile.isNumber {
      columns[position].kind = .number
    }
    if dialect.isLines {
      expectedWidth = nil
    } else if let header {
      expectedWidth = header.count
    } else if let common = CommonWidth(of: records.map(\.fields.count)), common.count * 10 >= records.count * 9
    {
      expectedWidth = common.width
    }

    let choice = ColumnChoice(profiles: profiles, isWhole: sample.isWhole)
    if let wanted = arrangement.title {
      titleColumn = try ColumnNames.find(wanted, in: columns, source: source)
    }
    if let key = options.key { _ = try ColumnNames.find(key, in: columns, source: source) }
    if arrangement.groupBy.isEmpty {
      let category = dialect.isLines ? nil : choice.category(except: titleColumn.map { [$0] } ?? [])
      grouping = category.map { .columns([$0]) } ?? .none
    } else {
      var positions: [Int] = []
      for wanted in arrangement.groupBy {
        positions.append(try ColumnNames.find(wanted, in: columns, source: source))
      }
      grouping = .columns(positions)
    }
    titleColumn = titleColumn ?? choice.title(except: grouping.positions)
    if grouping == .none, let titleColumn, records.count > ReadingPlan.undividedCount {
      grouping = .initial(of: titleColumn)
    }
  }

  private static func columns(header: [Field]?, records: [FieldSplitter.Record], isLines: Bool) -> [Column] {
    if isLines { return [Column(name: "line")] }
    if let header { return ColumnNames.names(of: header).map { Column(name: $0) } }
    var columns: [Column] = []
    ColumnNames.extend(&columns, to: records.map(\.fields.count).max() ?? 1)
    return columns
  }
}
