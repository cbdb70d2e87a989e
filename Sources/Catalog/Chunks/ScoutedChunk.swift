/// What a scout found in a chunk, provided that a record starts where it began.
struct ScoutedChunk: Sendable {
  /// Which chunk it is.
  var number: Int
  /// What is probably open in it, between records; `nil` if there will be no start of a record.
  var expected: JSONNesting?
  /// Its records. Lines are counted from where the scout began.
  var batch: RecordBatch
  /// The names that its records show; `nil` if columns were known beforehand.
  var names: JSONColumns?
  /// Where the scout began.
  var first = TextPlace()
  /// Where it ended: at the start of the record behind its last one; where it began if it found nothing.
  var end = TextPlace()

  /// Where in the batch the scan may be taken over by one that is at the start of a record; `nil` if nowhere.
  ///
  /// From the same place on, and with the same open, two scans find the same.
  func entry(at place: TextPlace) -> Int? {
    if end == first { return nil }
    if place.offset == first.offset {
      return place.nesting == first.nesting && place.indent == first.indent ? 0 : nil
    }
    guard let record = batch.index(ofStart: place.offset) else { return nil }
    return (batch.nesting(ofRecord: record) ?? first.nesting) == place.nesting ? record : nil
  }
}
