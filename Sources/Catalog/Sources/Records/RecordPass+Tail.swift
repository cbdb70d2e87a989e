/// Letting go of records, where only the last are kept.
extension RecordPass {
  /// Lets go of records if there are twice as many as are kept: that costs each record once on average.
  mutating func letGoOfMany() {
    if let tail, index.count >= 2 * tail + sizes.slack { letGo() }
  }

  /// Lets go of all records but the last, and of the files and bytes that only these needed.
  ///
  /// - Parameter isComplete: whether nothing more comes: how the rows stand is then told by the records alone.
  /// - Complexity: O(rows + records that stay).
  mutating func letGo(isComplete: Bool = false) {
    guard let tail, index.count > tail || isComplete else { return }
    index = index.last(tail, isOrderedAnew: isComplete)
    while segments.count > 1, segments[1].firstRecord <= index.firstOrdinal { segments.removeFirst() }
    trail?.moveUp(to: index.firstOrdinal)
    if trail != nil { segments[segments.count - 1].hold = trail?.hold }
  }

  /// Begins an input of which bytes may be gone, or come to be; where it is to be read from.
  mutating func enter(_ kept: KeptBytes, at place: TextPlace) -> TextPlace {
    let trail = MarkTrail(kept, from: mark(place))
    self.trail = trail
    segments[segments.count - 1].hold = trail.hold
    if trail.start.ordinal > index.readCount {
      index = RecordIndex(expectedWidth: plan.expectedWidth, after: trail.start)
      learn(trail.start.names)
      tookRecords(upTo: base + trail.start.place.offset)
    }
    return trail.start.place
  }

  /// Notes that all records before a place are in the index.
  mutating func passed(_ scanner: any BlockScanner) {
    guard trail?.wantsMark(at: scanner.pendingStart) == true else { return }
    let mark = mark(TextPlace(offset: scanner.pendingStart, line: scanner.pendingLine))
    trail?.add(mark)
  }

  /// What is known at a place, all records before which are in the index.
  private func mark(_ place: TextPlace) -> ReadingMark {
    ReadingMark(
      place: place, ordinal: index.readCount, losses: index.losses, widest: index.widest,
      names: plan.format.isJSON ? names : nil)
  }
}
