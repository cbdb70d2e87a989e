/// Puts the items of rows in order, by keys that are read eight bytes at a time and only as far as it takes.
///
/// First all items are sorted by the first eight bytes of their keys. Items that these do not tell apart, and whose
/// keys go on, are then sorted by the next eight, and so on. After `passes` of them what is left is compared
/// whole, key by key, as it is read.
///
/// Memory: nine bytes for each record of the source whose key is read, and 32 for each item of the longest row.
struct RowSorter {
  /// How often all keys are read, before they are read one by one.
  static let passes = 8

  /// Eight bytes of each record's key, by the record's number.
  private let digits: KeyDigits
  /// Reads keys.
  private let reader: any SortKeyReading
  private var radix = RadixSort()
  private var entries: [RadixSort.Entry] = []

  /// Prepares to sort.
  ///
  /// - Parameter recordCount: one more than the largest number of a record.
  init(recordCount: Int, reader: any SortKeyReading) {
    digits = KeyDigits(count: recordCount)
    self.reader = reader
  }

  /// Sorts each of some ranges of a list of records by itself.
  ///
  /// - Parameters:
  ///   - rows: the ranges; in each the records ascend.
  /// - Returns: false if it was cancelled, and the list is half sorted.
  /// - Complexity: O(n) for n records and each eight bytes of keys that are needed.
  mutating func sort(_ records: inout [UInt32], rows: [Range<Int>]) -> Bool {
    var open = rows.filter { $0.count > 1 }
    for pass in 0..<Self.passes where !open.isEmpty {
      var wanted = RecordSet(count: digits.count)
      for range in open { for index in range { wanted.insert(Int(records[index])) } }
      guard reader.readDigits(pass, of: wanted, into: digits) else { return false }
      var next: [Range<Int>] = []
      for range in open {
        if reader.isCancelled { return false }
        sort(&records, range, undecided: &next)
      }
      open = next
    }
    for range in open {
      if reader.isCancelled { return false }
      records[range].sort { first, second in
        let (left, right) = (reader.key(of: Int(first)), reader.key(of: Int(second)))
        return left == right ? first < second : left.lexicographicallyPrecedes(right)
      }
    }
    return true
  }

  /// Sorts a range by the bytes that were read, and finds the ranges in it that these leave undecided.
  private mutating func sort(_ records: inout [UInt32], _ range: Range<Int>, undecided: inout [Range<Int>]) {
    entries.removeAll(keepingCapacity: true)
    for index in range {
      entries.append(RadixSort.Entry(digit: digits[Int(records[index])], record: records[index]))
    }
    radix.sort(&entries)
    var start = 0
    for index in entries.indices {
      records[range.lowerBound + index] = entries[index].record
      let isEnd = index + 1 == entries.count || entries[index + 1].digit != entries[index].digit
      guard isEnd else { continue }
      // No key is the beginning of another, so those that end here are the same.
      if index > start, !digits.isWhole(Int(entries[index].record)) {
        undecided.append(range.lowerBound + start..<range.lowerBound + index + 1)
      }
      start = index + 1
    }
  }
}

/// Where the keys of records are read.
protocol SortKeyReading {
  /// Whether nobody waits for the order any more.
  var isCancelled: Bool { get }
  /// Reads eight bytes of the keys of some records.
  ///
  /// - Parameter pass: which eight, from 0.
  /// - Returns: false if it was cancelled.
  func readDigits(_ pass: Int, of records: RecordSet, into digits: KeyDigits) -> Bool
  /// The whole key of a record.
  func key(of record: Int) -> [UInt8]
}
