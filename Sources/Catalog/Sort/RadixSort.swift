/// Sorts records by eight bytes of their keys; records with the same bytes stay as they were.
struct RadixSort {
  /// A record, and what it is sorted by.
  struct Entry: Sendable {
    var digit: UInt64
    var record: UInt32
  }

  private static let fewest = 256
  private var other: [Entry] = []

  /// Sorts entries. Complexity: O(n) for n entries, and n entries of memory beside them.
  mutating func sort(_ entries: inout [Entry]) {
    if entries.count < Self.fewest {
      // Records ascend among those that were the same so far, so this is stable.
      return entries.sort { ($0.digit, $0.record) < ($1.digit, $1.record) }
    }
    var counts = [Int](repeating: 0, count: 8 * 256)
    for entry in entries {
      for byte in 0..<8 { counts[byte << 8 | Int(entry.digit >> (8 * byte) & 0xFF)] += 1 }
    }
    if other.count < entries.count { other = entries }
    for byte in 0..<8 {
      let row = byte << 8
      // A byte that is the same in all sorts nothing.
      if counts[row | Int(entries[0].digit >> (8 * byte) & 0xFF)] == entries.count { continue }
      var sum = 0
      for value in 0..<256 {
        let count = counts[row | value]
        counts[row | value] = sum
        sum += count
      }
      for entry in entries {
        let place = row | Int(entry.digit >> (8 * byte) & 0xFF)
        other[counts[place]] = entry
        counts[place] += 1
      }
      other.swapFirst(with: &entries)
    }
  }
}

extension [RadixSort.Entry] {
  /// Exchanges the first elements for all of another list.
  fileprivate mutating func swapFirst(with list: inout Self) {
    if count == list.count { return swap(&self, &list) }
    for index in list.indices { (self[index], list[index]) = (list[index], self[index]) }
  }
}
