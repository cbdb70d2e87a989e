/// Which records stand on each row: a growing list of record numbers a row, all lists in one shared store.
///
/// A row's list is a chain of blocks, each twice as long as the one before, every block starting with the
/// place of the block before it. So a row costs eight bytes in a snapshot, however long its list is, and
/// a record costs four bytes a row it stands on, plus the part of the last block that is reserved.
///
/// Invariants:
/// 1. Numbers in a list ascend.
/// 2. What a `Row` value reaches never changes; appending makes a new value.
struct PostingLists: Sendable {
  /// The list of one row at one moment.
  struct Row: Hashable, Sendable {
    /// How many records it has.
    var count: UInt32 = 0
    /// Where its last block starts in the store.
    var lastBlock: UInt32 = 0
  }

  /// A row of one record, of which there may be as many as records, takes a block of two words.
  private static let firstBlockBits = 0

  private let store = SlabList<UInt32>()

  /// Adds a record to a row. For the writing thread alone. Complexity: O(1) amortised.
  func append(_ record: Int, to row: inout Row) {
    let (block, place) = Self.location(of: Int(row.count))
    if place == 0 {
      let start = store.reserve(1 + (1 << (block + Self.firstBlockBits)))
      store[start] = row.lastBlock
      row.lastBlock = UInt32(start)
    }
    store[Int(row.lastBlock) + 1 + place] = UInt32(record)
    row.count += 1
  }

  /// Adds records to a row. For the writing thread alone.
  ///
  /// - Parameters:
  ///   - base: what is added to each number.
  /// - Complexity: O(n).
  func append(_ records: UnsafeBufferPointer<UInt32>, adding base: UInt32, to row: inout Row) {
    var taken = 0
    while taken < records.count {
      let (block, place) = Self.location(of: Int(row.count))
      let length = 1 << (block + Self.firstBlockBits)
      if place == 0 {
        let start = store.reserve(1 + length)
        store[start] = row.lastBlock
        row.lastBlock = UInt32(start)
      }
      let first = Int(row.lastBlock) + 1 + place
      let count = min(length - place, records.count - taken)
      unsafe store.fill(first..<first + count) { part, before in
        for index in part.indices { unsafe part[index] = records[taken + before + index] &+ base }
      }
      taken += count
      row.count += UInt32(count)
    }
  }

  /// The same for records in an array. For the writing thread alone. Complexity: O(n).
  func append(_ records: ArraySlice<UInt32>, adding base: UInt32, to row: inout Row) {
    unsafe records.withUnsafeBufferPointer { unsafe append($0, adding: base, to: &row) }
  }

  /// The record at a place of a row. Complexity: O(log n).
  func record(at index: Int, of row: Row) -> Int {
    precondition(index < Int(row.count), "no item \(index) in a row of \(row.count)")
    let (block, place) = Self.location(of: index)
    var start = Int(row.lastBlock)
    for _ in block..<Self.location(of: Int(row.count) - 1).block { start = Int(store[start]) }
    return Int(store[start + 1 + place])
  }

  /// The place of a record in a row; `nil` if it does not stand there. Complexity: O(log n).
  func index(of record: Int, in row: Row) -> Int? {
    guard row.count > 0 else { return nil }
    var start = Int(row.lastBlock)
    var end = Int(row.count)
    var block = Self.location(of: end - 1).block
    while block > 0, Int(store[start + 1]) > record {
      end = Self.firstIndex(of: block)
      start = Int(store[start])
      block -= 1
    }
    let first = Self.firstIndex(of: block)
    var low = 0
    var high = end - first
    while low < high {
      let middle = (low + high) / 2
      if Int(store[start + 1 + middle]) < record { low = middle + 1 } else { high = middle }
    }
    guard first + low < end, Int(store[start + 1 + low]) == record else { return nil }
    return first + low
  }

  /// Calls something for each record of a row, in order, with its place. Complexity: O(n).
  func forEach(in row: Row, _ body: (_ place: Int, _ record: Int) -> Void) {
    guard row.count > 0 else { return }
    var starts = [Int(row.lastBlock)]
    for _ in 0..<Self.location(of: Int(row.count) - 1).block { starts.append(Int(store[starts[starts.count - 1]])) }
    var place = 0
    for (block, start) in starts.reversed().enumerated() {
      let end = min(Int(row.count), Self.firstIndex(of: block + 1))
      for index in 0..<end - place { body(place + index, Int(store[start + 1 + index])) }
      place = end
    }
  }

  /// The records of a row from one on, counted from that one. Complexity: O(log n + records).
  func records(of row: Row, from first: Int) -> [UInt32] {
    guard row.count > 0 else { return [] }
    var start = Int(row.lastBlock)
    var block = Self.location(of: Int(row.count) - 1).block
    var starts = [start]
    while block > 0, Int(store[start + 1]) > first {
      start = Int(store[start])
      starts.append(start)
      block -= 1
    }
    var records: [UInt32] = []
    for start in starts.reversed() {
      for index in 0..<min(Int(row.count), Self.firstIndex(of: block + 1)) - Self.firstIndex(of: block) {
        let record = Int(store[start + 1 + index])
        if record >= first { records.append(UInt32(record - first)) }
      }
      block += 1
    }
    return records
  }

  private static func location(of index: Int) -> (block: Int, place: Int) {
    let shifted = index + (1 << firstBlockBits)
    let bits = Int.bitWidth - 1 - shifted.leadingZeroBitCount
    return (bits - firstBlockBits, shifted - (1 << bits))
  }

  private static func firstIndex(of block: Int) -> Int {
    (1 << (block + firstBlockBits)) - (1 << firstBlockBits)
  }
}
