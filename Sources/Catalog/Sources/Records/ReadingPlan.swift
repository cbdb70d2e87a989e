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

  /// Where the data of the first input starts, and on which line.
  var start: (offset: Int, line: Int)
  /// Rows of other groupings that a record must stand on.
  var within: [RowChoice]

  /// Decides.
  ///
  /// - Parameter spread: records from all over the text, if it is longer than the sample.
  /// - Throws: `SourceError` for a column that is asked for and not there.
  /// - Complexity: O(length of the sample).
  init(
    sample: TextSample, spread: (Dialect) -> [FieldSplitter.Record], hints: DialectSniffer.Hints,
    options: SourceOptions, arrangement: Arrangement, source: [UInt8]
  ) throws(SourceError) {
    dialect = DialectSniffer(hints: hints).dialect(of: sample)
    var records = sample.records(dialect, atMost: 1000)
    let isUsual = dialect.delimiter.count == 1 && DialectSniffer.usual.contains(dialect.delimiter[0])
    hasHeader =
      !dialect.isLines
      && (options.hasHeader ?? HeaderSniffer.hasHeader(records, isUsualDelimiter: isUsual))
    let header = hasHeader && !records.isEmpty ? records.removeFirst().fields : nil

    start = sample.dataStart(dialect, hasHeader: header != nil)

    var columns = ReadingPlan.columns(header: header, records: records, isLines: dialect.isLines)
    expectedWidth =
      dialect.isLines ? nil : header?.count ?? ReadingPlan.usualWidth(of: records.map(\.fields.count))
    let common = expectedWidth
    records += spread(dialect).filter { common == nil || $0.fields.count == common }
    within = arrangement.within
    records = ReadingPlan.records(records, within: within, isWhole: sample.isWhole, separator: options.split)

    let profiles = columns.enumerated().map { position, column in
      ColumnProfile(position: position, name: column.name, records: records)
    }
    for profile in profiles where profile.isNumber { columns[profile.position].kind = .number }
    self.columns = columns
    // Text without a byte has no columns that could be missed: a search that finds nothing is no mistake.
    let isEmpty = header == nil && records.isEmpty && sample.isWhole
    let asked = isEmpty ? Arrangement() : arrangement
    if let key = options.key, !isEmpty { _ = try ColumnNames.find(key, in: columns, source: source) }

    let choice = ColumnChoice(profiles: profiles, isWhole: sample.isWhole)
    if let wanted = asked.title {
      titleColumn = try ColumnNames.find(wanted, in: columns, source: source)
    }
    let used = Set(within.flatMap(\.grouping.positions))
    if asked.groupBy.isEmpty {
      let taken = used.union(titleColumn.map { [$0] } ?? [])
      let category = dialect.isLines ? nil : choice.category(except: taken)
      grouping = category.map { .columns([$0]) } ?? .none
    } else {
      var positions: [Int] = []
      for wanted in asked.groupBy {
        positions.append(try ColumnNames.find(wanted, in: columns, source: source))
      }
      grouping = .columns(positions)
    }
    titleColumn = titleColumn ?? choice.title(except: grouping.positions + used)
    if grouping == .none, let titleColumn, records.count > ReadingPlan.undividedCount,
      !within.contains(where: { $0.grouping == .initial(of: titleColumn) })
    {
      grouping = .initial(of: titleColumn)
    }
  }

  /// The sampled records that stand on chosen rows; all of them where the sample has too few of those.
  private static func records(
    _ records: [FieldSplitter.Record], within: [RowChoice], isWhole: Bool, separator: [UInt8]?
  ) -> [FieldSplitter.Record] {
    let filter = RowFilter(within, separator: separator, wholeTitle: [])
    if filter.isEmpty { return records }
    let passing = records.filter { record in
      filter.passes { column in
        guard record.fields.indices.contains(column), case .bytes(let value) = record.fields[column] else {
          return []
        }
        return value[...]
      }
    }
    return isWhole || passing.count >= 20 ? passing : records
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
