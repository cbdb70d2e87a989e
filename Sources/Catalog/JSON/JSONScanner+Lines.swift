extension JSONScanner {
  /// Takes all lines that have ended.
  func walkLines(isEnd: Bool, into batch: inout RecordBatch) {
    while true {
      let found = buffer.lineEnd(from: cursor)
      guard let end = found ?? (isEnd && buffer.count > start ? buffer.count : nil) else {
        cursor = buffer.count
        return
      }
      var last = end
      while last > start, JSONLayout.isBlank(buffer[last - 1]) { last -= 1 }
      if last > start || pendingStart < buffer.origin { endRecord(at: last, into: &batch) }
      start = end
      guard found != nil else {
        cursor = end
        return
      }
      start += 1
      line += 1
      startLine = line
      cursor = start
    }
  }
}
