/// The rows that values of the grouping field make, in the order they were first seen.
///
/// One thread, the loader's, adds rows; any thread asks. `@unchecked Sendable` because the hash table is changed by
/// the loader's thread alone and under the lock, which others take to read it; the loader reads it
/// without, which is why a record whose row is known costs no lock.
final class RowTable: @unchecked Sendable {
  /// The identities of the rows.
  let keys = AppendOnlyList<RowKey>()
  /// What the rows are called.
  let titles = AppendOnlyList<[UInt8]>()
  private let lock = Locked(())
  private let bytes = AppendOnlyList<[UInt8]>()
  private var hashes: [UInt32] = []
  private var slots = [UInt32](repeating: RowTable.free, count: 64)
  private let seed = UInt64.random(in: .min ... .max)

  private static let free = UInt32.max

  /// How many rows there are; for the loader's thread alone.
  var count: Int { hashes.count }

  /// The place of the row of some bytes, which is made if there is none. For the loader's thread alone.
  ///
  /// - Parameter make: identity and title of a new row; called only then.
  /// - Complexity: O(length of `id`) on average.
  func row(for id: ArraySlice<UInt8>, make: () -> (key: RowKey, title: [UInt8])) -> Int {
    let hash = hash(id)
    let slot = slot(of: id, hash: hash)
    if slots[slot] != Self.free { return Int(slots[slot]) }
    let (key, title) = make()
    let row = hashes.count
    lock.withLock { _ in
      keys.append(key)
      titles.append(title)
      bytes.append(Array(id))
      hashes.append(hash)
      slots[slot] = UInt32(row)
      if hashes.count * 2 > slots.count { grow() }
    }
    return row
  }

  /// The place of the row of some bytes. Complexity: O(length of `id`) on average.
  func find(_ id: [UInt8]) -> Int? {
    lock.withLock { _ in
      let id = id[...]
      let slot = slot(of: id, hash: hash(id))
      return slots[slot] == Self.free ? nil : Int(slots[slot])
    }
  }

  /// The slot where some bytes are, or would be put.
  private func slot(of id: ArraySlice<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != Self.free {
      let row = Int(slots[slot])
      if hashes[row] == hash, bytes[row][...] == id { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func grow() {
    let mask = slots.count * 2 - 1
    slots = [UInt32](repeating: Self.free, count: slots.count * 2)
    for (row, hash) in hashes.enumerated() {
      var slot = Int(hash) & mask
      while slots[slot] != Self.free { slot = (slot + 1) & mask }
      slots[slot] = UInt32(row)
    }
  }

  /// FNV-1a from a random start, so that no file can be made to collide everywhere.
  private func hash(_ id: ArraySlice<UInt8>) -> UInt32 {
    var hash = seed
    for byte in id { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}
