/// What a scout found in a chunk, provided that a record starts where it began.
struct ScoutedChunk: Sendable {
  /// Which chunk it is.
  var number: Int
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
  /// From the same place on, two scans find the same.
  func entry(at offset: Int) -> Int? {
    if end == first { return nil }
    return offset == first.offset ? 0 : batch.index(ofStart: offset)
  }

  /// The first of some records that starts where one of these does, by its place among them.
  ///
  /// - Complexity: O(n + log m), for the n that are passed over.
  func firstEntry(of starts: [Int]) -> Int? {
    guard let first = starts.first else { return nil }
    var place = batch.lowerBound(of: first)
    for (index, start) in starts.enumerated() {
      while place < batch.count, batch.starts[place] < start { place += 1 }
      if place == batch.count { return nil }
      if batch.starts[place] == start { return index }
    }
    return nil
  }
}
