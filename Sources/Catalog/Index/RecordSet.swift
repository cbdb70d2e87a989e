/// A set of records, by their numbers; a bit each.
struct RecordSet: Hashable, Sendable {
  private var words: [UInt64]

  /// Makes an empty set with room for records below a number.
  init(count: Int) {
    words = [UInt64](repeating: 0, count: (count + 63) / 64)
  }

  /// Adds a record. Complexity: O(1).
  mutating func insert(_ record: Int) { words[record >> 6] |= 1 << UInt64(record & 63) }

  /// Whether a record is in it. Complexity: O(1).
  func contains(_ record: Int) -> Bool {
    record >> 6 < words.count && words[record >> 6] & (1 << UInt64(record & 63)) != 0
  }

  /// How many records are in it. Complexity: O(room).
  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Adds the records of another set. Complexity: O(room).
  mutating func formUnion(_ other: RecordSet) {
    if other.words.count > words.count {
      words += [UInt64](repeating: 0, count: other.words.count - words.count)
    }
    for (index, word) in other.words.enumerated() { words[index] |= word }
  }

  /// Calls something for each record in a range, in order. Complexity: O(length of the range / 64 + records).
  func forEach(in range: Range<Int>, _ body: (Int) -> Void) {
    guard !range.isEmpty else { return }
    for index in range.lowerBound >> 6...min((range.upperBound - 1) >> 6, words.count - 1) {
      var word = words[index]
      while word != 0 {
        let record = index << 6 | word.trailingZeroBitCount
        if range.contains(record) { body(record) }
        word &= word - 1
      }
    }
  }
}
