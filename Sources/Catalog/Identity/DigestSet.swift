/// A set of hashes that lie close together: 9 to 13 bytes each, also while it grows.
///
/// The upper bits of a hash choose one of many tables, each of which grows by itself and by a third: what is there twice
/// for that moment is little. For one thread at a time, hence `@unchecked Sendable`.
///
/// Invariants:
/// 1. A hash stands in its table where its lower bits say, or behind that with no empty slot in between.
/// 2. A slot of 0 is empty; whether 0 itself is in the set stands apart.
@safe final class DigestSet: @unchecked Sendable {
  @safe private struct Table {
    var slots: UnsafeMutablePointer<UInt64>
    var capacity: Int
    var count = 0

    /// Makes an empty table.
    init(capacity: Int) {
      self.capacity = capacity
      let memory = unsafe SystemMemory.allocate(capacity * MemoryLayout<UInt64>.stride)
      unsafe slots = memory.bindMemory(to: UInt64.self, capacity: capacity)
    }

    /// Gives its memory back.
    func free() { unsafe SystemMemory.free(slots, capacity * MemoryLayout<UInt64>.stride) }

    /// Adds a hash, for which there is room; false if it was there.
    @inline(__always)
    mutating func insert(_ hash: UInt64) -> Bool {
      var slot = Int((hash << UInt64(DigestSet.tableBits)).multipliedFullWidth(by: UInt64(capacity)).high)
      while true {
        let there = unsafe slots[slot]
        if there == hash { return false }
        if there == 0 { break }
        slot += 1
        if slot == capacity { slot = 0 }
      }
      unsafe slots[slot] = hash
      count += 1
      return true
    }
  }

  private static let tableBits = 8
  /// A page of memory.
  private static let firstCapacity = 512

  private var tables = [Table?](repeating: nil, count: 1 << DigestSet.tableBits)
  private var hasZero = false

  deinit { removeAll() }

  /// Adds a hash; false if it was there. Complexity: O(1) on average.
  func insert(_ hash: UInt64) -> Bool {
    if hash == 0 {
      defer { hasZero = true }
      return !hasZero
    }
    let index = Int(hash >> UInt64(64 - Self.tableBits))
    // Slots are found quickly as long as one of seven is empty.
    if tables[index].map({ $0.count * 7 >= $0.capacity * 6 }) ?? true { grow(index) }
    return tables[index]?.insert(hash) ?? false
  }

  /// Forgets all hashes and gives their memory back.
  func removeAll() {
    for index in tables.indices {
      tables[index]?.free()
      tables[index] = nil
    }
    hasZero = false
  }

  private func grow(_ index: Int) {
    guard let old = tables[index] else {
      tables[index] = Table(capacity: Self.firstCapacity)
      return
    }
    let page = Self.firstCapacity
    var larger = Table(capacity: (old.capacity * 4 / 3 + page - 1) / page * page)
    for slot in 0..<old.capacity {
      let hash = unsafe old.slots[slot]
      if hash != 0 { _ = larger.insert(hash) }
    }
    old.free()
    tables[index] = larger
  }
}
