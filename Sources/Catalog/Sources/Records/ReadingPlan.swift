/// How a text is read, decided from a sample: how it is cut, what its columns are, what makes its rows.
struct ReadingPlan: Sendable {
  /// Up to so many records stand on one row, where no column makes rows.
  static let undividedCount = 50

  /// How it is cut.
  var format: RecordFormat
  /// Whether its first record names the columns.
  var hasHeader: Bool
  /// Its columns; records with more fields add to them.
  var columns: [Column]
  /// The same as a tree of names, of JSON.
  var names: JSONColumns
  /// How many fields a record should have; `nil` if there is nothing to say so.
  var expectedWidth: Int?
  /// What puts a record on a row.
  var grouping: Grouping
  /// The column that heads each card, by position.
  var titleColumn: Int?

  /// The column, by position, whose value a record is known by; `nil` if its bytes are that.
  private(set) var keyColumn: Int?
  /// Where the data of the first input starts, and on which line.
  var start: (offset: Int, line: Int)
  /// How many different values each column has in the sample, and whether there is more than that.
  var valueCounts: [Int] = []
  var countsAreOfSample = false
  /// Whether there is nothing to read.
  let isEmpty: Bool
  /// Rows of other groupings that a record must stand on.
  var within: [RowChoice]

  /// Decides.
  ///
  /// - Parameters:
  ///   - text: what a sample shows.
  ///   - isWhole: whether the sample is the whole text.
  /// - Throws: `SourceError` for a column that is asked for and not there.
  /// - Complexity: O(length of the sample).
  init(
    of text: SampledText, isWhole: Bool, options: SourceOptions, arrangement: Arrangement, source: [UInt8]
  ) throws(SourceError) {
    format = text.format
    hasHeader = text.hasHeader
    start = text.start
    names = text.names
    expectedWidth = text.expectedWidth
    // Text without a byte has no columns: none is called anything, and none could be missed.
    isEmpty = text.isEmpty && isWhole
    var columns = isEmpty ? [] : text.columns
    within = arrangement.within
    let records = ReadingPlan.records(text, within: within, isWhole: isWhole, separator: options.split)

    let profiles = columns.enumerated().map { position, column in
      ColumnProfile(position: position, name: column.name, records: records)
    }
    for profile in profiles where profile.isMostlyNumber {
      columns[profile.position].kind = .number
      if format.isJSON { names.setKind(.number, ofColumn: profile.position) }
    }
    self.columns = columns
    valueCounts = profiles.map(\.counts.count)
    countsAreOfSample = !isWhole
    // A search that finds nothing in nothing is no mistake.
    let asked = isEmpty ? Arrangement() : arrangement.fitted(to: columns)
    if let key = options.key, !isEmpty { keyColumn = try ColumnNames.find(key, in: columns, source: source) }

    let choice = ColumnChoice(profiles: profiles, isWhole: isWhole)
    if let wanted = asked.title {
      titleColumn = try ColumnNames.find(wanted, in: columns, source: source)
    }
    let used = Set(within.flatMap(\.grouping.positions))
    if asked.groupBy.isEmpty, format.hasMembers, !within.contains(where: { $0.grouping == .member }) {
      grouping = .member
    } else if asked.groupBy.isEmpty {
      let taken = used.union(titleColumn.map { [$0] } ?? [])
      let category = format.isLines ? nil : choice.category(except: taken)
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
    _ text: SampledText, within: [RowChoice], isWhole: Bool, separator: [UInt8]?
  ) -> [FieldSplitter.Record] {
    let filter = RowFilter(within, separator: separator, wholeTitle: [])
    if filter.isEmpty { return text.records }
    let passing = text.records.indices.filter { place in
      let record = text.records[place]
      return filter.passes { column in
        if column == JSONLayout.memberColumn {
          guard text.members.indices.contains(place), case .bytes(let name) = text.members[place] else { return nil }
          return name[...]
        }
        guard record.fields.indices.contains(column), case .bytes(let value) = record.fields[column] else {
          return nil
        }
        return value[...]
      }
    }
    return isWhole || passing.count >= 20 ? passing.map { text.records[$0] } : text.records
  }
}
