@testable import Catalog

/// One record as a batch has it, without what is numbered in the batch alone.
struct FoundRecord: Hashable {
  var start: Int
  var oddities: [RecordBatch.Oddity] = []
  /// The rows it stands on; `nil` if it is left out.
  var rows: [[UInt8]]?
}

extension RecordBatch {
  /// A batch that has something odd to say of every record: its width and its line.
  static func telling(_ placer: (grouper: Grouper, filter: RowFilter)) -> RecordBatch {
    RecordBatch(RecordPlacer(grouper: placer.grouper, filter: placer.filter, expectedWidth: .max))
  }

  /// The records, one by one.
  var found: [FoundRecord] {
    var found = zip(starts, places).map { start, place in
      var record = FoundRecord(start: start)
      if place != BatchRows.hidden {
        var ids: [[UInt8]] = []
        if place != BatchRows.missing { rows.forEachRow(of: place) { ids.append(rows.target($0).id) } }
        record.rows = ids
      }
      return record
    }
    for oddity in oddities {
      var told = oddity
      told.record = 0
      found[oddity.record].oddities.append(told)
    }
    return found
  }
}
