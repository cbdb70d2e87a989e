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

  /// How many of some records are in it. Complexity: O(length of the range / 64).
  func count(in range: Range<Int>) -> Int {
    var count = 0
    forEachWord(in: range) { _, word in count += word.nonzeroBitCount }
    return count
  }

  /// Adds the records of another set. Complexity: O(room).
  mutating func formUnion(_ other: RecordSet) {
    if other.words.count > words.count {
      words += [UInt64](repeating: 0, count: other.words.count - words.count)
    }
    for (index, word) in other.words.enumerated() { words[index] |= word }
  }

  /// The records from one on, counted from that one. Complexity: O(room).
  func dropping(_ count: Int) -> RecordSet {
    let room = max(0, words.count - count >> 6)
    var result = RecordSet(count: room << 6)
    let shift = UInt64(count & 63)
    for index in 0..<room {
      result.words[index] = words[index + count >> 6] >> shift
      if shift > 0, index + 1 < room { result.words[index] |= words[index + 1 + count >> 6] << (64 - shift) }
    }
    return result
  }

  /// Calls something for each record in a range, in order. Complexity: O(length of the range / 64 + records).
  func forEach(in range: Range<Int>, _ body: (Int) -> Void) {
    forEachWord(in: range) { first, word in
      var word = word
      while word != 0 {
        body(first + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
  }

  /// Calls something for each word that holds a part of a range, with the record of its lowest bit; bits beyond the
  /// range are not set.
  private func forEachWord(in range: Range<Int>, _ body: (Int, UInt64) -> Void) {
    let end = min(range.upperBound, words.count << 6)
    guard range.lowerBound < end else { return }
    for index in range.lowerBound >> 6...(end - 1) >> 6 {
      var word = words[index]
      let first = index << 6
      if first < range.lowerBound { word &= ~0 << UInt64(range.lowerBound - first) }
      if end - first < 64 { word &= ~(~0 << UInt64(end - first)) }
      body(first, word)
    }
  }
}
