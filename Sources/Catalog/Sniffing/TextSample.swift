/// The first bytes of a text, from which its form is told.
struct TextSample: Hashable, Sendable {
  /// The bytes, with the byte order mark if there is one.
  var bytes: [UInt8]
  /// Whether this is the whole text.
  var isWhole: Bool

  /// How much is read at first.
  static let firstCount = 1 << 16
  /// How much is read at most, to get two records of an unusually wide table.
  static let largestCount = 1 << 22

  /// Where the text starts: after a UTF-8 byte order mark.
  var textStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The records of the sample; one that the sample cuts is left out.
  ///
  /// - Complexity: O(length of the sample).
  func records(_ dialect: Dialect, atMost limit: Int) -> [FieldSplitter.Record] {
    var records: [FieldSplitter.Record] = []
    forEachRecord(dialect, atMost: limit) { position in
      let width = records.last?.fields.count ?? 1
      return FieldSplitter.split(bytes, from: position, dialect: dialect, width: width)
    } body: {
      records.append($0)
    }
    return records
  }

  /// How many fields those records have.
  ///
  /// - Complexity: O(length of the sample).
  func widths(_ dialect: Dialect, atMost limit: Int) -> [Int] {
    var widths: [Int] = []
    var width = 0
    forEachRecord(dialect, atMost: limit) { position in
      width = 0
      return FieldSplitter.walk(bytes, from: position, dialect: dialect) { _, _ in width += 1 }
    } body: { _ in
      widths.append(width)
    }
    return widths
  }

  /// Goes through those records, each cut by whoever knows what is wanted of it.
  private func forEachRecord(
    _ dialect: Dialect, atMost limit: Int, cut: (Int) -> FieldSplitter.Record, body: (FieldSplitter.Record) -> Void
  ) {
    var position = textStart
    var count = 0
    while position < bytes.count, count < limit {
      let record = cut(position)
      if !record.isTerminated, !isWhole { break }
      if !(record.end == position && dialect.skipsBlankLines) {
        body(record)
        count += 1
      }
      position = record.next
    }
  }

  /// Where the data starts, after byte order mark and header, and on which line.
  ///
  /// - Complexity: O(length of the header).
  func dataStart(_ dialect: Dialect, hasHeader: Bool) -> (offset: Int, line: Int) {
    var position = textStart
    while hasHeader, position < bytes.count {
      let record = FieldSplitter.split(bytes, from: position, dialect: dialect)
      let isBlank = record.end == position
      position = record.next
      if !isBlank { break }
    }
    let lines = bytes[..<position].count { $0 == dialect.terminator }
    return (position, lines + 1)
  }
}
