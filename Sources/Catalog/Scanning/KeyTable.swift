/// Numbers distinct byte strings from 0, in the order in which they come.
///
/// It is made for few strings that come often: a string of up to 16 bytes is compared as two words. Whoever chooses
/// the strings cannot make them collide, since the hash starts from a random number.
struct KeyTable: Sendable {
  private struct Entry {
    var digest: Digest
    var start: Int
    var count: Int
  }

  /// What is compared first: of up to 16 bytes it is the bytes themselves, of more a hash.
  private struct Digest: Equatable {
    var low: UInt64
    var high: UInt64
  }

  /// Many more than a grouping usually has rows, so that hardly two of them meet.
  private static let firstSlots = 256

  private var entries: [Entry] = []
  private var bytes: [UInt8] = []
  /// For each hash the number of its string, from 1; 0 if there is none.
  private var slots = [UInt32](repeating: 0, count: KeyTable.firstSlots)
  private let seed = Digest(low: .random(in: .min ... .max), high: .random(in: .min ... .max))

  /// How many strings there are.
  var count: Int { entries.count }

  /// The bytes of a string, by its number.
  func bytes(of number: Int) -> ArraySlice<UInt8> {
    let entry = entries[number]
    return bytes[entry.start..<entry.start + entry.count]
  }

  /// The number of a string, which is a new one if it did not come before.
  ///
  /// - Complexity: O(length) on average.
  @inline(__always)
  mutating func number(of key: UnsafeRawBufferPointer) -> Int {
    let digest = unsafe digest(key)
    let (number, slot) = unsafe search(digest, key)
    return unsafe number ?? add(key, digest, slot)
  }

  /// The number of a string; `nil` if it did not come before. Complexity: O(length) on average.
  func find(_ key: UnsafeRawBufferPointer) -> Int? {
    unsafe search(digest(key), key).number
  }

  /// The number of a string, or the slot where it would be.
  @inline(__always)
  private func search(_ digest: Digest, _ key: UnsafeRawBufferPointer) -> (number: Int?, slot: Int) {
    var slot = slot(of: digest, count: key.count)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if unsafe isEntry(number, digest, key) { return (number, slot) }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return (nil, slot)
  }

  @inline(never)
  private mutating func add(_ key: UnsafeRawBufferPointer, _ digest: Digest, _ slot: Int) -> Int {
    entries.append(Entry(digest: digest, start: bytes.count, count: key.count))
    unsafe bytes.append(contentsOf: key)
    slots[slot] = UInt32(entries.count)
    if entries.count * 2 > slots.count { grow() }
    return entries.count - 1
  }

  /// The number of a string.
  mutating func number(of key: [UInt8]) -> Int {
    unsafe key.withUnsafeBytes { unsafe number(of: $0) }
  }

  /// Forgets all strings and keeps the memory, unless most of it was of no use.
  mutating func removeAll() {
    if entries.isEmpty { return }
    let isUsed = slots.count == Self.firstSlots || entries.count * 16 > slots.count
    if !isUsed { slots.removeLast(slots.count - Self.firstSlots) }
    for slot in slots.indices { slots[slot] = 0 }
    entries.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  private func isEntry(_ number: Int, _ digest: Digest, _ key: UnsafeRawBufferPointer) -> Bool {
    let entry = entries[number]
    guard entry.digest == digest, entry.count == key.count else { return false }
    return unsafe key.count <= 16 || bytes(of: number).elementsEqual(key)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (number, entry) in entries.enumerated() {
      var slot = slot(of: entry.digest, count: entry.count)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number + 1)
    }
  }

  @inline(__always)
  private func slot(of digest: Digest, count: Int) -> Int {
    let mixed = Self.mix(digest.low ^ seed.low, digest.high ^ seed.high ^ UInt64(count))
    return Int(truncatingIfNeeded: mixed) & (slots.count - 1)
  }

  @inline(__always)
  private func digest(_ key: UnsafeRawBufferPointer) -> Digest {
    let count = key.count
    if count > 16 { return unsafe longDigest(key) }
    if count >= 8 { return Digest(low: unsafe Self.word(key, 0), high: unsafe Self.word(key, count - 8)) }
    if count >= 4 {
      // Two halves that may overlap hold all bytes.
      let low = unsafe UInt64(key.loadUnaligned(as: UInt32.self))
      return Digest(low: low, high: unsafe UInt64(key.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)))
    }
    if count == 0 { return Digest(low: 0, high: 0) }
    let ends = unsafe UInt64(key[0]) | UInt64(key[count - 1]) << 8
    return Digest(low: ends, high: unsafe UInt64(key[count / 2]))
  }

  private func longDigest(_ key: UnsafeRawBufferPointer) -> Digest {
    var hash = seed.low
    for start in stride(from: 0, to: key.count - 8, by: 8) {
      hash = Self.mix(hash ^ (unsafe Self.word(key, start)), seed.high)
    }
    return Digest(low: hash, high: unsafe Self.word(key, key.count - 8))
  }

  private static func word(_ key: UnsafeRawBufferPointer, _ start: Int) -> UInt64 {
    unsafe key.loadUnaligned(fromByteOffset: start, as: UInt64.self)
  }

  /// Both halves of a product, together.
  private static func mix(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let product = first.multipliedFullWidth(by: second)
    return product.high ^ product.low
  }
}
