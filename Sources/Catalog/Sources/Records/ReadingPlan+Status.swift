extension ReadingPlan {
  /// What there is to tell of a reading before any record is read.
  func status(_ columns: [Column]) -> LoadStatus {
    var status = LoadStatus()
    status.grouping = grouping.text(columns)
    status.grouped = grouping
    status.titleColumn = titleColumn
    status.hasHeader = hasHeader && !isEmpty
    (status.valueCounts, status.countsAreOfSample) = (valueCounts, countsAreOfSample)
    for grouping in within.map(\.grouping) + [grouping] {
      if case .columns(let positions) = grouping { status.groupingColumns += positions }
    }
    return status
  }
}
