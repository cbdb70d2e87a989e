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
    if other.count < entries.count { other = [Entry](repeating: entries[0], count: entries.count) }
    unsafe entries.withUnsafeMutableBufferPointer { entries in
      unsafe other.withUnsafeMutableBufferPointer { other in
        unsafe Self.scatter(entries, UnsafeMutableBufferPointer(rebasing: other[..<entries.count]), &counts)
      }
    }
  }

  /// Moves entries to and fro, by one byte after the other, the lowest first.
  private static func scatter(
    _ entries: UnsafeMutableBufferPointer<Entry>, _ other: UnsafeMutableBufferPointer<Entry>, _ counts: inout [Int]
  ) {
    var (from, to) = unsafe (entries, other)
    var isAway = false
    for byte in 0..<8 {
      let row = byte << 8
      let shift = UInt64(8 * byte)
      // A byte that is the same in all sorts nothing.
      if unsafe counts[row | Int(from[0].digit >> shift & 0xFF)] == from.count { continue }
      var sum = 0
      for value in 0..<256 {
        let count = counts[row | value]
        counts[row | value] = sum
        sum += count
      }
      for index in from.indices {
        let entry = unsafe from[index]
        let place = row | Int(entry.digit >> shift & 0xFF)
        unsafe to[counts[place]] = entry
        counts[place] += 1
      }
      unsafe swap(&from, &to)
      isAway.toggle()
    }
    if isAway { for index in entries.indices { unsafe entries[index] = other[index] } }
  }
}
