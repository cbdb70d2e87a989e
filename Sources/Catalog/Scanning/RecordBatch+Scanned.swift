extension RecordBatch {
  /// Takes over what a scanner found that gives each record's values one after the other, and empties it.
  mutating func takeAll(_ scanned: inout ScannedBatch) {
    let valueCount = scanned.records.isEmpty ? 0 : scanned.capturedEnds.count / scanned.records.count
    unsafe scanned.captured.withUnsafeBytes { captured in
      var start = 0
      for (place, record) in scanned.records.enumerated() {
        for end in scanned.capturedEnds[place * valueCount..<(place + 1) * valueCount] {
          unsafe take(UnsafeRawBufferPointer(rebasing: captured[start..<end]))
          start = end
        }
        add(start: record.start, line: record.line, width: record.fieldCount, isText: record.isText)
        if let line = record.openQuoteLine { noteOpenQuote(line: line) }
      }
    }
    scanned.removeAll()
  }
}
